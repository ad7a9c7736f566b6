import { randomBytes } from 'node:crypto';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketOf } from '../../functions/src/platform/storage.ts';
import { declineQuote } from '../../functions/src/quote/decline.ts';
import { clientActor } from '../../functions/src/records/quote/store.ts';
import { signIn } from '../support/sign-in.ts';
import { eventually, project, samples, admin as suiteAdmin } from '../support/suite.ts';
import { headOf, makeSent } from './quote-world.ts';
import { call, newAddress, password, signedIn } from './support/people.ts';
import { everything, placesIn } from './support/places.ts';
import { json, post } from './support/suite-http.ts';
import { caller, makeWorld, type World } from './world.ts';

// What the running product has of somebody, its triggers and its mail included, before and after they delete their
// account: every document of every collection, every file and every account is looked at.

const { db, auth } = suiteAdmin();
let world: World;

beforeAll(async () => {
  const own = await makeWorld('erase-suite');
  world = { ...own, projectId: project, deps: { ...own.deps, db, auth: async () => auth } };
});
afterAll(() => world.close());

/** Names that nobody else has. */
function newPerson() {
  const surname = `Quill${randomBytes(5).toString('hex')}`;
  return { email: newAddress(), surname, name: `Theodora ${surname}` };
}
type Somebody = ReturnType<typeof newPerson>;

const audited = (path: string) =>
  eventually(`the log of ${path}`, async () => {
    const { docs } = await db.collection('auditLog').where('path', '==', path).get();
    return docs.length > 0;
  });

/** As a browser writes it. */
async function write(uid: string, name: string, quoteId: string): Promise<string> {
  const ref = db.collection(`quotes/${quoteId}/messages`).doc();
  const at = new Date();
  const words = { body: 'Could it be blue?', authorName: name, authorKind: 'client' };
  const document: DocumentData = { ...words, createdBy: uid, createdAt: at, updatedBy: uid, updatedAt: at };
  await ref.set(document);
  await audited(ref.path);
  const asked = db.doc(`quotes/${quoteId}/events/question-${ref.id}`);
  await eventually('the history', async () => (await asked.get()).exists);
  return ref.path;
}

/** What they sent by forms, an open offer with a question, and one that they declined. */
async function live({ email, name }: Somebody) {
  const { uid } = await auth.createUser({ email, password, displayName: name, emailVerified: true });
  const recipient = { name, email, company: null, phone: '07700 900123' };
  const open = await makeSent(world, { recipient });
  const declined = await makeSent(world, { recipient });
  await call(world, await signedIn(world, { email }), 'ensureUser', {});
  await call(world, await signedIn(world, { email }), 'linkMyDocuments', {});
  const me = await signedIn(world, { email });
  const no = { version: 1, reason: `${name} has no use for it`, actor: clientActor(me), caller };
  await declineQuote(world.deps, { quoteId: declined, ...no });
  const message = await write(uid, name, open);
  const sent = { name, email, subject: 'Hello', message: `From ${name}`, consent: true };
  expect((await post('/api/contacts', JSON.stringify(sent), json)).status).toBe(201);
  await (await bucketOf(world.deps)).file(`incoming/${uid}/loose`).save(name);
  const letter = { to: email, subject: `Your offer, ${name}`, html: `<p>Dear ${name}</p>` };
  const bearer = { ...json, authorization: `Bearer ${(await signIn(samples.admin)).idToken}` };
  expect((await post('/api/email/send', JSON.stringify(letter), bearer)).status).toBe(202);
  return { uid, me, open, declined, message };
}

/** Until no mail to them is under way. */
const mailed = (email: string) =>
  eventually('the mails', async () => {
    const { docs } = await db.collection('outbox').where('to', 'array-contains', email).get();
    return docs.every((mail) => !['queued', 'sending'].includes(mail.get('status')));
  });

async function filesWith(words: readonly string[]): Promise<string[]> {
  const [files] = await (await bucketOf(world.deps)).getFiles();
  const held = await Promise.all(
    files.map(async (file) => {
      const [bytes] = await file.download().catch(() => [Buffer.alloc(0)]);
      const text = `${file.name} ${JSON.stringify(file.metadata)} ${bytes.toString('latin1')}`;
      return words.some((word) => text.includes(word)) ? [file.name] : [];
    }),
  );
  return held.flat();
}

async function accountsWith(words: readonly string[]): Promise<string[]> {
  const { users } = await auth.listUsers(1000);
  return users
    .filter((user) => words.some((word) => JSON.stringify(user).includes(word)))
    .map(({ uid }) => uid);
}

describe('deleting an account, in the running product', () => {
  it('leaves no trace of somebody who agreed to nothing', async () => {
    const person = newPerson();
    const { uid, me, open, declined } = await live(person);
    const words = [person.surname, person.email];
    await mailed(person.email);
    expect(placesIn(await everything(db), words)).toEqual(
      expect.arrayContaining(['clients', 'contacts', 'quotes', 'users']),
    );
    await call(world, me, 'deleteMyAccount', {});
    // The last mail tells them so, and forgets where it went.
    await mailed(person.email);
    expect((await db.doc(`quotes/${open}`).get()).exists).toBe(false);
    expect((await db.doc(`quotes/${declined}`).get()).exists).toBe(false);
    const left = await everything(db);
    expect(placesIn(left, [...words, person.surname.toLowerCase()])).toEqual([]);
    expect(placesIn(left, [uid])).toEqual(['auditLog']);
    expect(await filesWith([...words, uid])).toEqual([]);
    expect(await accountsWith([...words, uid])).toEqual([]);
    // Registering again finds nothing.
    await auth.createUser({ email: person.email, password, emailVerified: true });
    await call(world, await signedIn(world, person), 'ensureUser', {});
    await call(world, await signedIn(world, person), 'linkMyDocuments', {});
    const again = await signedIn(world, person);
    const { docs } = await db.collection('quotes').where('memberUids', 'array-contains', again.uid).get();
    expect(docs).toHaveLength(0);
  });

  it('leaves the other people of the client what is theirs, and no name', async () => {
    const person = newPerson();
    const { me, open, declined, message } = await live(person);
    const client = db.doc(`clients/${(await headOf(world, open)).clientId}`);
    const colleague = { name: 'Ned Cole', email: newAddress(), uid: null };
    await client.update({
      people: FieldValue.arrayUnion(colleague),
      emails: FieldValue.arrayUnion(colleague.email),
    });
    await mailed(person.email);
    await call(world, me, 'deleteMyAccount', {});
    // The last mail tells them so, and forgets where it went.
    await mailed(person.email);
    const words = [person.surname, person.email];
    // The trigger of the message that lost its author has run when the next one's has.
    await write('somebody', 'Somebody else', open);
    expect((await db.doc(message).get()).get('authorName')).toBe('Deleted contact');
    expect(placesIn(await everything(db), words)).toEqual([]);
    expect((await headOf(world, open)).status).toBe('withdrawn');
    expect(await headOf(world, declined)).toMatchObject({ status: 'declined', decline: { reason: '' } });
    expect(await filesWith(words)).toEqual([]);
  });
});
