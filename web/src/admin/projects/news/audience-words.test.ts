import { erasedContact } from '@agency/domain/platform/erased';
import { expect, it } from 'vitest';
import { audienceWords } from './audience-words.ts';

const anna = { name: 'Anna Field', email: 'anna@example.com', uid: 'anna' };
const ben = { name: 'Ben Low', email: 'ben@example.com', uid: 'ben' };
const client = {
  name: 'Field & Low',
  people: [anna, ben],
  memberUids: ['anna', 'ben'],
  billingEmail: 'bills@example.com',
};
const shared = { membersVersion: 3 };
const places = 'appears on their project page and their tracking page.';

it('names everyone who is emailed, and no one else', () => {
  expect(audienceWords(shared, client)).toBe(
    `This is emailed to Anna Field and Ben Low at Field & Low, and it ${places}`,
  );
  const carl = { name: 'Carl Day', email: 'carl@example.com', uid: null };
  const people = [anna, carl, { ...anna, name: 'Anna Field' }];
  expect(audienceWords(shared, { ...client, people })).toBe(
    `This is emailed to Anna Field at Field & Low, and it ${places}`,
  );
});

it('says where it goes while no one has an account', () => {
  expect(audienceWords(shared, { ...client, memberUids: [] })).toBe(
    `No one at Field & Low has an account yet. This is emailed to bills@example.com, and it ${places}`,
  );
});

it.each([
  ['the project isn’t shared', { membersVersion: null }, client],
  [
    'the client’s contact was erased',
    shared,
    { ...client, memberUids: [], billingEmail: erasedContact.email },
  ],
  ['the client is gone', shared, null],
])('says that no one is emailed where %s', (_why, project, of) => {
  expect(audienceWords(project, of)).toMatch(/no one is emailed|no one to email/);
});
