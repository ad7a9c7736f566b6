import { describe, expect, it } from 'vitest';
import { queryFor, readAsked } from '../shared/list/address.ts';
import { inboxBulk } from './bulk.ts';
import { stateWords } from './conversation.tsx';
import { contactMessageList } from './lists.tsx';
import { withStaff } from './screen.tsx';
import { neighboursOf } from './use-neighbours.ts';

const staff = [
  { uid: 'me', name: 'Ada Admin' },
  { uid: 'ben', name: 'Ben Baker' },
];
const asked = (address: string) => {
  const list = withStaff(contactMessageList, staff, 'me');
  return queryFor(list, readAsked(list, new URLSearchParams(address)), new Date()).values;
};

describe('the list', () => {
  it.each([
    ['', [['new', 'open']]],
    ['show=all', []],
    ['assignee=me', [['new', 'open'], 'me']],
    ['show=archived&assignee=ben', [['archived'], 'ben']],
    ['assignee=gone', [['new', 'open']]],
  ])('asks %j for %j', (address, values) => {
    expect(asked(address)).toEqual(values);
  });

  it('keeps what is selected, whoever its colleagues are', () => {
    expect(withStaff(contactMessageList, [], 'me').selection).toBe(contactMessageList.selection);
  });
});

describe('the neighbours of the one that is open', () => {
  const ids = ['a', 'b', 'c'];
  it.each([
    ['a', 0, { previous: null, next: 'b' }],
    ['b', 1, { previous: 'a', next: 'c' }],
    ['c', 2, { previous: 'b', next: null }],
    // It was archived, and the others moved up.
    ['gone', 1, { previous: 'a', next: 'b' }],
    ['gone', 0, { previous: null, next: 'a' }],
    ['gone', 3, { previous: 'c', next: null }],
  ])('%s, which stood at %i', (id, stoodAt, expected) => {
    expect(neighboursOf(ids, id, stoodAt)).toEqual(expected);
  });
});

it('offers colleagues to assign several at once, and no one', () => {
  const assign = inboxBulk({ collection: 'contacts' }, staff).find(({ verb }) => verb === 'Assign');
  expect(assign?.choice?.options.map(({ label }) => label)).toEqual(['No one', 'Ada Admin', 'Ben Baker']);
});

it.each([
  ['bounced', null, 'kim@example.com doesn’t accept emails. Check the address, or call them.'],
  ['complained', null, 'They reported it as unwanted. Call them before you write again.'],
  ['failed', 'Refused', 'Refused'],
  ['failed', null, 'No reason given.'],
  ['queued', 'Down', 'Down'],
  ['queued', null, null],
  ['delivered', null, null],
] as const)('says of an email that is %s (%s): %s', (status, error, words) => {
  expect(stateWords({ status, error, to: ['kim@example.com'] })).toBe(words);
});
