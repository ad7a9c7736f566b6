import { contactInput } from '@agency/domain/contact/request';
import { answerBy, type HeldData } from '@agency/domain/platform/data-request';
import { erasedContact } from '@agency/domain/platform/erased';
import { parseInput } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestContact } from '../../functions/src/contact/request.ts';
import type { Person } from '../../functions/src/platform/auth.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { findAccount } from '../../functions/src/records/user/account.ts';
import { makeClient, makeIssued } from './money-world.ts';
import { headOf, makeDraft, makeSent, recipient } from './quote-world.ts';
import {
  auditOf,
  call,
  codeOf,
  makeAdmin,
  makeMember,
  makeUser,
  newAddress,
  signedIn,
  userOf,
} from './support/people.ts';
import { everything, placesIn } from './support/places.ts';
import { asStaff, makeWorld, sender, type World } from './world.ts';

let world: World;
let admin: Person;
const askedOn = '2026-11-30';

beforeAll(async () => {
  world = await makeWorld('data-request');
  admin = await signedIn(world, await makeAdmin(world));
});
afterAll(() => world.close());

const placesOf = async (words: readonly string[]) => placesIn(await everything(world.deps.db), words);
const find = (email: string) => call(world, admin, 'findPerson', { email });
const erase = (email: string, by = admin) => call(world, by, 'erasePerson', { email, askedOn });
const fatesOf = ({ holdings }: HeldData) =>
  holdings.map(({ kind, fate, count }) => `${kind} ${fate} ${count}`).toSorted();
const fieldsOf = async (path: string) => (await world.deps.db.doc(path).get()).data() ?? {};

/** Somebody who wrote, asked, was offered and bought, without an account: also invited, and sent copies of invoices. */
async function makeEnquirer() {
  const email = newAddress();
  const name = 'Ottoline Pyke';
  const written = { name, email, subject: 'Moving our site', message: 'Can you?', consent: true };
  const { reference } = await requestContact(world.deps, parseInput(contactInput, written), sender());
  const to = { ...recipient, name, email };
  const draftId = await makeDraft(world, { recipient: to });
  const openId = await makeSent(world, { recipient: to });
  const soldId = await makeSent(world, { recipient: to });
  await acceptQuoteOffline(world.deps, { quoteId: soldId, name, choices: [], note: 'By phone' }, asStaff);
  const { clientId } = await headOf(world, soldId);
  const invitedTo = await makeClient(world, {
    name: 'Fulking Forge',
    invitations: [{ name, email, invitedBy: 'sam', invitedAt: new Date() }],
    invitedEmails: [email],
  });
  const copiedBy = await makeClient(world, { invoiceEmails: [email] });
  return { email, name, reference, draftId, openId, soldId, clientId: clientId ?? '', invitedTo, copiedBy };
}

describe('what is held of somebody', () => {
  it('is found by the address, with what erasing them does, and nothing is changed', async () => {
    const { email, draftId, openId, soldId, invitedTo } = await makeEnquirer();
    const before = await everything(world.deps.db);
    const found = await find(email);
    expect(await everything(world.deps.db)).toEqual(before);
    expect(found.account).toBeNull();
    expect(fatesOf(found)).toEqual([
      'clients waiting 1',
      'contacts deleted 1',
      'invitations anonymised 1',
      'invoiceCopies anonymised 1',
      'invoices stays 2',
      expect.stringMatching(/^mails anonymised \d+$/),
      'quotes deleted 1',
      'quotes stays 1',
      'quotes withdrawn 1',
      expect.stringMatching(/^repliesTo anonymised \d+$/),
    ]);
    const idsOf = (fate: string) =>
      found.holdings.flatMap((one) =>
        one.kind === 'quotes' && one.fate === fate ? one.items.map(({ id }) => id) : [],
      );
    expect([idsOf('deleted'), idsOf('withdrawn'), idsOf('stays')]).toEqual([[draftId], [openId], [soldId]]);
    const invitation = found.holdings.find(({ kind }) => kind === 'invitations');
    expect(invitation?.items).toEqual([{ id: invitedTo, label: 'Fulking Forge' }]);
    expect(await find(newAddress())).toEqual({ account: null, holdings: [] });
  });

  it('is a member’s and a colleague’s as well, and says whose account it is', async () => {
    const { uid, email } = await makeMember(world);
    const colleague = await makeAdmin(world);
    const unproved = await makeUser(world, { emailVerified: false });
    expect((await find(email)).account).toMatchObject({ uid, isAdmin: false, isVerified: true });
    expect((await find(colleague.email)).account).toMatchObject({ isAdmin: true });
    expect((await find(unproved.email)).account).toMatchObject({ isVerified: false, isMoved: false });
    await world.deps.db.doc('settings/private').update({ notificationEmails: [email] });
    expect(fatesOf(await find(email))).toEqual(['staffAddresses stays 1']);
    await world.deps.db.doc('settings/private').update({ notificationEmails: ['staff@downland.example'] });
  });
});

describe('a copy for somebody', () => {
  it('without an account has what carries the address, and is noted without it', async () => {
    const { email, reference, openId, invitedTo } = await makeEnquirer();
    const { json, fileName } = await call(world, admin, 'exportPerson', { email, askedOn });
    expect(fileName).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
    const copy: unknown = JSON.parse(json);
    expect(copy).toMatchObject({
      email,
      enquiries: [{ id: reference }],
      quotes: expect.arrayContaining([expect.objectContaining({ id: openId })]),
      invitedTo: [{ client: 'Fulking Forge', entries: [{ email }] }],
      contactOf: [{ entries: [{ email }] }],
      // As their own client's billing address, and as a copy.
      invoicesOf: [{ sentTo: email }, { sentTo: email }],
      cutShort: null,
    });
    // Others at the client who invited them.
    expect(json).not.toContain('accounts@weald.example');
    expect(invitedTo).toBeTruthy();
    const noted = (await auditOf(world, 'personalData')).at(-1);
    expect(noted).toMatchObject({ actor: admin.uid, action: 'exportPerson' });
    expect(noted?.after).toMatchObject({ askedOn, answerBy: answerBy(askedOn) });
    expect(JSON.stringify(noted)).not.toContain(email);
  });

  it('with a linked account is the one that its owner can download', async () => {
    const { email, person } = await makeMember(world);
    const clientId = await makeClient(world, {
      memberUids: [person.uid],
      people: [{ name: 'Jo', email, uid: person.uid }],
      emails: [email],
    });
    await makeIssued(world, clientId);
    const { json } = await call(world, admin, 'exportPerson', { email, askedOn });
    const own = await call(world, person, 'exportMyData', {});
    const parts = (text: string) => {
      const copy: Record<string, unknown> = JSON.parse(text);
      return { ...copy, exportedAt: null };
    };
    expect(parts(json)).toEqual(parts(own.json));
    expect(json).toContain(clientId);
  });
});

describe('erasing somebody', () => {
  it('without an account does what was said before, can be run again, and is noted without them', async () => {
    const { email, name, soldId, clientId } = await makeEnquirer();
    await erase(email);
    const left = await find(email);
    expect(fatesOf(left).filter((one) => !one.startsWith('mails'))).toEqual([
      'clients waiting 1',
      'invoices stays 2',
      'quotes stays 1',
    ]);
    // Once the work is over, the nightly schedule finishes it.
    expect((await fieldsOf(`clients/${clientId}`)).erasing).toBe(email);
    expect((await headOf(world, soldId)).recipient.email).toBe(email);
    await erase(email);
    expect(await find(email)).toEqual(left);
    const entries = JSON.stringify(await auditOf(world, 'personalData'));
    expect([entries.includes(email), entries.includes(name)]).toEqual([false, false]);
    expect(entries).toContain('erasePerson');
  });

  it('leaves nothing of an enquirer to whom nothing was promised', async () => {
    const email = newAddress();
    const to = { ...recipient, name: 'Wilfred Ashling', email };
    await makeDraft(world, { recipient: to });
    await makeSent(world, { recipient: to });
    const written = { name: to.name, email, subject: 'A site', message: 'Can you?', consent: true };
    await requestContact(world.deps, parseInput(contactInput, written), sender());
    await erase(email);
    expect(await placesOf([email])).toEqual([]);
    expect(await placesOf(['Wilfred Ashling'])).toEqual([]);
    expect((await find(email)).holdings).toEqual([]);
  });

  it('with an account deletes it, whether or not the address was proved, and tells its owner', async () => {
    const member = await makeMember(world);
    await erase(member.email);
    expect(await findAccount(world.deps, member.email)).toBeNull();
    const mails = await world.deps.db.collection('outbox').where('to', 'array-contains', member.email).get();
    expect(mails.docs.map((mail) => [mail.get('data.notice'), mail.get('status')])).toEqual([
      ['accountDeleted', 'queued'],
    ]);
    const unproved = await makeUser(world, { emailVerified: false });
    const draftId = await makeDraft(world, { recipient: { ...recipient, email: unproved.email } });
    await erase(unproved.email);
    expect(await findAccount(world.deps, unproved.email)).toBeNull();
    expect((await world.deps.db.doc(`quotes/${draftId}`).get()).exists).toBe(false);
  });

  it('is refused for oneself, the last admin, an account that may be somebody else’s, and after an old sign-in', async () => {
    const { email } = await makeEnquirer();
    const before = fatesOf(await find(email));
    expect(await codeOf(erase(email, { ...admin, authTime: admin.authTime - 301 }))).toBe('unauthenticated');
    expect(fatesOf(await find(email))).toEqual(before);
    expect(await codeOf(erase(admin.email))).toBe('failed-precondition');
    const thief = await makeMember(world);
    const victim = newAddress();
    await (await world.deps.auth()).updateUser(thief.uid, { email: victim });
    expect(await codeOf(erase(victim))).toBe('failed-precondition');
    expect(await findAccount(world.deps, victim)).not.toBeNull();
    const other = await makeAdmin(world);
    const list = world.deps.db.doc('access/admins');
    const { uids } = (await list.get()).data() ?? {};
    await list.update({ uids: [other.uid] });
    expect(
      await codeOf(erase(other.email, { ...(await signedIn(world, other)), email: 'x@example.com' })),
    ).toBe('failed-precondition');
    await list.update({ uids });
  });

  it('asked by two admins at once is done once, and neither is refused for it', async () => {
    const email = newAddress();
    await makeDraft(world, { recipient: { ...recipient, email } });
    const other = await signedIn(world, await makeAdmin(world));
    expect(await Promise.all([erase(email), erase(email, other)])).toEqual([
      { erased: true },
      { erased: true },
    ]);
    expect(await placesOf([email])).toEqual([]);
  });
});

describe('correcting somebody', () => {
  const correct = (email: string, rest: { name?: string; newEmail?: string; dryRun?: boolean }) =>
    call(world, admin, 'correctPerson', {
      email,
      askedOn,
      name: null,
      newEmail: null,
      dryRun: false,
      ...rest,
    });
  const words = ({ places }: Awaited<ReturnType<typeof correct>>) =>
    places
      .map(({ place, count, isChanged }) => `${place} ${isChanged ? 'changed' : 'stays'} ${count}`)
      .toSorted();

  it('changes what may change, leaves what was sent, and says both beforehand', async () => {
    const { email, reference, draftId, openId, clientId, copiedBy } = await makeEnquirer();
    const newEmail = newAddress();
    const before = await everything(world.deps.db);
    const said = await correct(email, { name: 'Ottilie Pyke', newEmail, dryRun: true });
    expect(await everything(world.deps.db)).toEqual(before);
    expect(words(said)).toEqual([
      'clients changed 1',
      'contacts changed 1',
      'invitations changed 1',
      'invoiceCopies changed 1',
      expect.stringMatching(/^mails stays \d+$/),
      'quotes changed 1',
      'sentQuotes stays 2',
    ]);
    expect(await correct(email, { name: 'Ottilie Pyke', newEmail })).toEqual(said);
    expect(await fieldsOf(`contacts/${reference}`)).toMatchObject({ name: 'Ottilie Pyke', email: newEmail });
    expect(await fieldsOf(`quotes/${draftId}`)).toMatchObject({
      recipient: { name: 'Ottilie Pyke', email: newEmail },
    });
    expect(await fieldsOf(`quotes/${draftId}/private/draft`)).toMatchObject({
      recipient: { email: newEmail },
    });
    expect(await fieldsOf(`quotes/${openId}/versions/1`)).toMatchObject({ recipient: { email } });
    const client = await fieldsOf(`clients/${clientId}`);
    expect(client).toMatchObject({
      people: [{ name: 'Ottilie Pyke', email: newEmail, uid: null }],
      emails: [newEmail],
      billingEmail: newEmail,
      searchTokens: expect.arrayContaining(['ottilie']),
    });
    expect((await fieldsOf(`clients/${copiedBy}`)).invoiceEmails).toEqual([newEmail]);
    // What was mailed to the wrong address opens nothing any more.
    const links = await world.deps.db.collection('links').where('clientId', '==', clientId).get();
    expect(links.docs.map((link) => link.get('rotation'))).toEqual(links.docs.map(() => 1));
    const again = await correct(email, { name: 'Ottilie Pyke', newEmail });
    expect(words(again).filter((one) => one.includes('changed'))).toEqual([]);
    expect(JSON.stringify(await auditOf(world, 'personalData'))).not.toContain('Ottilie');
  });

  it('changes the name of an account everywhere, and leaves the address that its owner proved', async () => {
    const { uid, email } = await makeMember(world);
    const clientId = await makeClient(world, {
      kind: 'person',
      name: 'Jo Marlow',
      people: [{ name: 'Jo Marlow', email, uid }],
      emails: [email],
      memberUids: [uid],
      billingEmail: email,
    });
    const said = await correct(email, { name: 'Jo Marlowe', newEmail: newAddress() });
    expect(words(said)).toEqual(['account changed 1', 'accountAddress stays 1', 'clients changed 1']);
    expect((await userOf(world, uid)).displayName).toBe('Jo Marlowe');
    expect(await findAccount(world.deps, email)).toMatchObject({ displayName: 'Jo Marlowe' });
    expect(await fieldsOf(`clients/${clientId}`)).toMatchObject({
      name: 'Jo Marlowe',
      people: [{ name: 'Jo Marlowe', email, uid }],
      billingEmail: email,
    });
    expect(erasedContact.name).not.toBe('Jo Marlowe');
  });
});
