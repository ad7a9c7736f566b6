import { londonFields, parseCron } from './cron.ts';

const MINUTE = 60_000;

export interface ClockOptions<Name extends string> {
  schedules: Readonly<Record<Name, { readonly cron: string }>>;
  run: (name: Name) => Promise<void>;
  report: (line: string) => void;
  now?: () => number;
}

/**
 * Calls each scheduled function at its own times, as Cloud Scheduler does in production. One still running when its
 * next time comes is left to finish. Returns a function that stops the clock.
 */
export function startClock<Name extends string>(options: ClockOptions<Name>): () => void {
  const { now = Date.now } = options;
  const tick = makeTick(options);
  let timer: NodeJS.Timeout;
  const wait = () => {
    // A little after the full minute, so that no rounding makes it the minute before.
    timer = setTimeout(
      () => {
        tick(new Date(now()));
        wait();
      },
      MINUTE - (now() % MINUTE) + 50,
    );
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}

/** Called each minute. */
export function makeTick<Name extends string>({ schedules, run, report }: ClockOptions<Name>) {
  const entries = (Object.entries(schedules) as [Name, { cron: string }][]).map(([name, { cron }]) => ({
    name,
    isDue: parseCron(cron),
  }));
  const running = new Set<Name>();
  return (at: Date): void => {
    const time = londonFields(at);
    for (const { name, isDue } of entries) {
      if (!isDue(time) || running.has(name)) continue;
      running.add(name);
      run(name)
        .catch((error: unknown) =>
          report(`Schedule ${name} failed: ${error instanceof Error ? error.message : error}`),
        )
        .finally(() => running.delete(name));
    }
  };
}
