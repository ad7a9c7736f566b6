import { setTimeout as wait } from 'node:timers/promises';
import { newMail } from '../../functions/src/mail-queue/outbox.ts';
import { setFault } from '../support/mailbox.ts';
import { admin, eventually, unique } from '../support/suite.ts';
import { type Result, resultOf } from './report.ts';

const queued = 200;
const outageMs = 60_000;
/** The provider takes two a second: a hundred seconds for two hundred, plus the waits between tries. */
const patienceMs = 15 * 60_000;

/** Queues password resets for one account of the bench; each is rendered, sent and recorded like any other mail. */
async function queueMails(count: number): Promise<string[]> {
  const { db, auth } = admin();
  const email = `${unique('bench')}@example.com`;
  const { uid } = await auth.createUser({ email, emailVerified: true, password: 'a long password' });
  const now = new Date();
  const mails = Array.from({ length: count }, (_, n) => {
    const id = `client-password-reset.${uid}.bench-${n}`;
    return newMail({ id, template: 'client-password-reset', to: [email], data: { uid } }, now);
  });
  const batch = db.batch();
  for (const { path, data } of mails) batch.create(db.doc(path), data);
  await batch.commit();
  return mails.map(({ path }) => path);
}

async function statuses(documents: readonly string[]): Promise<string[]> {
  const { db } = admin();
  const found = await db.getAll(...documents.map((path) => db.doc(path)));
  return found.map((one) => String(one.get('status')));
}

async function secondsUntilSent(documents: readonly string[]): Promise<number> {
  const began = performance.now();
  await eventually(
    `${documents.length} mails to be sent`,
    async () => (await statuses(documents)).every((status) => status === 'sent'),
    patienceMs,
  );
  return (performance.now() - began) / 1000;
}

/** How fast mail is sent, and how soon all of it is after a minute's outage of the provider. */
export async function measureMails(): Promise<Result[]> {
  const few = 40;
  const seconds = await secondsUntilSent(await queueMails(few));
  await setFault('500');
  const documents = await queueMails(queued);
  await wait(outageMs);
  await setFault('ok');
  const recovery = await secondsUntilSent(documents);
  return [
    resultOf({ name: 'Mails through the outbox', measured: few / seconds, unit: 'a second', atLeast: 1.5 }),
    // 100 s at the provider's two a second, plus the wait of those that failed twice or more.
    resultOf({
      name: `Recovery after an outage of ${outageMs / 1000} s with ${queued} mails queued`,
      measured: recovery,
      unit: 's',
      atMost: 240,
    }),
  ];
}
