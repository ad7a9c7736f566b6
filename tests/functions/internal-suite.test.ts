import { randomBytes } from 'node:crypto';
import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import { makeReference } from '@agency/domain/shared/ids';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, readMail, resetLimits, waitForMail } from '../support/mailbox.ts';
import { newProject } from '../support/samples.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { addresses, admin, eventually, project, unique } from '../support/suite.ts';
import { makeMail, suiteDeps } from './mail-links/make.ts';

// What staff keep to themselves, and all that one of the client's people can ask the database for, or is emailed.

const template = 'file-upload-notification';
const secret = 'Kept from the client';
const news = 'Told to the client';
const person = { email: `${unique('reader')}@example.com`, password: unique('a long password') };
const projectId = makeReference('project', (count) => randomBytes(count));
let token = '';

beforeAll(async () => {
  await resetLimits();
  const { db, auth } = admin();
  const { uid } = await auth.createUser({ ...person, displayName: 'Anna Field', emailVerified: true });
  const first = await signIn(person);
  await callOperation('ensureUser', {}, first.idToken);
  await callOperation('linkMyDocuments', {}, first.idToken);
  token = (await signIn(person)).idToken;
  const clientId = unique('client');
  const sample = (await db.doc('clients/sample-meadowbank-bakehouse').get()).data();
  await db.doc(`clients/${clientId}`).set({
    ...sample,
    billingEmail: person.email,
    people: [{ name: 'Anna Field', email: person.email, uid }],
    emails: [person.email],
    memberUids: [uid],
  });
  await db.doc(`projects/${projectId}`).set(newProject(projectId, { clientId, memberUids: [uid] }));
  await plant();
});
afterAll(async () => {
  const { db } = admin();
  // Left queued, the digest would fall due and never go: other files wait until nothing is due.
  const { docs } = await db.collection('outbox').where('to', 'array-contains', person.email).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await db.recursiveDelete(db.doc(`projects/${projectId}`));
});

/** As browsers and operations write them: the triggers of the suite do the rest. */
async function plant(): Promise<void> {
  const now = new Date();
  const stamps = { createdAt: now, updatedAt: now, createdBy: 'staff', updatedBy: 'staff' };
  const of = admin().db.doc(`projects/${projectId}`);
  const { createdBy: _by, ...ofFile } = stamps;
  const fileOf = (name: string, visibility: string) => ({
    ...{ name, visibility, size: 10, contentType: 'image/png', storagePath: 'files/P-1/one' },
    ...{ uploadedBy: 'staff', uploaderName: 'Sam Webb', uploaderKind: 'staff' },
    ...ofFile,
    updatedBy: 'system',
  });
  await of
    .collection('notes')
    .doc('note')
    .set({ title: secret, body: secret, ...stamps });
  await of
    .collection('files')
    .doc('hidden')
    .set(fileOf(`${secret}.png`, 'internal'));
  await of
    .collection('files')
    .doc('shown')
    .set(fileOf(`${news}.png`, 'client'));
  await of
    .collection('updates')
    .doc('update')
    .set({ title: news, body: news, ...stamps });
}

const documents = `${addresses.firestore}/v1/projects/${project}/databases/(default)/documents`;

async function ask(path: string, body?: unknown): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${documents}/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** A list, as browsers ask for it; of what is seen by this audience alone, where that is given. */
function list(collectionId: string, visibility?: string) {
  const field = { fieldPath: 'visibility' };
  const where =
    visibility === undefined
      ? {}
      : { where: { fieldFilter: { field, op: 'EQUAL', value: { stringValue: visibility } } } };
  return { from: [{ collectionId }], limit: 20, ...where };
}

const listed = (name: string, visibility?: string) =>
  ask(`projects/${projectId}:runQuery`, { structuredQuery: list(name, visibility) });

const counted = (name: string, visibility?: string) =>
  ask(`projects/${projectId}:runAggregationQuery`, {
    structuredAggregationQuery: {
      structuredQuery: list(name, visibility),
      aggregations: [{ alias: 'n', count: {} }],
    },
  });

describe('what is internal', () => {
  it('is in nothing that the client’s people can read', async () => {
    await waitForMail(person.email, 'project-update-notification');
    const readable = await Promise.all([
      ask(`projects/${projectId}`),
      ...['milestones', 'updates', 'activity', 'messages', 'reads'].map((name) => listed(name)),
      listed('files', 'client'),
    ]);
    expect(readable.map(({ status }) => status)).toEqual(readable.map(() => 200));
    const all = readable.map(({ text }) => text).join('');
    expect(all).toContain(news);
    expect(all).not.toContain(secret);
  });

  it.each([
    ['the notes', () => listed('notes')],
    ['how many notes there are', () => counted('notes')],
    ['a note', () => ask(`projects/${projectId}/notes/note`)],
    ['all files', () => listed('files')],
    ['the internal files', () => listed('files', 'internal')],
    ['how many internal files there are', () => counted('files', 'internal')],
    ['an internal file', () => ask(`projects/${projectId}/files/hidden`)],
  ])('refuses %s', async (_what, request) => {
    const { status, text } = await request();
    expect(status).toBe(403);
    expect(text).not.toContain(secret);
  });

  it('is in no email to them, sent or to be sent', async () => {
    const deps = suiteDeps();
    const digest = await eventually('the digest of the files', async () => {
      const ofPerson = deps.db.collection('outbox').where('to', 'array-contains', person.email);
      const { docs } = await ofPerson.get();
      return docs.map((found) => parseDocument(outboxMail, found.ref.path, found.data())).find(isOfFiles);
    });
    // A minute passes before it goes, on a clock that stands still here.
    const order = { template, data: digest.data, recipient: 'client', to: person.email } as const;
    const files = await makeMail(deps, order);
    expect(files.text).toContain(`${news}.png`);
    const sent = await Promise.all((await mailsTo(person.email)).map(({ id }) => readMail(id)));
    for (const { subject, text, html } of [files, ...sent]) {
      expect(`${subject}${text}${html}`).not.toContain(secret);
    }
  });
});

const isOfFiles = (mail: OutboxMail) => mail.template === template;
