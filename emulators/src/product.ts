import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ScheduleName, schedules } from '@agency/domain/platform/schedules';
import { healthPath } from '@agency/domain/site/files';
import { paths } from '@agency/domain/site/paths';
import { startClock } from './clock/clock.ts';
import { runSchedule } from './clock/run-schedule.ts';
import { resetLimits } from './mailbox/limits.ts';
import { type Mailbox, startMailbox } from './mailbox/server.ts';
import { makeContext } from './seed/context.ts';
import { seedDocuments, seedPeople } from './seed/seed.ts';
import { grantAdmin, rebuildMetrics } from './seed/user.ts';
import { type Admin, connectAdmin } from './suite/admin.ts';
import { buildIfChanged } from './suite/build.ts';
import { openData, type RunData, type Samples } from './suite/data.ts';
import { makeRunDirectory } from './suite/paths.ts';
import { addressesOf, type NamedPort, type Ports, refuseTaken } from './suite/ports.ts';
import { Problem, textOf } from './suite/problem.ts';
import { type Progress, startProgress } from './suite/progress.ts';
import { refuseSilentSite, wakeFunctions } from './suite/ready.ts';
import { readSecrets } from './suite/secrets.ts';
import { type Suite, startSuite } from './suite/suite.ts';

export interface ProductOptions {
  /** Names the run in the cache directory. */
  name: string;
  ports: Ports;
  /** Whether data survive this run (`npm start`) or belong to it alone (tests). */
  keepsData: boolean;
  /** Start afresh, discarding an earlier run's data. */
  fresh: boolean;
  /** Whether scheduled functions are called at their times. */
  runsClock: boolean;
  report: (line: string) => void;
  onLine?: (line: string) => void;
}

export interface Product {
  addresses: Record<NamedPort, string>;
  directory: string;
  samples: { trackingUrl: string; quoteUrl: string };
  /** Resolves when an essential part has ended unexpectedly. */
  crashed: Promise<string>;
  /** Stops all of it; after a crash without saving, since the data may be incomplete. */
  stop: (how?: 'inOrder' | 'afterCrash') => Promise<void>;
}

/** Builds what has changed, starts the whole product and seeds it: resolves when all of it answers. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await refuseTaken(options.ports);
  const progress = startProgress(options.report);
  const directory = makeRunDirectory(options.name);
  const begun = new AsyncDisposableStack();
  try {
    await buildIfChanged(progress.report);
    const parts = await startParts(options, { directory, progress, begun });
    const ended = parts.suite.crashed.then((reason) => Promise.reject(new Problem(reason)));
    return finish(options, parts, begun, await Promise.race([fill(parts), ended]));
  } catch (error) {
    await begun.disposeAsync();
    const log = join(directory, 'firebase.log');
    throw progress.failure(error, existsSync(log) ? log : undefined);
  } finally {
    progress.end();
  }
}

interface Parts {
  suite: Suite;
  admin: Admin;
  ports: Ports;
  progress: Progress;
  directory: string;
  /** Missing when the data belongs to this run alone. */
  data: RunData | undefined;
  hasData: boolean;
}

interface Run {
  directory: string;
  progress: Progress;
  /** Collects how to stop each part as soon as it has started: the last started is stopped first. */
  begun: AsyncDisposableStack;
}

async function startParts(
  { ports, keepsData, fresh, onLine }: ProductOptions,
  { directory, progress, begun }: Run,
): Promise<Parts> {
  const { report } = progress;
  const data = keepsData ? openData(ports.hosting) : undefined;
  begun.defer(() => data?.release());
  if (fresh) data?.remove();
  const importFrom = data && usableExport(data, report);
  const admin = connectAdmin(ports);
  begun.defer(admin.close);
  const mailbox = await openMailbox(ports, admin, data);
  begun.defer(mailbox.close);
  report(importFrom ? 'Starting the emulators with the data from the last run.' : 'Starting the emulators.');
  const suite = await startSuite({ directory, ports, importFrom, report, ...(onLine && { onLine }) });
  begun.defer(suite.stop);
  return { suite, admin, ports, progress, directory, data, hasData: importFrom !== undefined };
}

function finish(
  { runsClock, report }: ProductOptions,
  { suite, data, directory }: Parts,
  begun: AsyncDisposableStack,
  samples: Samples,
): Product {
  const { addresses } = suite;
  const stopClock = runsClock
    ? startClock({ schedules, run: (name) => runSchedule(addresses.functions, name), report })
    : () => undefined;
  let stopping: Promise<void> | undefined;
  return {
    addresses,
    directory,
    samples: {
      trackingUrl: addresses.hosting + samples.trackingPath,
      quoteUrl: addresses.hosting + samples.quotePath,
    },
    crashed: suite.crashed,
    stop: (how = 'inOrder') => {
      stopping ??= (async () => {
        stopClock();
        if (data && how === 'inOrder') await saveData(data, suite, report);
        await begun.disposeAsync();
      })();
      return stopping;
    },
  };
}

/** Loads the sample data or those of the last run, and checks that the user-facing functions answer. */
async function fill(parts: Parts): Promise<Samples> {
  if (parts.hasData) {
    const samples = knownSamples(parts.data);
    await wake(parts);
    return samples;
  }
  const { admin, suite, ports, progress, data } = parts;
  progress.report('Writing the sample data.');
  const { addresses, withoutTriggers } = suite;
  const { note } = progress;
  const context = makeContext({ ...admin, addresses, ports, quietly: withoutTriggers, note });
  await seedDocuments(context);
  await Promise.all([wake(parts), grantAdmin(context), rebuildMetrics(context)]);
  const { trackingPath, quotePath } = await seedPeople(context);
  const samples = { trackingPath, quotePath, signedWith: signingKeyMark() };
  data?.writeSamples(samples);
  return samples;
}

async function wake({ suite: { addresses }, progress: { note } }: Parts): Promise<void> {
  await wakeFunctions(addresses.functions, { note });
  for (const path of [healthPath, paths.home()]) await refuseSilentSite(addresses.hosting, path, { note });
}

/** The last run's data, unless its links were signed with a lost key: then it starts afresh, and says so. */
function usableExport(data: RunData, report: (line: string) => void): string | undefined {
  const exported = data.lastExport();
  if (!exported || data.readSamples()?.signedWith === signingKeyMark()) return exported;
  report(
    'The signing key from the last run is missing, so its links no longer work. Starting with fresh data.',
  );
  data.remove();
  return undefined;
}

function knownSamples(data: RunData | undefined): Samples {
  const samples = data?.readSamples();
  if (!samples) throw new Error('The data from the last run has no sample links.');
  return samples;
}

/** Identifies a signing key without revealing it. */
const signingKeyMark = (): string =>
  createHash('sha256').update(readSecrets().LINK_SIGNING_KEY).digest('hex').slice(0, 16);

async function saveData(data: RunData, suite: Suite, report: (line: string) => void): Promise<void> {
  try {
    await data.replaceExport(suite.exportTo);
  } catch (error) {
    report(`The data hasn’t been saved: ${textOf(error)}`);
  }
}

function openMailbox(ports: Ports, admin: Admin, data: RunData | undefined): Promise<Mailbox> {
  const addresses = addressesOf(ports);
  const secrets = readSecrets();
  return startMailbox({
    port: ports.mailbox,
    site: addresses.hosting,
    apiKey: secrets.RESEND_API_KEY,
    webhookSecret: secrets.RESEND_WEBHOOK_SECRET,
    ...(data && { file: data.mailboxFile }),
    scheduleNames: Object.keys(schedules),
    runSchedule: (name: string | ScheduleName) => runSchedule(addresses.functions, name),
    resetLimits: () => resetLimits(admin.db),
  });
}
