import {
  type MoneyInput,
  type MoneySection,
  type MoneyValues,
  seenMoney,
} from '@agency/domain/money-settings/sections';
import { settingsFilesOf } from '@agency/domain/settings/files';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readPrivateSettings, readSiteSettings } from '../../functions/src/platform/settings.ts';
import { previewReminders } from '../../functions/src/settings/preview-reminders.ts';
import { previewVatChange } from '../../functions/src/settings/preview-vat.ts';
import { putSettings } from '../../functions/src/settings/put-settings.ts';
import { saveMoneySettings } from '../../functions/src/settings/save-money.ts';
import { siteContent } from '../../functions/src/site/content.ts';
import { draftOf, lineOf, makeClient, makeInvoice, makeIssued, makeSeries } from './money-world.ts';
import { makeDraft, makeSent } from './quote-world.ts';
import { auditOf } from './support/people.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// Staff change how the business is run, a section at a time.

let world: World;
const worlds: World[] = [];
beforeEach(async () => {
  world = await makeWorld('money-settings');
  world.setClock(new Date('2026-11-30T09:00:00Z'));
  worlds.push(world);
});
afterAll(() => Promise.all(worlds.map((each) => each.close())));

const stored = () => readPrivateSettings(world.deps);
const entries = () => auditOf(world, 'settings/private');

/** Saves values over what is stored now, or over what was seen before. */
async function save<TSection extends MoneySection>(
  section: TSection,
  values: Extract<MoneyInput, { section: TSection }>['values'],
  seen?: PrivateSettings,
) {
  const input = { section, values, seen: seenMoney(section, seen ?? (await stored())) };
  // A section and its values belong together.
  return saveMoneySettings(world.deps, input as MoneyInput, asStaff);
}

const isNow: MoneyValues<'vat'> = {
  vatRegistered: true,
  vatChanges: [],
  rateChanges: [],
  defaultVatRate: 2000,
};

describe('saving', () => {
  it('changes one section, with an entry that says it in words', async () => {
    expect(await save('paymentTerms', { paymentTermsDays: 30 })).toEqual({ changed: true });
    expect((await stored()).paymentTermsDays).toBe(30);
    expect(await entries()).toMatchObject([
      {
        actor: 'staff',
        action: 'saveMoneySettings',
        after: { paymentTermsDays: 30 },
        words: 'Invoices are due after 30 days (before: 14 days).',
      },
    ]);
  });

  it('writes nothing where nothing changes, even after a colleague’s save', async () => {
    const seen = await stored();
    await save('reminders', { reminderOffsets: [-3, 7] });
    expect(await save('reminders', { reminderOffsets: [-3, 7] })).toEqual({ changed: false });
    await save('books', { booksClosedUntil: '2026-10-31' });
    expect(await entries()).toHaveLength(2);
    expect(seen.reminderOffsets).toEqual([0]);
  });

  it('replaces nothing that somebody else saved meanwhile, and other sections don’t matter', async () => {
    const seen = await stored();
    await save('quoteValidity', { quoteValidityDays: 14 });
    await save('paymentTerms', { paymentTermsDays: 30 }, seen);
    await expect(save('paymentTerms', { paymentTermsDays: 7 }, seen)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Someone saved this'),
    });
    expect(await stored()).toMatchObject({ quoteValidityDays: 14, paymentTermsDays: 30 });
  });

  it('lets one of two win who save at the same moment', async () => {
    const seen = await stored();
    const outcomes = await Promise.allSettled(
      [7, 21].map((paymentTermsDays) => save('paymentTerms', { paymentTermsDays }, seen)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await entries()).toHaveLength(1);
  });

  it('gives new terms a version of their own, and none that another text had', async () => {
    const { terms } = await stored();
    await save('terms', { version: '2', text: 'New words.', consumer: null });
    const after = await stored();
    expect(after.terms).toMatchObject({ version: '2', text: 'New words.' });
    expect(after.earlierTerms).toMatchObject([{ version: '1', sha256: terms.sha256 }]);
    for (const version of ['1', '2']) {
      const again = save('terms', { version, text: 'Other words.', consumer: null });
      await expect(again).rejects.toMatchObject({ issues: [{ path: 'values.version' }] });
    }
  });

  it('closes the books before today at the latest', async () => {
    await save('books', { booksClosedUntil: '2026-11-29' });
    const today = save('books', { booksClosedUntil: '2026-11-30' });
    await expect(today).rejects.toMatchObject({ issues: [{ path: 'values.booksClosedUntil' }] });
  });

  it('takes the same content as the files that the operator puts in', async () => {
    await save('vat', { ...isNow, rateChanges: [{ from: '2027-04-01', kind: 'standard', rate: 2200 }] });
    await save('paymentSchedule', {
      paymentSchedule: [
        { label: 'First', share: 5000, trigger: { kind: 'acceptance' } },
        { label: 'Second', share: 5000, trigger: { kind: 'milestone', milestoneId: 'last' } },
      ],
      paymentInEqualParts: true,
    });
    const before = await stored();
    const files = settingsFilesOf(await readSiteSettings(world.deps), before);
    expect(files.private).toMatchObject({
      paymentInEqualParts: true,
      rateChanges: [{ from: '2027-04-01', kind: 'standard', rate: 2200 }],
    });
    expect(await putSettings(world.deps, files)).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('shows on the site from its first day, within the life of the caches', async () => {
    const content = siteContent(world.deps);
    expect(await content.pricing()).toMatchObject({ vatRegistered: true, defaultVatRate: 2000 });
    await save('vat', {
      ...isNow,
      vatChanges: [{ from: '2027-05-01', registered: false }],
      rateChanges: [{ from: '2027-04-01', kind: 'standard', rate: 2200 }],
    });
    world.setClock(new Date('2027-03-31T23:01:00Z'));
    expect(await content.pricing()).toMatchObject({ vatRegistered: true, defaultVatRate: 2200 });
    world.setClock(new Date('2027-04-30T23:01:00Z'));
    expect(await content.pricing()).toMatchObject({ vatRegistered: false });
  });
});

describe('what a VAT change would touch', () => {
  const higher: MoneyValues<'vat'> = {
    ...isNow,
    rateChanges: [{ from: '2027-04-01', kind: 'standard', rate: 2200 }],
  };
  const preview = (values = higher) => previewVatChange(world.deps, values, asStaff);

  it('lists drafts, running series and open quotes, and nothing that stays as it is', async () => {
    const clientId = await makeClient(world);
    const draft = await makeInvoice(world, clientId);
    const fixed = { ...draftOf(lineOf(100)), taxPoint: { on: '2026-11-01', reason: 'Paid before' } };
    await makeInvoice(world, clientId, fixed);
    await makeInvoice(world, clientId, draftOf(lineOf(100, { vatRate: 500 })));
    await makeInvoice(world, clientId, draftOf(lineOf(100, { vatRate: 0, outsideScope: true })));
    await makeIssued(world, clientId);
    const series = await makeSeries(world);
    await makeSeries(world, { status: 'ended' });
    const [worked, sent] = [await makeDraft(world), await makeSent(world)];
    const touched = await preview();
    expect(touched.invoices).toMatchObject({ count: 1, isMore: false, first: [{ id: draft }] });
    expect(touched.series).toMatchObject({ count: 1, first: [{ id: series, title: 'Care plan' }] });
    expect(touched.quotes.first.map(({ id }) => id).toSorted()).toEqual([worked, sent].toSorted());
    const none = { count: 0, isMore: false, first: [] };
    expect(await preview(isNow)).toEqual({ invoices: none, series: none, quotes: none });
  });

  it('touches all that shows VAT where the registration ends', async () => {
    const clientId = await makeClient(world);
    await makeInvoice(world, clientId, draftOf(lineOf(100, { vatRate: 0, outsideScope: true })));
    const ends = { ...isNow, vatChanges: [{ from: '2027-01-01', registered: false }] };
    expect((await preview(ends)).invoices.count).toBe(1);
  });

  it('counts 99 and says that there are more', async () => {
    const draft = await makeInvoice(world, await makeClient(world));
    const copy = (await world.deps.db.doc(`invoices/${draft}`).get()).data() ?? {};
    const batch = world.deps.db.batch();
    for (let index = 0; index < 120; index += 1) {
      batch.set(world.deps.db.doc(`invoices/copy-${index}`), copy);
    }
    await batch.commit();
    const { invoices } = await preview();
    expect([invoices.count, invoices.isMore, invoices.first.length]).toEqual([99, true, 10]);
  });
});

describe('the next reminders by rules that are only typed', () => {
  it('names day, client and invoices, one mail a client and day', async () => {
    const clientId = await makeClient(world);
    const [one, other] = [await makeIssued(world, clientId), await makeIssued(world, clientId)];
    await makeInvoice(world, clientId);
    const { sends, isCut } = await previewReminders(world.deps, { offsets: [-3, 7] }, asStaff);
    expect(isCut).toBe(false);
    expect(sends.map(({ on, clientName }) => [on, clientName])).toEqual([
      ['2026-12-11', 'Weald Pottery Ltd'],
      ['2026-12-21', 'Weald Pottery Ltd'],
    ]);
    expect(sends[0]?.invoices.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted());
    expect(sends[0]?.invoices[0]?.number).toMatch(/^INV-2026-/);
    expect(await previewReminders(world.deps, { offsets: [] }, asStaff)).toEqual({ sends: [], isCut: false });
    expect((await stored()).reminderOffsets).toEqual([0]);
  });

  it('shows ten at most', async () => {
    for (let index = 0; index < 4; index += 1) await makeIssued(world);
    const { sends } = await previewReminders(world.deps, { offsets: [-3, 0, 7, 14] }, asStaff);
    expect(sends).toHaveLength(10);
  });
});
