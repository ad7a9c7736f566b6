import { randomBytes } from 'node:crypto';
import { createFaults } from '@agency/emulators/mailbox/faults';
import type { Message } from '@agency/emulators/mailbox/message';
import { createProvider } from '@agency/emulators/mailbox/provider';
import { makeContext } from '@agency/emulators/seed/context';
import { quoteIds } from '@agency/emulators/seed/quotes';
import { seedRecords } from '@agency/emulators/seed/seed';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { MailDeps } from '../../functions/src/mail/deps.ts';
import { drain } from '../../functions/src/mail/drain.ts';
import { type ProviderResult, toResult } from '../../functions/src/mail/provider.ts';
import type { MailMessage } from '../../functions/src/mail-queue/message.ts';
import { newMail } from '../../functions/src/mail-queue/outbox.ts';
import { queueMessage } from '../../functions/src/mail-queue/queue.ts';
import { readConfig } from '../../functions/src/platform/config.ts';
import { silentLog } from '../../functions/src/platform/log.ts';
import { admin } from '../support/suite.ts';

// A project of a test file's own in the running emulators: the suite's functions watch another one, so nothing but the
// test sends these mails. The clock is the test's, the provider the mailbox's own model of it.

const origin = 'https://downland.example';
export const second = 1_000;
export const hour = 3_600_000;
export const webhookSecret = `whsec_${Buffer.from('a secret for tests of webhooks').toString('base64')}`;

export interface World {
  readonly db: Firestore;
  readonly deps: MailDeps;
  readonly faults: ReturnType<typeof createFaults>;
  /** What the provider accepted and would deliver. */
  readonly delivered: Message[];
  /** Every request that reached the provider. */
  readonly requests: { readonly key: string; readonly at: number; readonly body: string }[];
  /** Runs before each sleep with the time at which it begins. */
  whenSleeping: (now: number) => Promise<void>;
  now: () => number;
  pass: (milliseconds: number) => void;
  /** Empties the queue, the mailbox and the lease. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

export async function makeWorld(): Promise<World> {
  admin();
  const project = `demo-mail-${randomBytes(3).toString('hex')}`;
  const app = initializeApp({ projectId: project, storageBucket: `${project}.appspot.com` }, project);
  const db = getFirestore(app);
  await seed(app, db);
  return worldOf(app, db, project);
}

async function seed(app: App, db: Firestore): Promise<void> {
  const places = { hosting: origin, auth: '', firestore: '', functions: '', storage: '', mailbox: '' };
  const ports = { hosting: 0, auth: 0, firestore: 0, functions: 0, storage: 0, mailbox: 0 };
  const quietly = (work: () => Promise<void>) => work();
  const admin = { db, auth: getAuth(app), storage: getStorage(app) };
  const note = () => undefined;
  const context = makeContext({ ...admin, addresses: places, ports, quietly, note });
  seedRecords(context);
  await context.commit();
}

interface Sending {
  readonly faults: World['faults'];
  readonly delivered: Message[];
  readonly requests: World['requests'];
  readonly now: () => number;
  readonly pass: World['pass'];
}

/** The mailbox's model of the provider, in the time of the test. */
function modelOf({ faults, delivered, requests, now, pass }: Sending): MailDeps['provider'] {
  const model = createProvider({
    apiKey: 're_test',
    faults,
    deliver: (message) => delivered.push(message),
    now,
    wait: async (milliseconds) => pass(milliseconds),
  });
  const send = async (message: MailMessage, key: string): Promise<ProviderResult> => {
    const body = JSON.stringify({ ...message, reply_to: message.replyTo });
    requests.push({ key, at: now(), body });
    const outcome = await model.send({ authorization: 'Bearer re_test', idempotencyKey: key, body });
    if (typeof outcome === 'string')
      return toResult({ data: null, error: {}, headers: null }, new Date(now()));
    const isTaken = outcome.status === 200;
    const answer = isTaken ? { data: outcome.body, error: null } : { data: null, error: outcome.body };
    return toResult({ ...answer, headers: outcome.headers }, new Date(now()));
  };
  return { send };
}

const configOf = (project: string) =>
  readConfig({
    SITE_ORIGIN: origin,
    GCLOUD_PROJECT: project,
    LINK_SIGNING_KEY: 'a key for the tests of mails, long enough',
    RESEND_API_KEY: 're_test_of_the_mails',
    RESEND_WEBHOOK_SECRET: webhookSecret,
  });

function worldOf(app: App, db: Firestore, project: string): World {
  // At noon, so that daily runs are not affected by midnight or a clock change.
  let time = new Date().setUTCHours(12, 0, 0, 0);
  const sending: Sending = {
    faults: createFaults(),
    delivered: [],
    requests: [],
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
  const world: World = {
    ...sending,
    db,
    whenSleeping: async () => {},
    deps: {
      db,
      auth: async () => getAuth(app),
      storage: async () => getStorage(app),
      clock: () => new Date(time),
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      config: configOf(project),
      log: silentLog,
      provider: modelOf(sending),
      sleep: async (milliseconds) => {
        await world.whenSleeping(time);
        world.pass(milliseconds);
      },
      jitter: () => 0.5,
    },
    reset: () => reset(world),
    close: () => deleteApp(app),
  };
  return world;
}

async function reset(world: World): Promise<void> {
  const { db, delivered, faults, pass, requests } = world;
  faults.set({ mode: 'ok' });
  delivered.length = 0;
  requests.length = 0;
  world.whenSleeping = async () => {};
  // The model's own window of a second, too.
  pass(10_000);
  await Promise.all([db.recursiveDelete(db.collection('outbox')), db.doc('locks/mail').delete()]);
}

/** The same dependencies, with a hook between the provider's response and its processing. */
export function afterSend({ deps }: World, happens: () => unknown): MailDeps {
  const { send } = deps.provider;
  return {
    ...deps,
    provider: {
      send: async (message, key) => {
        const result = await send(message, key);
        await happens();
        return result;
      },
    },
  };
}

/** Queues a mail with final text: for tests of the queue and not of the text. */
export function queuePlain(world: World, to: string): Promise<string> {
  return queueMessage(world.deps, 'notice', {
    from: 'hello@downland.example',
    to: [to],
    subject: `For ${to}`,
    html: '<p>Hello</p>',
    text: 'Hello',
  });
}

export async function queue(world: World, order: Parameters<typeof newMail>[0]): Promise<string> {
  const { path, data } = newMail(order, world.deps.clock());
  await world.db.doc(path).create(data);
  return order.id;
}

export const quotePath = `quotes/${quoteIds.sent}`;
let round = 0;

/** Queues the mail of a sent quote, under an id of its own, and has the quote wait for it. */
export async function queueQuote(world: World): Promise<string> {
  round += 1;
  const id = `quote-sent-notification.${quoteIds.sent}.1.${round}`;
  await world.db.doc(quotePath).update({ delivery: 'queued', deliveryMailId: id });
  return queue(world, {
    id,
    template: 'quote-sent-notification',
    to: ['client@example.com'],
    data: { quoteId: quoteIds.sent, version: 1 },
    deliveryPath: quotePath,
  });
}

/** What that quote says about its mail. */
export async function delivery(world: World): Promise<unknown> {
  return (await world.db.doc(quotePath).get()).get('delivery');
}

/** Whom the provider's mails would reach. */
export const received = (world: World) => world.delivered.map(({ to }) => to[0]).toSorted();

export async function entry(world: World, id: string) {
  const snapshot = await world.db.doc(`outbox/${id}`).get();
  return snapshot.data() ?? {};
}

/** Is a rendered message still cached? */
export async function hasCachedMessage(world: World, id: string): Promise<boolean> {
  const storage = await world.deps.storage();
  const [exists] = await storage.bucket(world.deps.config.storageBucket).file(`mail/${id}`).exists();
  return exists;
}

/** Drains, and comes back at each due time as the schedule does, until nothing waits. */
export async function drainUntilIdle(world: World, deps: MailDeps = world.deps): Promise<void> {
  for (let runs = 0; runs < 20; runs += 1) {
    await drain(deps);
    const waiting = await world.db.collection('outbox').where('status', 'in', ['queued', 'sending']).get();
    if (waiting.empty) return;
    const next = Math.min(...waiting.docs.map((doc) => doc.get('nextAttemptAt').toMillis()));
    if (next > world.now()) world.pass(next - world.now());
  }
  throw new Error('Mail still waits after 20 runs');
}

/** A promise that never settles, as in a killed process. */
export function never<T>(): Promise<T> {
  return new Promise<T>(() => {});
}
