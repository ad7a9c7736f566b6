import type { Client } from '@agency/domain/client/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeClients } from '../../functions/src/client/merge.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { followAddress } from '../../functions/src/records/client/follow-member.ts';
import { leaveClients } from '../../functions/src/records/client/leave.ts';
import { finishMerge } from '../../functions/src/records/client/move-records.ts';
import { fieldsOf, makeClient, makeIssued } from './money-world.ts';
import { overtaken } from './overtaken.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import { call, makeAdmin, newAddress, signedIn } from './support/people.ts';
import { everything, placesIn } from './support/places.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// What happens to somebody's place at a client while its record is merged, and to links that were mailed.

let world: World;
let admin: Person;
const askedOn = '2026-11-30';
const why = { actor: 'system', action: 'test' };

beforeAll(async () => {
  world = await makeWorld('merge-raced');
  admin = await signedIn(world, await makeAdmin(world));
});
afterAll(() => world.close());

const merge = (fromId: string, intoId: string) =>
  mergeClients(world.deps, { fromId, intoId, dryRun: false, seen: null }, asStaff);
const clientAt = (id: string) => fieldsOf(world, `clients/${id}`);
const placesOf = async (word: string) => placesIn(await everything(world.deps.db), [word]);

/** A client with one person. */
function makeOne(rest: Partial<Client['people'][number]> = {}, client: Partial<Client> = {}) {
  const person = { name: 'Ann Ash', email: newAddress(), uid: null, ...rest };
  return makeClient(world, {
    people: [person],
    emails: [person.email],
    memberUids: person.uid === null ? [] : [person.uid],
    billingEmail: person.email,
    ...client,
  });
}

/** A record that is merged between being found and being written. */
async function makeRacing(person: Partial<Client['people'][number]>, client: Partial<Client> = {}) {
  const [fromId, intoId] = [await makeOne(person, client), await makeOne({ name: 'Bob', uid: 'bob' })];
  return { fromId, intoId, deps: overtaken(world, () => merge(fromId, intoId)) };
}

describe('somebody found at a record that is merged at that moment', () => {
  it('loses access at the other one too', async () => {
    const { fromId, intoId, deps } = await makeRacing({ uid: 'ann' });
    const invoiceId = await makeIssued(world, fromId);
    await leaveClients(deps, 'ann', why);
    expect((await clientAt(intoId)).memberUids).toEqual(['bob']);
    expect((await fieldsOf(world, `invoices/${invoiceId}`)).memberUids).toEqual(['bob']);
  });

  it('gets in by their new address alone', async () => {
    const [email, next] = [newAddress(), newAddress()];
    const { intoId, deps } = await makeRacing({ uid: 'cleo', email });
    await followAddress(deps, 'cleo', next);
    const emails = JSON.stringify((await clientAt(intoId)).emails);
    expect([emails.includes(email), emails.includes(next)]).toEqual([false, true]);
  });

  it.each<[string, (email: string) => Partial<Client>]>([
    ['as a contact', (email) => ({ people: [{ name: 'Dee', email, uid: null }], emails: [email] })],
    [
      'as invited',
      (email) => ({
        invitations: [{ name: 'Dee', email, invitedBy: 'bob', invitedAt: new Date() }],
        invitedEmails: [email],
      }),
    ],
    ['for copies of invoices', (email) => ({ invoiceEmails: [email] })],
  ])('is erased and corrected there too: %s', async (_what, rest) => {
    const email = newAddress();
    const erased = await makeRacing({}, rest(email));
    await call({ ...world, deps: erased.deps }, admin, 'erasePerson', { email, askedOn });
    expect(await placesOf(email)).toEqual([]);
    const wrong = newAddress();
    const corrected = await makeRacing({}, rest(wrong));
    const correction = { email: wrong, askedOn, name: null, newEmail: newAddress(), dryRun: false };
    await call({ ...world, deps: corrected.deps }, admin, 'correctPerson', correction);
    expect(await placesOf(wrong)).toEqual([]);
  });
});

describe('links that were mailed to a billing address', () => {
  const makeQuoted = async () => {
    const email = newAddress();
    const quoteId = await makeSent(world, { recipient: { ...recipient, email } });
    const { clientId, linkId } = await headOf(world, quoteId);
    return { email, fromId: clientId ?? '', link: `links/${linkId}` };
  };

  it('open nothing once the bills go elsewhere and nobody has it, which is said first', async () => {
    const { fromId, link } = await makeQuoted();
    const former = newAddress();
    await world.deps.db.doc(`clients/${fromId}`).update({ billingEmail: former });
    const intoId = await makeOne();
    const order = { fromId, intoId, dryRun: true, seen: null };
    const { preview } = await call(world, admin, 'mergeClients', order);
    expect(preview?.formerBilling).toBe(former);
    expect((await fieldsOf(world, link)).rotation).toBe(0);
    await merge(fromId, intoId);
    expect(await fieldsOf(world, link)).toMatchObject({ rotation: 1, clientId: intoId });
  });

  it('go on where it is one of the people’s', async () => {
    const { fromId, link } = await makeQuoted();
    const intoId = await makeOne();
    const order = { fromId, intoId, dryRun: true, seen: null };
    expect((await call(world, admin, 'mergeClients', order)).preview?.formerBilling).toBeNull();
    await merge(fromId, intoId);
    expect(await fieldsOf(world, link)).toMatchObject({ rotation: 0, clientId: intoId });
  });
});

describe('what a merge says and leaves', () => {
  it('names who is only invited: accepting will show them more', async () => {
    const [email, both] = [newAddress(), newAddress()];
    const invited = (to: string) => ({ name: 'Eve', email: to, invitedBy: 'ann', invitedAt: new Date() });
    const fromId = await makeOne(
      { uid: 'ann' },
      { invitations: [invited(email), invited(both)], invitedEmails: [email, both] },
    );
    const intoId = await makeOne({ name: 'Bob' }, { invitations: [invited(both)], invitedEmails: [both] });
    const order = { fromId, intoId, dryRun: true, seen: null };
    const { preview } = await call(world, admin, 'mergeClients', order);
    expect(preview?.from.gains.map(({ name, isInvited }) => [name, isInvited])).toEqual([
      ['Ann Ash', false],
      ['Eve', true],
    ]);
    expect(preview?.into.gains.map(({ name }) => name)).toEqual(['Bob']);
  });

  it('reaches the last of a chain, whoever comes late', async () => {
    const [one, other, last] = [await makeOne(), await makeOne(), await makeOne({ uid: 'fay' })];
    await merge(one, other);
    await merge(other, last);
    const invoiceId = await makeIssued(world);
    await world.deps.db.doc(`invoices/${invoiceId}`).update({ clientId: one });
    await finishMerge(world.deps, one, other, why);
    expect(await fieldsOf(world, `invoices/${invoiceId}`)).toMatchObject({
      clientId: last,
      memberUids: ['fay'],
    });
  });
});
