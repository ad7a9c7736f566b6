import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { erasedContact } from '../platform/erased.ts';
import {
  droppedAddresses,
  emptied,
  formerBilling,
  gainsOf,
  leavingFor,
  mergedInto,
  mergeObstacle,
} from './merge.ts';
import type { Client, ClientPerson } from './schema.ts';

const now = new Date('2026-11-30T12:00:00Z');
const at = (name: string, uid: string | null = null): ClientPerson => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  uid,
});

function clientOf(rest: Partial<Client> = {}): Client {
  const people = rest.people ?? [at('Ann', 'ann')];
  return {
    kind: 'company',
    name: 'Weald Pottery Ltd',
    phone: null,
    archived: false,
    paymentTermsDays: null,
    purchaseOrderRequired: false,
    invoiceEmails: [],
    address: null,
    vatNumber: null,
    billingEmail: people[0]?.email ?? '',
    people,
    emails: people.map(({ email }) => email),
    invitations: [],
    invitedEmails: [],
    memberUids: people.flatMap(({ uid }) => uid ?? []),
    membersVersion: 1,
    spreadPending: false,
    searchTokens: [],
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
    ...rest,
  };
}

describe('why two records can’t be merged', () => {
  it.each<[string, Partial<Client>, Partial<Client>, RegExp | null]>([
    ['nothing', {}, {}, null],
    ['one VAT number is known', { vatNumber: 'GB123456789' }, {}, null],
    ['the other was merged', {}, { mergedInto: 'third' }, /itself merged/],
    ['the other is archived', {}, { archived: true }, /archived/],
    ['a contact is being erased', { erasing: 'ann@example.com' }, {}, /being erased/],
    ['company and person', { kind: 'person' }, {}, /company and the other a person/],
    ['rights', { kind: 'person', buys: 'private' }, { kind: 'person', buys: 'business' }, /different rights/],
    ['VAT numbers', { vatNumber: 'GB123456789' }, { vatNumber: 'GB987654321' }, /different businesses/],
    [
      'too many people',
      { people: Array.from({ length: 30 }, (_, index) => at(`A${index}`)) },
      { people: Array.from({ length: 30 }, (_, index) => at(`B${index}`)) },
      /more than 50 people/,
    ],
  ])('%s', (_what, from, into, expected) => {
    const obstacle = mergeObstacle(clientOf(from), clientOf(into));
    if (expected === null) expect(obstacle).toBeNull();
    else expect(obstacle).toMatch(expected);
  });
});

describe('the record that stays', () => {
  it('has nobody in place of somebody erased, nor bills there, once it has people', () => {
    const nobody = clientOf({ people: [{ ...erasedContact, uid: null }] });
    const known = clientOf();
    for (const merged of [mergedInto(nobody, known), mergedInto(known, nobody)]) {
      expect(merged.people).toEqual([at('Ann', 'ann')]);
      expect([merged.emails, merged.billingEmail]).toEqual([['ann@example.com'], 'ann@example.com']);
      expect(merged.searchTokens.join()).not.toContain('deleted');
    }
    expect(mergedInto(nobody, nobody).people).toEqual(nobody.people);
    expect([gainsOf(nobody, known), droppedAddresses(nobody, known), formerBilling(nobody, known)]).toEqual([
      [],
      [],
      null,
    ]);
    expect([droppedAddresses(known, nobody), formerBilling(known, nobody)]).toEqual([[], null]);
  });

  it('has the people of both, an entry an address, and keeps accounts', () => {
    const from = clientOf({ people: [at('Ann', 'ann'), at('Cleo', 'cleo')], membersVersion: 7 });
    const into = clientOf({ people: [at('Ann'), at('Bob', 'bob')] });
    const merged = mergedInto(from, into);
    expect(merged.people).toEqual([at('Ann', 'ann'), at('Bob', 'bob'), at('Cleo', 'cleo')]);
    expect(merged.memberUids).toEqual(['ann', 'bob', 'cleo']);
    expect([merged.membersVersion, merged.spreadPending]).toEqual([8, true]);
    expect(gainsOf(from, into)).toEqual([
      { name: 'Cleo', email: 'cleo@example.com', hasAccount: true, isInvited: false },
    ]);
    expect(gainsOf(into, from).map(({ name }) => name)).toEqual(['Bob']);
  });

  it('takes what it lacks, and says whose invoices go nowhere else', () => {
    const from = clientOf({
      vatNumber: 'GB123456789',
      phone: '01',
      invoiceEmails: ['x@a.example', 'y@a.example'],
    });
    const into = clientOf({ people: [at('Bob')], invoiceEmails: ['p@b.example', 'q@b.example'] });
    const merged = mergedInto(from, into);
    expect(merged).toMatchObject({ vatNumber: 'GB123456789', phone: '01', billingEmail: 'bob@example.com' });
    expect(merged.invoiceEmails).toEqual(['p@b.example', 'q@b.example', 'x@a.example']);
    expect(droppedAddresses(from, into)).toEqual(['ann@example.com', 'y@a.example']);
  });

  it('has exactly the people of both, and exactly those who could see either', () => {
    const person = fc.record({
      name: fc.constantFrom('Ann', 'Bob', 'Cleo', 'Dee', 'Eve'),
      isIn: fc.boolean(),
    });
    const some = fc.uniqueArray(person, { selector: ({ name }) => name, minLength: 1, maxLength: 5 });
    const people = some.map((all) => all.map(({ name, isIn }) => at(name, isIn ? name : null)));
    fc.assert(
      fc.property(people, people, (one, other) => {
        const [from, into] = [clientOf({ people: one }), clientOf({ people: other })];
        const merged = mergedInto(from, into);
        expect(new Set(merged.emails)).toEqual(new Set([...from.emails, ...into.emails]));
        expect(merged.people).toHaveLength(merged.emails.length);
        expect(new Set(merged.memberUids)).toEqual(new Set([...from.memberUids, ...into.memberUids]));
      }),
    );
  });
});

it('the old record leads on and in the end names nobody', () => {
  const from = clientOf({ people: [at('Ann', 'ann')], invoiceEmails: ['x@a.example'], phone: '01' });
  expect(leavingFor(from, 'into')).toMatchObject({ archived: true, mergedInto: 'into', mergePending: true });
  const left = emptied(leavingFor(from, 'into'));
  expect(left).toMatchObject({
    name: 'Weald Pottery Ltd',
    mergedInto: 'into',
    mergePending: false,
    memberUids: [],
  });
  expect(JSON.stringify({ ...left, people: [] })).not.toMatch(/ann|x@a/i);
  expect(left.people).toEqual([{ ...erasedContact, uid: null }]);
  expect(emptied(clientOf({ kind: 'person', name: 'Ann' })).name).toBe('Merged client');
});
