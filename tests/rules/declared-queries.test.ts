import { queries } from '@agency/domain/queries';
import { collections } from '@agency/domain/shared/collections';
import type { QuerySpec } from '@agency/domain/shared/query';
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, type Firestore, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallerName } from './callers.ts';
import { firestoreAs, openSdkWorld, storeDocuments } from './sdk-world.ts';

// Every query that is declared is asked by people who have no right to it: a new one can't be left out.

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openSdkWorld('demo-rules-queries');
  await storeDocuments(environment);
});
afterAll(() => environment.cleanup());

/** One connection for each. */
const known = new Map<CallerName, Firestore>();

function firestoreOf(name: CallerName): Firestore {
  const firestore = known.get(name) ?? firestoreAs(environment, name);
  known.set(name, firestore);
  return firestore;
}

const valueFor = ({ op }: QuerySpec['where'][number]): unknown => (op === 'in' ? ['member'] : 'member');

function ask(name: CallerName, spec: QuerySpec) {
  const path = collections[spec.collection]
    .split('/')
    .slice(0, -1)
    .join('/')
    .replace(/\{\w+\}/g, 'some');
  const all = collection(firestoreOf(name), path);
  const filters = spec.where.map((each) => where(each.field, each.op, valueFor(each)));
  const orders = spec.orderBy.map(({ field, direction }) => orderBy(field, direction));
  return getDocs(query(all, ...filters, ...orders, limit(Math.min(spec.limit, 10))));
}

const declared = Object.entries<QuerySpec>(queries);
const ofBrowsers = declared.filter(([, { caller }]) => caller !== 'system');

describe('a declared query', () => {
  it.each(ofBrowsers)('%s is refused to other clients, admins who wait and visitors', async (_name, spec) => {
    const others = ['otherClient', 'pendingAdmin', 'visitor', 'removedAdmin'] as const;
    await Promise.all(others.map((name) => assertFails(ask(name, spec))));
  });

  it.each(declared.filter(([, { caller }]) => caller === 'admin'))(
    '%s is answered to staff',
    async (_name, spec) => {
      await assertSucceeds(ask('admin', spec));
    },
  );

  it('is one of many', () => {
    expect(ofBrowsers.length).toBeGreaterThan(50);
  });
});
