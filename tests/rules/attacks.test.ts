import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf } from './callers.ts';
import { firestoreOf, firestoreRules, seed, startFirestore, store } from './environment.ts';
import { expectAllDenied, outcomeOf } from './outcome.ts';
import { projectId, quoteId, storedDocuments } from './rows.ts';
import { milestoneSample } from './sample-documents.ts';

let environment: RulesTestEnvironment;
let member: Firestore;
let admin: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  environment = await startFirestore('attacks');
  member = firestoreOf(contextOf(environment, 'member'));
  admin = firestoreOf(contextOf(environment, 'admin'));
}, 60_000);
beforeEach(() => seed(environment, storedDocuments('member')));
afterAll(() => environment.cleanup());

const stampsOf = (uid: string) => ({ updatedBy: uid, updatedAt: serverTimestamp() });
const newStampsOf = (uid: string) => ({ createdBy: uid, createdAt: serverTimestamp(), ...stampsOf(uid) });
const messageOf = (uid: string) => ({
  body: 'Hello',
  authorName: 'Ada Byron',
  authorKind: uid === 'admin' ? 'staff' : 'client',
  ...newStampsOf(uid),
});

describe('access that nobody gives himself', () => {
  test('memberUids is written by no browser, an admin’s included, by no way', async () => {
    const grab = { memberUids: ['member', 'other', 'admin'] };
    await expectAllDenied(
      Object.fromEntries(
        [`quotes/Q-444444`, `projects/P-444444`, 'invoices/draft', 'clients/unlinked'].flatMap((path) =>
          [member, admin].flatMap((who, index) => [
            [`update ${path} ${index}`, updateDoc(doc(who, path), grab)],
            [`merge ${path} ${index}`, setDoc(doc(who, path), grab, { merge: true })],
            [`create ${path}-new ${index}`, setDoc(doc(who, `${path}-new`), grab)],
            [`delete ${path} ${index}`, deleteDoc(doc(who, path))],
          ]),
        ),
      ),
    );
  });

  test('memberUids does not come in beside a lawful write', async () => {
    await expectAllDenied({
      milestone: updateDoc(doc(admin, `projects/${projectId}/milestones/one`), {
        title: 'New',
        memberUids: ['x'],
        ...stampsOf('admin'),
      }),
      message: setDoc(doc(member, `quotes/${quoteId}/messages/new`), {
        ...messageOf('member'),
        memberUids: ['x'],
      }),
      profile: updateDoc(doc(member, 'users/member'), { memberUids: ['x'], ...stampsOf('member') }),
    });
  });

  test('nobody makes himself an admin, approved or enabled again', async () => {
    const own = doc(member, 'users/member');
    await expectAllDenied({
      role: updateDoc(own, { role: 'admin', ...stampsOf('member') }),
      'role by merge': setDoc(own, { role: 'admin', ...stampsOf('member') }, { merge: true }),
      approval: updateDoc(own, { adminRequest: 'approved', ...stampsOf('member') }),
      address: updateDoc(own, { email: 'client@example.com', ...stampsOf('member') }),
      preferences: updateDoc(own, {
        'notificationPreferences.new-message-notification': false,
        ...stampsOf('member'),
      }),
      'delete and begin again': deleteDoc(own),
      'replace the whole': setDoc(own, { displayName: 'Ada', phone: null, ...stampsOf('member') }),
      list: setDoc(doc(member, 'access/admins'), { uids: ['member'] }),
      'list by an admin': updateDoc(doc(admin, 'access/admins'), { uids: ['admin', 'member'] }),
      'list of another name': setDoc(doc(admin, 'access/owners'), { uids: ['admin'] }),
    });
  });

  test('nobody makes a user document, not even the person’s own', async () => {
    const stranger = firestoreOf(
      environment.authenticatedContext('newcomer', { email_verified: true, auth_time: 1_790_000_000 }),
    );
    await expectAllDenied({
      own: setDoc(doc(stranger, 'users/newcomer'), {
        displayName: 'New',
        phone: null,
        ...stampsOf('newcomer'),
      }),
      'own as admin': setDoc(doc(stranger, 'users/newcomer'), {
        role: 'admin',
        ...newStampsOf('newcomer'),
      }),
    });
  });

  test('a claim of another kind, or set back by hand, opens nothing', async () => {
    const claims = [
      { role: 'Admin', sessionsFrom: 1_790_000_000 },
      { role: ['admin'], sessionsFrom: 1_790_000_000 },
      { role: true, sessionsFrom: 1_790_000_000 },
      { admin: true, sessionsFrom: 1_790_000_000 },
      { role: 'admin', sessionsFrom: '0' },
      { role: 'admin', sessionsFrom: null },
      { role: 'admin', sessionsFrom: 1_790_000_000, auth_time: null },
    ];
    const attempts = claims.map((claim, index) => {
      const token = { email_verified: true, auth_time: 1_790_000_000, ...claim };
      // The made token's types allow no such claims: that is what is tried.
      const context = environment.authenticatedContext('admin', token as Record<string, unknown>);
      return [`claim ${index}`, getDoc(doc(firestoreOf(context), 'settings/private'))] as const;
    });
    await expectAllDenied(Object.fromEntries(attempts));
  });

  test('without a list of admins nobody is one', async () => {
    await environment.withSecurityRulesDisabled((context) =>
      deleteDoc(doc(firestoreOf(context), 'access/admins')),
    );
    await expectAllDenied({ read: getDoc(doc(admin, 'settings/private')) });
    await store(environment, 'access/admins', { uids: 'admin' });
    await expectAllDenied({ 'a text is no list': getDoc(doc(admin, 'settings/private')) });
  });
});

describe('writing in another’s name', () => {
  test('is refused in every field that names the author', async () => {
    const fresh = doc(member, `quotes/${quoteId}/messages/forged`);
    await expectAllDenied({
      createdBy: setDoc(fresh, { ...messageOf('member'), createdBy: 'admin' }),
      updatedBy: setDoc(fresh, { ...messageOf('member'), updatedBy: 'admin' }),
      'as staff': setDoc(fresh, { ...messageOf('member'), authorKind: 'staff' }),
      'as client, by staff': setDoc(doc(admin, `quotes/${quoteId}/messages/forged`), {
        ...messageOf('admin'),
        authorKind: 'client',
      }),
      'another’s reading': setDoc(doc(member, `quotes/${quoteId}/reads/other`), {
        lastReadAt: serverTimestamp(),
        ...stampsOf('member'),
      }),
    });
  });

  test('a message that was sent is never edited or taken back', async () => {
    const path = `quotes/${quoteId}/messages/sent`;
    await setDoc(doc(member, path), messageOf('member'));
    await expectAllDenied(
      Object.fromEntries(
        [member, admin].flatMap((who, index) => [
          [`edit ${index}`, updateDoc(doc(who, path), { body: 'Otherwise' })],
          [`replace ${index}`, setDoc(doc(who, path), messageOf(index === 0 ? 'member' : 'admin'))],
          [`delete ${index}`, deleteDoc(doc(who, path))],
        ]),
      ),
    );
  });
});

describe('batches and transactions', () => {
  test('a batch that is lawful in parts only changes nothing', async () => {
    const batch = writeBatch(member);
    batch.set(doc(member, `quotes/${quoteId}/messages/lawful`), messageOf('member'));
    batch.update(doc(member, `quotes/${quoteId}`), { status: 'accepted' });
    expect(await outcomeOf(batch.commit())).toBe('denied');
    expect((await getDoc(doc(admin, `quotes/${quoteId}/messages/lawful`))).exists()).toBe(false);
  });

  test('a membership cannot be made in the batch that needs it', async () => {
    const other = firestoreOf(contextOf(environment, 'otherClient'));
    const batch = writeBatch(other);
    batch.update(doc(other, `quotes/${quoteId}`), { memberUids: ['other'] });
    batch.set(doc(other, `quotes/${quoteId}/messages/early`), messageOf('other'));
    expect(await outcomeOf(batch.commit())).toBe('denied');
  });

  test('two lawful steps at once, or through a transaction, go no further than one', async () => {
    const path = `projects/${projectId}/milestones/one`;
    const skip = runTransaction(admin, async (transaction) => {
      await transaction.get(doc(admin, path));
      transaction.update(doc(admin, path), {
        status: 'completed',
        completedAt: serverTimestamp(),
        ...stampsOf('admin'),
      });
    });
    expect(await outcomeOf(skip)).toBe('denied');
  });
});

describe('paths', () => {
  test('what has no rule is denied, beside and below what has one', async () => {
    await expectAllDenied(
      Object.fromEntries(
        [
          'unknown/one',
          `quotes/${quoteId}/unknown/one`,
          `quotes/${quoteId}/private/draft/more/one`,
          `projects/${projectId}/milestones/one/comments/one`,
          'users/admin/private/one',
          'settings/site/versions/one',
          'stepUpCodes/one',
          'suppressions/one',
          'metrics/2026-11',
        ].flatMap((path) => [
          [`get ${path}`, getDoc(doc(admin, path))],
          [`set ${path}`, setDoc(doc(admin, path), { text: 'text', ...newStampsOf('admin') })],
        ]),
      ),
    );
  });

  test('a parent that does not exist, or an id that could pass for another, takes nothing', async () => {
    const milestone = { ...milestoneSample, ...newStampsOf('admin') };
    await expectAllDenied({
      'milestone without project': setDoc(doc(admin, 'projects/P-999999/milestones/one'), milestone),
      'update without project': setDoc(doc(admin, 'projects/P-999999/updates/one'), {
        title: 'Week 1',
        body: 'We began.',
        ...newStampsOf('admin'),
      }),
      'message without quote': setDoc(doc(admin, 'quotes/Q-999999/messages/one'), messageOf('admin')),
      'dotted milestone': setDoc(doc(admin, `projects/${projectId}/milestones/one.2`), milestone),
      'long milestone': setDoc(doc(admin, `projects/${projectId}/milestones/${'a'.repeat(41)}`), milestone),
      'dotted message': setDoc(doc(member, `quotes/${quoteId}/messages/a.b`), messageOf('member')),
      'slash in disguise': setDoc(doc(member, `quotes/${quoteId}/messages/a%2Fb`), messageOf('member')),
    });
  });
});

describe('queries', () => {
  const mine = where('memberUids', 'array-contains', 'member');

  test('a client’s list works only within the own documents, and only by the page', async () => {
    const quotes = collection(member, 'quotes');
    const page = await getDocs(query(quotes, mine, orderBy('sentAt', 'desc'), limit(25)));
    expect(page.docs.map((found) => found.id)).toContain(quoteId);
    await expectAllDenied({
      'without limit': getDocs(query(quotes, mine)),
      'too large a page': getDocs(query(quotes, mine, limit(201))),
      'without the audience': getDocs(query(quotes, limit(25))),
      'another’s audience': getDocs(query(quotes, where('memberUids', 'array-contains', 'other'), limit(25))),
      'any audience': getDocs(
        query(quotes, where('memberUids', 'array-contains-any', ['member', 'other']), limit(25)),
      ),
      'by client': getDocs(query(quotes, where('clientId', '==', 'client'), limit(25))),
      'by status': getDocs(query(quotes, where('status', '==', 'sent'), limit(25))),
      'count of all': getCountFromServer(query(quotes, limit(100))),
    });
    expect((await getCountFromServer(query(quotes, mine, limit(100)))).data().count).toBeGreaterThan(0);
  });

  test('an admin’s list works only by the page', async () => {
    const outbox = collection(admin, 'outbox');
    expect((await getDocs(query(outbox, limit(200)))).size).toBe(1);
    await expectAllDenied({ all: getDocs(outbox), 'too large a page': getDocs(query(outbox, limit(201))) });
  });

  test('nothing is read by collection group, by a member or by an admin', async () => {
    const groups = [
      ...new Set([...firestoreRules.matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map((found) => found[1] ?? '')),
    ].filter((group) => group !== 'databases');
    expect(groups.length).toBeGreaterThan(25);
    const attempts = groups.flatMap((group) =>
      [member, admin].map((who, index): [string, Promise<unknown>] => [
        `${group} ${index}`,
        getDocs(query(collectionGroup(who, group), mine, limit(10))),
      ]),
    );
    await expectAllDenied(Object.fromEntries(attempts));
  });
});
