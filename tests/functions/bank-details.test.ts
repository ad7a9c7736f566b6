import { outboxMail } from '@agency/domain/mail/schema';
import { settingsFilesOf } from '@agency/domain/settings/files';
import { sampleBankDetails } from '@agency/domain/settings/sample-agency';
import { parseDocument } from '@agency/domain/shared/parse';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { writeOffInvoice } from '../../functions/src/invoice/write-off.ts';
import { resolveMail } from '../../functions/src/mail/resolve/resolve.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { readPrivateSettings, readSiteSettings } from '../../functions/src/platform/settings.ts';
import { applyBankDetails } from '../../functions/src/settings/apply-bank-details.ts';
import { changeBankDetails, stopBankDetails } from '../../functions/src/settings/change-bank-details.ts';
import { putSettings } from '../../functions/src/settings/put-settings.ts';
import { invoiceOf, makeClient, makeInvoice, makeIssued, moneyOf, pay } from './money-world.ts';
import { auditOf, makeAdmin } from './support/people.ts';
import { asStaff, caller, makeWorld, person, type World } from './world.ts';

// New bank details count after a day in which any admin can stop them.

const details = { accountName: 'Downland Digital Ltd', sortCode: '20-00-00', accountNumber: '55779911' };
const asked = new Date('2026-11-30T09:00:00Z');
const later = (minutes: number) => new Date(asked.getTime() + minutes * 60_000);
const day = 24 * 60;

let world: World;
let emails: string[];
const worlds: World[] = [];
beforeEach(async () => {
  world = await makeWorld('bank-details');
  worlds.push(world);
  const admins = [await makeAdmin(world), await makeAdmin(world)];
  emails = admins.map(({ email }) => email).toSorted();
  const uids = admins.map(({ uid }) => uid);
  await world.deps.db.doc('access/admins').set({ uids, updatedAt: asked });
  world.setClock(asked);
});
afterAll(() => Promise.all(worlds.map((each) => each.close())));

/** Signed in at this moment. */
const freshly = () => ({
  person: person('staff', { authTime: Math.floor(world.deps.clock().getTime() / 1000) }),
  caller,
});
const ask = (wanted = details) => changeBankDetails(world.deps, { details: wanted }, freshly());
const stop = (askedAt = asked.getTime()) => stopBankDetails(world.deps, { askedAt }, asStaff);
const stored = () => readPrivateSettings(world.deps);
const words = async () =>
  (await auditOf(world, 'settings/private')).map(({ action, words: said }) => `${action}: ${said}`);

async function mailsOf(notice: string) {
  const { docs } = await world.deps.db.collection('outbox').where('data.notice', '==', notice).get();
  return docs.map((found) => parseDocument(outboxMail, found.ref.path, found.data()));
}

describe('asking for new bank details', () => {
  it('needs the password again', async () => {
    world.setClock(later(6));
    const old = { person: person('staff', { authTime: asked.getTime() / 1000 }), caller };
    await expect(changeBankDetails(world.deps, { details }, old)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect((await stored()).pendingBankDetails).toBeNull();
  });

  it('changes nothing yet, and mails every admin who they are from', async () => {
    expect(await ask()).toEqual({ countsAt: later(day).toISOString() });
    expect(await stored()).toMatchObject({
      bankDetails: sampleBankDetails,
      pendingBankDetails: { details, askedBy: 'staff', countsAt: later(day) },
    });
    const mails = await mailsOf('bankDetailsAsked');
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(emails);
    const [first] = mails;
    const resolution = first && (await resolveMail(world.deps, first));
    expect(resolution && 'data' in resolution && (await resolution.data())).toMatchObject({
      facts: [{}, { value: '20-00-00' }, { value: '55779911' }],
    });
    expect(await words()).toEqual([
      'changeBankDetails: New bank details, Downland Digital Ltd, 20-00-00, 55779911, from 1 December 2026, 9:00 am unless an admin stops them.',
    ]);
  });

  it('is one request when it is sent twice, and starts anew for others', async () => {
    await ask();
    world.setClock(later(60));
    expect(await ask()).toEqual({ countsAt: later(day).toISOString() });
    expect(await mailsOf('bankDetailsAsked')).toHaveLength(2);
    const other = { ...details, accountNumber: '11111111' };
    expect(await ask(other)).toEqual({ countsAt: later(day + 60).toISOString() });
    expect(await mailsOf('bankDetailsAsked')).toHaveLength(4);
    await expect(stop()).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('refuses those that count already', async () => {
    await expect(ask(sampleBankDetails)).rejects.toMatchObject({
      issues: [{ path: 'details.accountNumber' }],
    });
  });
});

describe('stopping them', () => {
  it('leaves everything as it was, tells every admin, and calls the first mails off', async () => {
    await ask();
    world.setClock(later(day - 1));
    expect(await stop()).toEqual({ stopped: true });
    expect(await stored()).toMatchObject({ bankDetails: sampleBankDetails, pendingBankDetails: null });
    expect(await mailsOf('bankDetailsStopped')).toHaveLength(2);
    const [first] = await mailsOf('bankDetailsAsked');
    expect(first && (await resolveMail(world.deps, first))).toHaveProperty('calledOff');
    world.setClock(later(day + 1));
    expect(await applyBankDetails(world.deps)).toEqual({ copied: 0 });
    expect((await stored()).bankDetails).toEqual(sampleBankDetails);
  });

  it('is too late once they count', async () => {
    await ask();
    world.setClock(later(day));
    await expect(stop()).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

/** One invoice in each state that a change could reach. */
async function makeInvoices() {
  const clientId = await makeClient(world);
  const [open, part, lost, paid] = [
    await makeIssued(world, clientId),
    await makeIssued(world, clientId),
    await makeIssued(world, clientId),
    await makeIssued(world, clientId),
  ];
  const draft = await makeInvoice(world, clientId);
  await pay(world, part, moneyOf(world, 500));
  await pay(world, paid, moneyOf(world, 12_000));
  await writeOffInvoice(world.deps, { invoiceId: lost, reason: 'Insolvent' }, asStaff);
  return { open, part, lost, paid, draft };
}

async function shownBy(invoiceId: string) {
  const { bankDetails, bankDetailsSince } = await invoiceOf(world, invoiceId);
  return [bankDetails?.accountNumber ?? null, bankDetailsSince ?? null];
}

const now = ['55779911', '2026-12-01'];

describe('after 24 hours', () => {
  it('they count, and every invoice that takes money shows them and since when', async () => {
    const { open, part, lost, paid, draft } = await makeInvoices();
    await ask();
    world.setClock(later(day - 1));
    expect(await applyBankDetails(world.deps)).toEqual({ copied: 0 });
    world.setClock(later(day));
    expect(await applyBankDetails(world.deps)).toEqual({ copied: 3 });
    expect(await stored()).toMatchObject({
      bankDetails: details,
      bankDetailsSince: '2026-12-01',
      pendingBankDetails: null,
    });
    expect(await Promise.all([open, part, lost].map(shownBy))).toEqual([now, now, now]);
    expect(await shownBy(paid)).toEqual([sampleBankDetails.accountNumber, null]);
    expect(await shownBy(draft)).toEqual([null, null]);
  });

  it('an invoice that is issued before the schedule ran shows them too', async () => {
    await ask();
    world.setClock(later(day + 1));
    expect(await shownBy(await makeIssued(world))).toEqual(now);
  });

  it('a run that is cut off, repeated or raced copies each once, and then comes to an end', async () => {
    const { open, part, lost } = await makeInvoices();
    await ask();
    world.setClock(later(day));
    const broken = brokenAfter(world.deps, 2);
    await expect(applyBankDetails(broken)).rejects.toThrow('cut off');
    await Promise.all([applyBankDetails(world.deps), applyBankDetails(world.deps)]);
    expect(await Promise.all([open, part, lost].map(shownBy))).toEqual([now, now, now]);
    for (const id of [open, part, lost]) {
      const changes = (await auditOf(world, `invoices/${id}`)).filter(
        ({ action }) => action === 'applyBankDetails',
      );
      expect(changes).toHaveLength(1);
    }
    expect((await stored()).copyBankDetailsSince).not.toBeNull();
    world.setClock(later(day + 10));
    expect(await applyBankDetails(world.deps)).toEqual({ copied: 0 });
    expect((await stored()).copyBankDetailsSince).toBeNull();
  });

  it('those that the operator puts in reach open invoices as well', async () => {
    const { open } = await makeInvoices();
    const files = settingsFilesOf(await readSiteSettings(world.deps), await stored());
    await putSettings(world.deps, { ...files, private: { ...files.private, bankDetails: details } });
    expect((await applyBankDetails(world.deps)).copied).toBe(3);
    expect(await shownBy(open)).toEqual(['55779911', '2026-11-30']);
  });
});

/** Dies at the commit after so many. */
function brokenAfter(deps: Deps, commits: number): Deps {
  let made = 0;
  const db = new Proxy(deps.db, {
    get(target, name) {
      if (name === 'batch' && made++ >= commits) throw new Error('cut off');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const error = () => {
    throw new Error('cut off');
  };
  return { ...deps, db, log: { ...deps.log, error } };
}
