import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallerName, uidOf } from './callers.ts';
import { profileName, projectId, quoteId } from './rows.ts';
import { firestoreAs, openSdkWorld, storeDocuments } from './sdk-world.ts';

// What the browser's own SDK does with the rules: the tables ask over HTTP, and this shows that the SDK's queries,
// listeners, batches, transactions and server times are asked the same.

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openSdkWorld('demo-rules-sdk');
});
afterAll(() => environment.cleanup());

const firestoreOf = (name: CallerName) => firestoreAs(environment, name);

// Each test finds the same documents, whatever the one before it left.
beforeEach(() => storeDocuments(environment));

const messageOf = (name: CallerName, kind: 'client' | 'staff') => ({
  body: 'When does it start?',
  authorName: profileName,
  authorKind: kind,
  createdBy: uidOf(name),
  createdAt: serverTimestamp(),
  updatedBy: uidOf(name),
  updatedAt: serverTimestamp(),
});

describe('reading with the SDK', () => {
  it('a member lists what is theirs, by pages, and nothing by a query that is not limited to them', async () => {
    const quotes = collection(firestoreOf('member'), 'quotes');
    const own = query(quotes, where('memberUids', 'array-contains', 'member'), limit(25));
    const found = await assertSucceeds(getDocs(own));
    expect(found.size).toBeGreaterThan(0);
    await assertFails(getDocs(query(quotes, limit(25))));
    await assertFails(getDocs(query(quotes, where('memberUids', 'array-contains', 'member'))));
    await assertFails(getDocs(query(quotes, where('memberUids', 'array-contains', 'other'), limit(25))));
    await assertFails(getCountFromServer(query(quotes, limit(25))));
  });

  it('a listener of another client gets a refusal and no document', async () => {
    const quote = doc(firestoreOf('otherClient'), 'quotes', quoteId);
    const answer = await new Promise((resolve) => {
      onSnapshot(
        quote,
        () => resolve('shown'),
        ({ code }) => resolve(code),
      );
    });
    expect(answer).toBe('permission-denied');
  });

  it.each(['visitor', 'unverified', 'oldSession', 'noSessionsFrom', 'otherClient'] as const)(
    '%s reads neither the project nor anything below it',
    async (name) => {
      const project = doc(firestoreOf(name), 'projects', projectId);
      await assertFails(getDoc(project));
      await assertFails(getDocs(query(collection(project, 'messages'), limit(5))));
    },
  );

  it('nobody queries over all collections of a name, staff neither', async () => {
    for (const name of ['member', 'admin'] as const) {
      await assertFails(getDocs(query(collectionGroup(firestoreOf(name), 'messages'), limit(5))));
    }
  });
});

describe('writing with the SDK', () => {
  it('takes a message with the server’s time, and refuses one with the client’s', async () => {
    const at = (id: string) => doc(firestoreOf('member'), 'quotes', quoteId, 'messages', id);
    await assertSucceeds(setDoc(at('sdk-1'), messageOf('member', 'client')));
    await assertFails(setDoc(at('sdk-2'), { ...messageOf('member', 'client'), createdAt: new Date() }));
  });

  it('a batch that is lawful in parts only changes nothing', async () => {
    const firestore = firestoreOf('member');
    const lawful = doc(firestore, 'quotes', quoteId, 'messages', 'sdk-batch');
    const batch = writeBatch(firestore);
    batch.set(lawful, messageOf('member', 'client'));
    batch.update(doc(firestore, 'quotes', quoteId), { status: 'accepted' });
    await assertFails(batch.commit());
    expect((await getDoc(lawful)).exists()).toBe(false);
  });

  it('a transaction that is lawful in parts only changes nothing', async () => {
    const firestore = firestoreOf('admin');
    const lawful = doc(firestore, 'projects', projectId, 'messages', 'sdk-transaction');
    const working = runTransaction(firestore, async (transaction) => {
      await transaction.get(doc(firestore, 'projects', projectId));
      transaction.set(lawful, messageOf('admin', 'staff'));
      transaction.update(doc(firestore, 'projects', projectId), { memberUids: ['admin'] });
    });
    await assertFails(working);
    expect((await getDoc(lawful)).exists()).toBe(false);
  });
});
