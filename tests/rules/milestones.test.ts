import { milestoneStatuses } from '@agency/domain/project/status';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf } from './callers.ts';
import { firestoreOf, seed, startFirestore, store } from './environment.ts';
import { expectAllDenied, outcomeOf } from './outcome.ts';
import { projectId, storedDocuments } from './rows.ts';
import { milestoneSample } from './sample-documents.ts';

let environment: RulesTestEnvironment;
let member: Firestore;
let admin: Firestore;

beforeAll(async () => {
  setLogLevel('silent');
  environment = await startFirestore('milestones');
  member = firestoreOf(contextOf(environment, 'member'));
  admin = firestoreOf(contextOf(environment, 'admin'));
  await seed(environment, storedDocuments('member'));
}, 60_000);
afterAll(() => environment.cleanup());

const stampsOf = (uid: string) => ({ updatedBy: uid, updatedAt: serverTimestamp() });
const newStampsOf = (uid: string) => ({ createdBy: uid, createdAt: serverTimestamp(), ...stampsOf(uid) });

const path = `projects/${projectId}/milestones/one`;
const at = new Date('2026-11-20T09:00:00Z');
const inState = (status: string, more = {}) => ({
  ...milestoneSample,
  status,
  completedAt: status === 'completed' ? at : null,
  ...more,
});

const { states } = milestoneStatuses;
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

test.each(pairs)('%s → %s as the domain’s table of states has it', async (from, to) => {
  await store(environment, path, inState(from));
  const changes = from === to ? {} : { completedAt: to === 'completed' ? serverTimestamp() : null };
  const answer = await outcomeOf(
    updateDoc(doc(admin, path), { status: to, ...changes, ...stampsOf('admin') }),
  );
  const isLawful = from === to || milestoneStatuses.can(from, to);
  expect(answer).toBe(isLawful ? 'allowed' : 'denied');
});

test('milestones take the time of completion from the server, and keep it', async () => {
  const document = doc(admin, path);
  await store(environment, path, inState('inProgress'));
  await expectAllDenied({
    'a time of one’s own': updateDoc(document, {
      status: 'completed',
      completedAt: at,
      ...stampsOf('admin'),
    }),
    none: updateDoc(document, { status: 'completed', ...stampsOf('admin') }),
    'before the end': updateDoc(document, {
      status: 'inReview',
      completedAt: serverTimestamp(),
      ...stampsOf('admin'),
    }),
    'without a step': updateDoc(document, { completedAt: serverTimestamp(), ...stampsOf('admin') }),
  });
  await store(environment, path, inState('completed'));
  await expectAllDenied({
    'moved later': updateDoc(document, { completedAt: serverTimestamp(), ...stampsOf('admin') }),
    'kept when reopened': updateDoc(document, { status: 'inProgress', ...stampsOf('admin') }),
  });
});

test('milestones raise the mail round only while completing, by one', async () => {
  const document = doc(admin, path);
  await store(environment, path, inState('inProgress', { mailRound: 2 }));
  const complete = { status: 'completed', completedAt: serverTimestamp(), ...stampsOf('admin') };
  await expectAllDenied({
    'without a step': updateDoc(document, { mailRound: 3, ...stampsOf('admin') }),
    'on another step': updateDoc(document, { status: 'inReview', mailRound: 3, ...stampsOf('admin') }),
    'by two': updateDoc(document, { ...complete, mailRound: 4 }),
    'back again': updateDoc(document, { ...complete, mailRound: 1 }),
  });
  expect(await outcomeOf(updateDoc(document, { ...complete, mailRound: increment(1) }))).toBe('allowed');
});

test('milestones are approved by the client alone, through a function', async () => {
  const approval = { answer: 'approved', by: 'member', name: 'Ada', at, comment: '' };
  await store(environment, path, inState('inReview', { approval }));
  await expectAllDenied({
    'a forged one': updateDoc(doc(admin, path), {
      approval: { ...approval, comment: 'Very good' },
      ...stampsOf('admin'),
    }),
    'taken away': updateDoc(doc(admin, path), { approval: null, ...stampsOf('admin') }),
    'by the member': updateDoc(doc(member, path), { approval, ...stampsOf('member') }),
    'on a new one': setDoc(doc(admin, `projects/${projectId}/milestones/new`), {
      ...milestoneSample,
      approval,
      ...newStampsOf('admin'),
    }),
  });
  const title = updateDoc(doc(admin, path), { title: 'Design, approved', ...stampsOf('admin') });
  expect(await outcomeOf(title)).toBe('allowed');
});

test('milestones begin as planned', async () => {
  await expectAllDenied(
    Object.fromEntries(
      states
        .filter((status) => status !== 'planned')
        .map((status) => [
          status,
          setDoc(doc(admin, `projects/${projectId}/milestones/new-${status}`), {
            ...inState(status),
            completedAt: status === 'completed' ? serverTimestamp() : null,
            ...newStampsOf('admin'),
          }),
        ]),
    ),
  );
});
