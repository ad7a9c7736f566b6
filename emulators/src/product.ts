import { createHash } from 'node:crypto';
import { type ScheduleName, schedules } from '@agency/domain/platform/schedules';
import { startClock } from './clock/clock.ts';
import { runSchedule } from './clock/run-schedule.ts';
import { resetLimits } from './mailbox/limits.ts';
import { type Mailbox, startMailbox } from './mailbox/server.ts';
import { makeContext } from './seed/context.ts';
import { seedDocuments, seedPeople } from './seed/seed.ts';
import { type Admin, connectAdmin } from './suite/admin.ts';
import { buildIfChanged } from './suite/build.ts';
import { openData, type RunData, type Samples } from './suite/data.ts';
import { addressesOf, type NamedPort, type Ports, refuseTaken } from './suite/ports.ts';
import { textOf } from './suite/problem.ts';
import { refuseSilentSite } from './suite/ready.ts';
import { readSecrets } from './suite/secrets.ts';
import { type Suite, startSuite } from './suite/suite.ts';

export interface ProductOptions {
  /** Names the run in the cache directory. */
  name: string;
  ports: Ports;
  /** Whether data survive this run (`npm start`) or belong to it alone (tests). */
  keepsData: boolean;
  /** Begin anew, whatever an earlier run left. */
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
  /** Resolves when something that must run has ended by itself. */
  crashed: Promise<string>;
  /** Stops all of it; after a crash without saving, since what is left may be only a part. */
  stop: (how?: 'inOrder' | 'afterCrash') => Promise<void>;
}

/** Builds what has changed, starts all that the product consists of, and fills it: resolves when all of it answers. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { name, ports, fresh, report, onLine } = options;
  await refuseTaken(ports);
  await buildIfChanged(report);
  const data = options.keepsData ? openData(ports.hosting) : undefined;
  if (fresh) data?.remove();
  const importFrom = data && usableExport(data, report);
  const admin = connectAdmin(ports);
  const mailbox = await openMailbox(options, admin, data);
  report(importFrom ? 'Starting the emulators with the data of the last run.' : 'Starting the emulators.');
  let suite: Suite;
  try {
    suite = await startSuite({ name, ports, importFrom, report, ...(onLine && { onLine }) });
  } catch (error) {
    await closeBeside(mailbox, admin);
    throw error;
  }
  try {
    return await fill(options, { suite, mailbox, admin, data, hasData: importFrom !== undefined });
  } catch (error) {
    await suite.stop();
    await closeBeside(mailbox, admin);
    throw error;
  }
}

interface Parts {
  suite: Suite;
  mailbox: Mailbox;
  admin: Admin;
  /** Missing when what is entered belongs to this run alone. */
  data: RunData | undefined;
  hasData: boolean;
}

async function fill(options: ProductOptions, parts: Parts): Promise<Product> {
  const { suite, mailbox, admin, data } = parts;
  const { report } = options;
  const { addresses } = suite;
  const samples = await (parts.hasData ? wake(addresses.hosting, knownSamples(data)) : seed(options, parts));
  const stopClock = options.runsClock
    ? startClock({ schedules, run: (name) => runSchedule(addresses.functions, name), report })
    : () => undefined;
  let stopping: Promise<void> | undefined;
  return {
    addresses,
    directory: suite.directory,
    samples: {
      trackingUrl: addresses.hosting + samples.trackingPath,
      quoteUrl: addresses.hosting + samples.quotePath,
    },
    crashed: suite.crashed,
    stop: (how = 'inOrder') => {
      stopping ??= (async () => {
        stopClock();
        if (data && how === 'inOrder') await saveData(data, suite, report);
        await suite.stop();
        await closeBeside(mailbox, admin);
        data?.release();
      })();
      return stopping;
    },
  };
}

/** One whole request to each function that serves people: proves that they answer, and lets them load. */
async function wake<T>(hosting: string, besides: T | Promise<T>): Promise<T> {
  const [result] = await Promise.all([
    besides,
    refuseSilentSite(hosting, '/health'),
    refuseSilentSite(hosting, '/'),
  ]);
  return result;
}

/** What the last run left, unless its links were signed with a key that is gone: then it begins anew, and says so. */
function usableExport(data: RunData, report: (line: string) => void): string | undefined {
  const exported = data.lastExport();
  if (!exported || data.readSamples()?.signedWith === signingKeyMark()) return exported;
  report(
    'The signing key of the last run is gone, so its links are worth nothing: beginning with fresh data.',
  );
  data.remove();
  return undefined;
}

function knownSamples(data: RunData | undefined): Samples {
  const samples = data?.readSamples();
  if (!samples) throw new Error('The data of the last run name no sample links.');
  return samples;
}

async function seed(options: ProductOptions, { admin, suite, data }: Parts): Promise<Samples> {
  const { report, ports } = options;
  report('Writing the sample data.');
  const { addresses, withoutTriggers } = suite;
  const context = makeContext({ ...admin, addresses, ports, quietly: withoutTriggers });
  await seedDocuments(context);
  const { trackingPath, quotePath } = await wake(addresses.hosting, seedPeople(context));
  const samples = { trackingPath, quotePath, signedWith: signingKeyMark() };
  data?.writeSamples(samples);
  return samples;
}

/** Tells one signing key from another without being it. */
const signingKeyMark = (): string =>
  createHash('sha256').update(readSecrets().LINK_SIGNING_KEY).digest('hex').slice(0, 16);

async function saveData(data: RunData, suite: Suite, report: (line: string) => void): Promise<void> {
  try {
    await data.replaceExport(suite.exportTo);
  } catch (error) {
    report(`The data were not saved: ${textOf(error)}`);
  }
}

function openMailbox({ ports }: ProductOptions, admin: Admin, data: RunData | undefined): Promise<Mailbox> {
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

async function closeBeside(mailbox: Mailbox, admin: Admin): Promise<void> {
  await mailbox.close();
  await admin.close();
}
