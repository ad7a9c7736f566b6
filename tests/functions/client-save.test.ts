import { client as clientSchema } from '@agency/domain/client/schema';
import { link as linkSchema } from '@agency/domain/link/schema';
import { outboxMail } from '@agency/domain/mail/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveMail } from '../../functions/src/mail/resolve/resolve.ts';
import { createdNotification } from '../../functions/src/mail-queue/invoice-mails.ts';
import { findRecipients } from '../../functions/src/records/client/recipients.ts';
import { repairAudiences, syncAudience } from '../../functions/src/records/client/sync-audience.ts';
import { makeIssued } from './money-world.ts';
import { headOf, makeSent, recipient } from './quote-world.ts';
import {
  auditOf,
  call,
  codeOf,
  mailsTo,
  makeAdmin,
  makeMember,
  newAddress,
  signedIn,
  type TestUser,
} from './support/people.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let adminUser: TestUser;

beforeAll(async () => {
  world = await makeWorld('save-client');
  adminUser = await makeAdmin(world);
});
afterAll(() => world.close());

const address = {
  line1: '4 Old Mill Lane',
  line2: '',
  town: 'Horsham',
  county: 'West Sussex',
  postcode: 'RH12 0XX',
  country: 'United Kingdom',
};

/** A client of two members, bills going to the first, with a quote and its link. */
async function makeClient() {
  const [ann, ben] = [await makeMember(world), await makeMember(world)];
  const quoteId = await makeSent(world, { recipient: { ...recipient, email: ann.email } });
  const clientId = (await headOf(world, quoteId)).clientId ?? '';
  const ref = world.deps.db.doc(`clients/${clientId}`);
  const admin = await signedIn(world, adminUser);
  await call(world, admin, 'inviteColleague', { clientId, name: 'Ben Weald', email: ben.email });
  const save = (who = ann.person, details = {}, record: unknown = null) =>
    call(world, who, 'saveClient', {
      clientId,
      details: { address: null, vatNumber: null, billingEmail: ann.email, ...details },
      record,
    });
  const remove = (email: string, who = ben.person) =>
    call(world, who, 'removeColleague', { clientId, email });
  const rotations = async () => {
    const { docs } = await world.deps.db.collection('links').where('clientId', '==', clientId).get();
    return docs.map((found) => parseDocument(linkSchema, found.ref.path, found.data()).rotation);
  };
  return { ann, ben, admin, clientId, ref, save, remove, rotations };
}

describe('saveClient', () => {
  it('stores what a person buys for, and leaves it alone where a tab doesn’t know of it', async () => {
    const { admin, ref, save } = await makeClient();
    const record = { name: 'Ann Weald', kind: 'person', phone: null, archived: false };
    await save(admin, {}, { ...record, buys: 'private' });
    expect((await ref.get()).get('buys')).toBe('private');
    await save(admin, {}, { ...record, phone: '01403 555 0123' });
    expect((await ref.get()).data()).toMatchObject({ buys: 'private', phone: '01403 555 0123' });
  });

  it('stores a member’s billing details, and who gave them', async () => {
    const { ann, ben, clientId, ref, save, rotations } = await makeClient();
    const details = { address, vatNumber: 'gb 123 456 789', billingEmail: ben.email };
    expect(await save(ann.person, details)).toEqual({ saved: true });
    expect((await ref.get()).data()).toMatchObject({ ...details, vatNumber: 'GB123456789' });
    expect(await save(ann.person, details)).toEqual({ saved: false });
    const entries = (await auditOf(world, `clients/${clientId}`)).filter(
      ({ action }) => action === 'saveClient',
    );
    expect(entries).toMatchObject([{ actor: ann.uid, after: { billingEmail: 'not recorded here' } }]);
    // Ann still belongs to the client: links mailed to her stay valid.
    expect(await rotations()).toEqual([0]);
  });

  it('moves the bills only for whose address gets them, and tells both', async () => {
    const { ann, ben, ref, save } = await makeClient();
    await expect(save(ben.person, { billingEmail: ben.email })).rejects.toMatchObject({
      code: 'invalid-argument',
      issues: [{ path: 'details.billingEmail' }],
    });
    expect((await ref.get()).get('billingEmail')).toBe(ann.email);
    await save(ann.person, { billingEmail: ben.email });
    for (const { email } of [ann, ben]) expect(await mailsTo(world, email)).toContain('notice billsMoved');
  });

  it('sends a member’s bills only to people who verified their address', async () => {
    const { ann, admin, clientId, save } = await makeClient();
    const asked = newAddress();
    await call(world, admin, 'inviteColleague', { clientId, name: 'Cy', email: asked });
    for (const billingEmail of [newAddress(), asked]) {
      await expect(save(ann.person, { billingEmail })).rejects.toMatchObject({
        code: 'invalid-argument',
        issues: [{ path: 'details.billingEmail' }],
      });
    }
  });

  it('leaves the record to staff, who find the client by its new name', async () => {
    const { ann, ref, admin, save } = await makeClient();
    const record = { name: 'Quernstone Ltd', kind: 'company', phone: '01403 555 0100', archived: false };
    expect(await codeOf(save(ann.person, {}, record))).toBe('permission-denied');
    expect(await save(admin, { billingEmail: newAddress() }, record)).toEqual({ saved: true });
    const saved = await ref.get();
    expect(saved.data()).toMatchObject(record);
    expect(saved.get('searchTokens')).toContain('quernstone');
    expect((await ref.get()).get('memberUids')).toContain(ann.uid);
  });

  it('stores what staff agreed on invoices, and leaves it alone where a tab doesn’t know of it', async () => {
    const { admin, ann, ref, save } = await makeClient();
    const record = { name: 'Quernstone Ltd', kind: 'company', phone: null, archived: false };
    const books = newAddress();
    const agreed = { paymentTermsDays: 45, purchaseOrderRequired: true, invoiceEmails: [books] };
    // Neither twice, nor where the invoice goes anyway.
    const typed = { ...record, ...agreed, invoiceEmails: [books, ann.email, books] };
    await save(admin, {}, typed);
    expect((await ref.get()).data()).toMatchObject(agreed);
    await save(admin, {}, { ...record, phone: '01403 555 0123' });
    expect((await ref.get()).data()).toMatchObject({ ...agreed, phone: '01403 555 0123' });
    await save(ann.person, {
      vatNumber: 'IE1234567FA',
      address: { ...address, postcode: '', country: 'Ireland' },
    });
    expect((await ref.get()).data()).toMatchObject({ ...agreed, vatNumber: 'IE1234567FA' });
    expect(JSON.stringify(await auditOf(world, ref.path))).not.toContain(books);
    await save(
      admin,
      {},
      { ...record, paymentTermsDays: null, purchaseOrderRequired: false, invoiceEmails: [] },
    );
    expect((await ref.get()).data()).toMatchObject({ paymentTermsDays: null, invoiceEmails: [] });
  });

  it('saves nothing over what somebody saved since the record was read', async () => {
    const { ann, admin, clientId, ref } = await makeClient();
    const seen = parseDocument(clientSchema, ref.path, (await ref.get()).data()).updatedAt.getTime();
    const details = { address: null, vatNumber: null, billingEmail: ann.email };
    const record = (name: string) => ({ name, kind: 'company', phone: null, archived: false });
    const save = (name: string) =>
      call(world, admin, 'saveClient', { clientId, details, record: record(name), seen });
    expect(await save('Quernstone Ltd')).toEqual({ saved: true });
    expect(await codeOf(save('Millstone Ltd'))).toBe('failed-precondition');
    expect((await ref.get()).get('name')).toBe('Quernstone Ltd');
  });

  it('invalidates links that were mailed to a billing address that belongs to none of the people', async () => {
    const { ben, admin, save, rotations } = await makeClient();
    await save(admin, { billingEmail: newAddress() });
    expect(await rotations()).toEqual([0]);
    await save(admin, { billingEmail: ben.email });
    expect(await rotations()).toEqual([1]);
  });
});

describe('the bills of somebody who leaves', () => {
  it('go to one who stays, and their links open nothing, in the same commit', async () => {
    const { ann, ben, ref, remove, rotations } = await makeClient();
    expect(await codeOf(remove(ann.email))).toBe('permission-denied');
    await remove(ann.email, ann.person);
    expect((await ref.get()).get('billingEmail')).toBe(ben.email);
    expect(await rotations()).toEqual([1]);
    expect((await findRecipients(world.deps, ref.id)).map(({ email }) => email)).toEqual([ben.email]);
  });

  it('go to another of the people when staff remove them', async () => {
    const { ann, ben, ref, admin, remove } = await makeClient();
    await remove(ann.email, admin);
    expect((await ref.get()).get('billingEmail')).toBe(ben.email);
    expect(await codeOf(remove(ben.email, admin))).toBe('failed-precondition');
  });

  it('are no longer mailed: neither those that wait, nor to a disabled account', async () => {
    const { ann, ben, clientId, ref, admin, remove } = await makeClient();
    await ref.update({ address });
    const invoiceId = await makeIssued(world, clientId);
    const outcomeOf = async (to: string) => {
      const { path, data } = createdNotification(invoiceId, [to], world.deps.clock());
      const mail = parseDocument(outboxMail, path, { ...data });
      const resolved = await resolveMail(world.deps, mail);
      return 'calledOff' in resolved ? resolved.calledOff : 'goes';
    };
    expect(await outcomeOf(ann.email)).toBe('goes');
    await remove(ann.email, admin);
    expect(await outcomeOf(ann.email)).toBe('The client’s invoices no longer go to this address.');
    expect(await outcomeOf(ben.email)).toBe('goes');
    await call(world, admin, 'disableUser', { uid: ben.uid });
    expect(await outcomeOf(ben.email)).toBe('The account with this address is disabled.');
    expect(await findRecipients(world.deps, clientId)).toEqual([]);
  });
});

it('an audience that was not copied is copied by the schedule, even a week later', async () => {
  const { ann, ben, admin, clientId, ref, remove } = await makeClient();
  const { docs } = await world.deps.db.collection('quotes').where('clientId', '==', clientId).get();
  const [quote] = docs;
  await remove(ann.email, admin);
  // As if the run had been interrupted right after the commit.
  await quote?.ref.update({ memberUids: [ann.uid, ben.uid], membersVersion: 0 });
  const weekAgo = new Date(world.deps.clock().getTime() - 7 * 24 * 3600_000);
  await ref.update({ spreadPending: true, updatedAt: weekAgo });
  await repairAudiences(world.deps);
  expect((await quote?.ref.get())?.get('memberUids')).toEqual([ben.uid]);
  expect((await ref.get()).get('spreadPending')).toBe(false);
  // Once its copies are up to date, the client is left alone.
  const { updateTime } = await ref.get();
  await syncAudience(world.deps, clientId);
  expect((await ref.get()).updateTime).toEqual(updateTime);
});
