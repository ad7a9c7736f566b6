import { workerFile } from '@agency/domain/site/files';

interface Registration {
  readonly scope: string;
  readonly active: { readonly scriptURL: string } | null;
  readonly waiting: { readonly scriptURL: string } | null;
  readonly installing: { readonly scriptURL: string } | null;
  unregister(): Promise<boolean>;
}

/** True for a worker of an earlier site at this address, or of another part of it. */
function isOlder({ scope, active, waiting, installing }: Registration, origin: string): boolean {
  const workers = [active, waiting, installing].filter((worker) => worker !== null);
  const isOurs = workers.every(({ scriptURL }) => new URL(scriptURL).pathname === workerFile);
  return scope !== `${origin}/` || !isOurs;
}

/** Unregisters older workers, so that two never control the same pages. A failure is harmless. */
export async function unregisterOlder(registrations: readonly Registration[], origin: string): Promise<void> {
  const older = registrations.filter((registration) => isOlder(registration, origin));
  await Promise.allSettled(older.map((registration) => registration.unregister()));
}
