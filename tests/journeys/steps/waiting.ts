import { makeReference } from '@agency/domain/shared/ids';
import type { DocumentData } from 'firebase-admin/firestore';
import { admin, unique } from '../../support/suite.ts';
import { issue, makeClient, makeDraft } from './invoices.ts';
import { owe } from './owing.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const made: string[] = [];
/** With numbers of ours, or about to have one: they stay. */
const invoices: string[] = [];

/** A document like a sample's, removed at the end. */
async function put(path: string, sample: DocumentData | undefined, own: DocumentData): Promise<string> {
  made.push(path);
  await admin()
    .db.doc(path)
    .set({ ...sample, ...own });
  return path;
}

async function someOf(collection: string): Promise<DocumentData | undefined> {
  return (await admin().db.collection(collection).limit(1).get()).docs[0]?.data();
}

const dayMs = 86_400_000;
/** Long before anything else that waits; one a week, so that each is due on a day of its own. */
const weekOf = (count: number) => new Date(Date.UTC(2019, 0, 2, 10) + count * 7 * dayMs);
const dayOf = (count: number) => weekOf(count).toISOString().slice(0, 10);

/** One of ten kinds that waits since this week: the id of its row on Today. */
type Maker = (week: number, clientId: string) => Promise<string>;

const makers: readonly Maker[] = [
  async (week) => {
    const id = makeReference('quote', randomBytes);
    const since = { awaitsReplySince: weekOf(week), lastMessageAt: { client: weekOf(week), staff: null } };
    const sample = (await admin().db.doc('quotes/Q-7K3M9P').get()).data();
    await put(`quotes/${id}`, sample, { ...since, number: id, memberUids: [], linkId: null });
    return `quotes/${id}/messages`;
  },
  async (week) => {
    const id = makeReference('quote', randomBytes);
    const sample = (await admin().db.doc('quotes/Q-3FTR7A').get()).data();
    // The first has been begun, which is no answer yet.
    const status = week < makers.length ? 'draft' : 'requested';
    const since = { createdAt: weekOf(week), requestedAt: weekOf(week) };
    return put(`quotes/${id}`, sample, { ...since, number: id, status });
  },
  async (week) => {
    const id = makeReference('contact', randomBytes);
    const own = { reference: id, status: 'new', createdAt: weekOf(week), quoteId: null };
    return put(`contacts/${id}`, await someOf('contacts'), own);
  },
  async (week) => {
    const id = makeReference('packageRequest', randomBytes);
    const own = { reference: id, status: 'new', createdAt: weekOf(week), quoteId: null };
    return put(`packageRequests/${id}`, await someOf('packageRequests'), own);
  },
  async (week) => {
    const { db } = admin();
    const id = makeReference('project', randomBytes);
    const [first] = (await db.collection('projects/P-7V4BQK/milestones').limit(1).get()).docs;
    const sample = (await db.doc('projects/P-7V4BQK').get()).data();
    // What the trigger writes too.
    const changesAsked = { milestoneId: 'one', title: `Step ${week}`, at: weekOf(week) };
    const quiet = { awaitsReplySince: null, memberUids: [], linkId: null, quoteId: null };
    await put(`projects/${id}`, sample, { ...quiet, number: id, name: `Changes ${week}`, changesAsked });
    const approval = {
      answer: 'changesRequested',
      by: 'nobody',
      name: 'Jo',
      at: weekOf(week),
      comment: 'Bigger',
    };
    const asked = { title: `Step ${week}`, status: 'changesRequested', completedAt: null, approval };
    return put(`projects/${id}/milestones/one`, first?.data(), asked);
  },
  async (week, clientId) => {
    const report = { paidOn: dayOf(week), reference: '', by: 'Jo', at: weekOf(week), askOn: dayOf(week) };
    const { id } = await owe(clientId, { paymentReported: report });
    made.push(`invoices/${id}`);
    return `invoices/${id}/reported`;
  },
  async (week, clientId) => {
    const number = await issue(clientId, `Overdue ${week}`, 100);
    const [found] = (await admin().db.collection('invoices').where('number', '==', number).get()).docs;
    await found?.ref.update({ dueOn: dayOf(week) });
    invoices.push(found?.id ?? '');
    return `invoices/${found?.id}/overdue`;
  },
  async (week, clientId) => {
    const id = await makeDraft(clientId, `Stage ${week}`, 100);
    await admin()
      .db.doc(`invoices/${id}`)
      .update({ dueSince: dayOf(week) });
    invoices.push(id);
    return `invoices/${id}/stage`;
  },
  async (week) => {
    const [sample] = (await admin().db.collection('checklists').where('kind', '==', 'running').limit(1).get())
      .docs;
    const item = { text: `Task ${week}`, done: false, assigneeUid: null, dueOn: dayOf(week), position: 0 };
    const id = unique('list');
    const own = { title: `Tasks of ${week}`, projectId: null, archived: false, items: { one: item } };
    const head = { openAssigneeUids: ['unassigned'], nextDueOn: dayOf(week), itemCount: 1, doneCount: 0 };
    await put(`checklists/${id}`, sample?.data(), { ...own, ...head });
    return `checklists/${id}/one`;
  },
  async (week) => {
    const failed = { status: 'failed', error: 'The mailbox is full', updatedAt: weekOf(week) };
    return put(`outbox/${unique('failed')}`, await someOf('outbox'), failed);
  },
];

/** Four of each of ten kinds, in turn; the ids of the rows, the most urgent first. */
export async function makeWaiting(): Promise<readonly string[]> {
  const { id } = await makeClient();
  const weeks = Array.from({ length: 4 * makers.length }, (_, week) => week);
  const rows: string[] = [];
  for (const week of weeks) rows.push((await makers[week % makers.length]?.(week, id)) ?? '');
  return rows;
}

/** For the end of a test: others look at Today too. */
export async function removeWaiting(): Promise<void> {
  const { db } = admin();
  await Promise.all(made.splice(0).map((path) => db.doc(path).delete()));
  const quiet = { dueOn: '2099-01-01', dueSince: null };
  await Promise.all(invoices.splice(0).map((id) => db.doc(`invoices/${id}`).update(quiet)));
}
