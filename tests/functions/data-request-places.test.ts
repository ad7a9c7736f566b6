import type { HeldData } from '@agency/domain/platform/data-request';
import { erasedContact } from '@agency/domain/platform/erased';
import type { Enquiry } from '@agency/domain/quote/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymiseQuote } from '../../functions/src/personal-data/anonymise-quote.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { makeClient } from './money-world.ts';
import { headOf, makeDraft, makeSent, recipient } from './quote-world.ts';
import { call, codeOf, makeAdmin, makeMember, newAddress, signedIn } from './support/people.ts';
import { everything, placesIn } from './support/places.ts';
import { makeWorld, type World } from './world.ts';

// Places where an address stands that is neither a contact's, nor that of a quote's recipient.

let world: World;
let admin: Person;
const askedOn = '2026-11-30';

beforeAll(async () => {
  world = await makeWorld('data-places');
  admin = await signedIn(world, await makeAdmin(world));
});
afterAll(() => world.close());

const placesOf = async (words: readonly string[]) => placesIn(await everything(world.deps.db), words);
const find = (email: string) => call(world, admin, 'findPerson', { email });
const erase = (email: string) => call(world, admin, 'erasePerson', { email, askedOn });
const correct = (email: string, newEmail: string, name: string | null = null) =>
  call(world, admin, 'correctPerson', { email, askedOn, name, newEmail, dryRun: false });
const copyOf = async (email: string) => {
  const { json } = await call(world, admin, 'exportPerson', { email, askedOn });
  const data: unknown = JSON.parse(json);
  return { json, data };
};
const fatesOf = ({ holdings }: HeldData) =>
  holdings.map(({ kind, fate, count }) => `${kind} ${fate} ${count}`).toSorted();
const fieldsOf = async (path: string) => (await world.deps.db.doc(path).get()).data() ?? {};

describe('somebody to whom alone a client’s bills go', () => {
  const makeBilled = async () => {
    const email = newAddress();
    return { email, clientId: await makeClient(world, { billingEmail: email }) };
  };

  it('is found, in the copy, and erased', async () => {
    const { email, clientId } = await makeBilled();
    expect(fatesOf(await find(email))).toEqual(['bills anonymised 1']);
    expect((await copyOf(email)).data).toMatchObject({ invoicesOf: [{ sentTo: email }] });
    await erase(email);
    expect(await placesOf([email])).toEqual([]);
    const { billingEmail, people } = await fieldsOf(`clients/${clientId}`);
    expect(billingEmail).toBe(people[0].email);
  });

  it('is corrected', async () => {
    const { email, clientId } = await makeBilled();
    const newEmail = newAddress();
    const { places } = await correct(email, newEmail);
    expect(places).toEqual([{ place: 'bills', count: 1, isChanged: true }]);
    expect((await fieldsOf(`clients/${clientId}`)).billingEmail).toBe(newEmail);
  });

  it('is no longer billed once their own account is deleted', async () => {
    const { uid, email } = await makeMember(world);
    await makeClient(world, { billingEmail: email });
    await call(world, admin, 'deleteUser', { uid });
    expect(await placesOf([email])).toEqual(['outbox']);
  });
});

const asked: Enquiry = {
  name: 'Isolde Marchbanks',
  email: 'set@example.com',
  phone: '01273 496 011',
  company: null,
  services: [],
  packageId: null,
  packageName: null,
  message: 'We need a shop',
  budget: null,
  timeline: null,
  contactPreference: null,
  estimate: null,
  uploadIds: [],
};

describe('somebody whose request is now a quote for a colleague', () => {
  const makeReaddressed = async (make: typeof makeDraft) => {
    const [email, chief] = [newAddress(), newAddress()];
    const quoteId = await make(world, { recipient: { ...recipient, email: chief } });
    await world.deps.db
      .doc(`quotes/${quoteId}/private/draft`)
      .update({ enquiry: { ...asked, email }, attribution: { first: null, last: null } });
    return { email, chief, quoteId };
  };

  it.each([
    ['a draft', makeDraft],
    ['an offer', makeSent],
  ])('is found, in the copy, and erased: %s', async (_what, make) => {
    const { email, chief, quoteId } = await makeReaddressed(make);
    expect(fatesOf(await find(email))).toEqual(['quotes anonymised 1']);
    expect((await copyOf(email)).data).toMatchObject({
      quoteRequests: [{ id: quoteId, request: { name: asked.name, message: asked.message } }],
    });
    const { revision } = await fieldsOf(`quotes/${quoteId}/private/draft`);
    await erase(email);
    expect(await placesOf([email, asked.name])).toEqual([]);
    // Who has it open doesn't put them back.
    expect(await fieldsOf(`quotes/${quoteId}/private/draft`)).toMatchObject({ revision: revision + 1 });
    expect((await headOf(world, quoteId)).recipient.email).toBe(chief);
  });

  it('isn’t in the copy of that colleague', async () => {
    const { email, chief, quoteId } = await makeReaddressed(makeDraft);
    const { json, data } = await copyOf(chief);
    expect(data).toMatchObject({ quoteRequests: [{ id: quoteId, request: null, attribution: null }] });
    expect([json.includes(email), json.includes(asked.name)]).toEqual([false, false]);
  });

  it('is corrected', async () => {
    const { email, chief, quoteId } = await makeReaddressed(makeDraft);
    const newEmail = newAddress();
    const { places } = await correct(email, newEmail, 'Isolda Marchbanks');
    expect(places).toEqual([{ place: 'quotes', count: 1, isChanged: true }]);
    expect(await fieldsOf(`quotes/${quoteId}/private/draft`)).toMatchObject({
      enquiry: { name: 'Isolda Marchbanks', email: newEmail },
      recipient: { email: chief },
    });
  });
});

describe('somebody to whom an earlier version was sent', () => {
  it('is found, in the copy, and erased', async () => {
    const [email, next] = [newAddress(), newAddress()];
    const to = { ...recipient, name: 'Peregrine Lusk', email };
    const quoteId = await makeSent(world, { recipient: to });
    const later = { ...recipient, email: next };
    const { db } = world.deps;
    const version = await fieldsOf(`quotes/${quoteId}/versions/1`);
    await db.doc(`quotes/${quoteId}/versions/1`).update({ 'content.introduction': 'Dear Peregrine, hello.' });
    await db.doc(`quotes/${quoteId}/versions/2`).set({ ...version, version: 2, recipient: later });
    await db.doc(`quotes/${quoteId}/private/draft`).update({ recipient: later });
    await db.doc(`quotes/${quoteId}`).update({ recipient: later, sentVersion: 2, searchTokens: [] });
    expect(fatesOf(await find(email))).toContain('quotes anonymised 1');
    expect((await copyOf(email)).data).toMatchObject({ offers: [{ version: 1, recipient: { email } }] });
    await erase(email);
    // Their client's offer is open, and they are its only contact.
    expect(await placesOf([email])).toEqual(['clients', 'outbox']);
    expect(await placesOf(['Peregrine'])).toEqual(['clients']);
    expect(await fieldsOf(`quotes/${quoteId}/versions/2`)).toMatchObject({ recipient: { email: next } });
  });
});

describe('somebody whose offer came to nothing, and stays with their client', () => {
  it('is neither greeted in it nor in its notes, and no open editor brings them back', async () => {
    const to = { ...recipient, name: 'Leander Quill', email: newAddress() };
    const quoteId = await makeSent(world, { recipient: to });
    const { db } = world.deps;
    const greeting = { 'content.introduction': 'Dear Leander,\n\nAs agreed.' };
    await db.doc(`quotes/${quoteId}/versions/1`).update(greeting);
    await db
      .doc(`quotes/${quoteId}/private/draft`)
      .update({ ...greeting, internalNotes: 'Leander rang', recipient: to });
    const { revision } = await fieldsOf(`quotes/${quoteId}/private/draft`);
    await anonymiseQuote(world.deps, quoteId, to.email);
    const content = { introduction: 'Dear client,\n\nAs agreed.' };
    expect(await fieldsOf(`quotes/${quoteId}/versions/1`)).toMatchObject({ content });
    const saved = { content, internalNotes: '', revision: revision + 1, savedBy: null };
    expect(await fieldsOf(`quotes/${quoteId}/private/draft`)).toMatchObject(saved);
  });
});

describe('a copy for somebody with an account', () => {
  it('says where else they stand: invited, or shut out since', async () => {
    const { uid, email } = await makeMember(world);
    await makeClient(world, {
      name: 'Ferring Forge',
      people: [{ name: 'Jo', email, uid: null }],
      emails: [email],
    });
    await makeClient(world, {
      name: 'Goring Glass',
      invitations: [{ name: 'Jo', email, invitedBy: 'sam', invitedAt: new Date() }],
      invitedEmails: [email],
    });
    await call(world, admin, 'disableUser', { uid });
    expect((await copyOf(email)).data).toMatchObject({
      contactOf: [{ client: 'Ferring Forge' }],
      invitedTo: [{ client: 'Goring Glass', entries: [{ email }] }],
    });
  });
});

describe('erasing oneself', () => {
  it('is refused by whatever address the session still has', async () => {
    const me = await makeAdmin(world);
    const stale = { ...(await signedIn(world, me)), email: newAddress() };
    const own = call(world, stale, 'erasePerson', { email: me.email, askedOn });
    expect(await codeOf(own)).toBe('failed-precondition');
  });
});

describe('the address in place of those who were erased', () => {
  it('is nobody’s: it isn’t looked for, and nobody gets it or what it has', async () => {
    const { email } = erasedContact;
    const one = { email, askedOn };
    const change = { name: null, newEmail: newAddress(), dryRun: false };
    const refused = [
      find(email),
      call(world, admin, 'exportPerson', one),
      erase(email),
      call(world, admin, 'correctPerson', { ...one, ...change }),
      call(world, admin, 'correctPerson', { email: newAddress(), askedOn, ...change, newEmail: email }),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'invalid-argument'));
  });
});
