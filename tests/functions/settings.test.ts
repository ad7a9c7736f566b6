import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFilesOf } from '@agency/domain/settings/files';
import type { PendingBankDetails } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { consumerTexts } from '@agency/emulators/seed/terms';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPrivateSettings, readSiteSettings } from '../../functions/src/platform/settings.ts';
import { putSettings } from '../../functions/src/settings/put-settings.ts';
import {
  readSettingsDirectory,
  writeSettingsDirectory,
} from '../../functions/src/settings/settings-directory.ts';
import { makeWorld, type World } from './world.ts';

// The operator of the project puts the settings in from files, before there is any admin.

let world: World;
const worlds: World[] = [];
beforeEach(async () => {
  world = await makeWorld('settings');
  worlds.push(world);
});
afterAll(() => Promise.all(worlds.map((each) => each.close())));

const stored = async () => {
  const [site, business] = await Promise.all([readSiteSettings(world.deps), readPrivateSettings(world.deps)]);
  return { site, business, files: settingsFilesOf(site, business) };
};
const entries = async () =>
  (await world.deps.db.collection('auditLog').get()).docs.map((each) => each.data());

it('a project without settings gets both documents, and can be read at once', async () => {
  const { files } = await stored();
  await Promise.all(['site', 'private'].map((name) => world.deps.db.doc(`settings/${name}`).delete()));
  const changed = await putSettings(world.deps, files);
  expect(changed).toEqual(expect.arrayContaining(['site.brandName', 'private.terms', 'private.bankDetails']));
  expect((await stored()).files).toEqual(files);
  expect(
    (await entries())
      .map(({ path, before }) => ({ path, before }))
      .toSorted((a, b) => a.path.localeCompare(b.path)),
  ).toEqual([
    { path: 'settings/private', before: null },
    { path: 'settings/site', before: null },
  ]);
});

it('reports what changed, keeps the rest, and writes nothing if nothing changed', async () => {
  const before = await stored();
  expect(await putSettings(world.deps, before.files)).toEqual([]);
  expect(await entries()).toEqual([]);
  const files = { ...before.files, site: { ...before.files.site, phone: '01603 555 0123' } };
  expect(await putSettings(world.deps, files)).toEqual(['site.phone']);
  const after = await stored();
  expect(after.site).toMatchObject({
    phone: '01603 555 0123',
    createdAt: before.site.createdAt,
    updatedBy: 'system',
  });
  expect(after.business).toEqual(before.business);
  expect(await entries()).toMatchObject([
    { actor: 'system', action: 'putSettings', path: 'settings/site', after: { phone: '01603 555 0123' } },
  ]);
});

it('new terms need a new version, and the old text stays as it was', async () => {
  const { files, business } = await stored();
  const words = { ...files, terms: 'Work begins when we have had a coffee.' };
  await expect(putSettings(world.deps, words)).rejects.toMatchObject({ code: 'failed-precondition' });
  expect((await stored()).business.terms).toEqual(business.terms);
  await putSettings(world.deps, { ...words, private: { ...files.private, termsVersion: '2' } });
  const { terms } = (await stored()).business;
  expect(terms).toMatchObject({ version: '2', text: words.terms });
  expect(terms.sha256).not.toBe(business.terms.sha256);
});

it('terms with texts for private buyers are another version too, and lose none by the way', async () => {
  const { files } = await stored();
  const withRights = { ...files, consumer: consumerTexts };
  await expect(putSettings(world.deps, withRights)).rejects.toMatchObject({ code: 'failed-precondition' });
  const next = { ...withRights, private: { ...files.private, termsVersion: '2' } };
  await putSettings(world.deps, next);
  expect((await stored()).files).toEqual(next);
  expect(await putSettings(world.deps, next)).toEqual([]);
  const { consumer: _texts, ...without } = next;
  await expect(putSettings(world.deps, without)).rejects.toMatchObject({ code: 'failed-precondition' });
});

it('new bank details count at once, from that day, instead of those that an admin asked for', async () => {
  const { files } = await stored();
  const { bankDetails } = files.private;
  const now = world.deps.clock();
  const pendingBankDetails: PendingBankDetails = {
    details: { ...bankDetails, accountNumber: '11111111' },
    askedBy: 'staff',
    askedAt: now,
    countsAt: now,
  };
  await world.deps.db.doc('settings/private').update({ pendingBankDetails });
  await putSettings(world.deps, { ...files, private: { ...files.private, paymentTermsDays: 21 } });
  expect((await stored()).business).toMatchObject({ pendingBankDetails, bankDetailsSince: null });
  const changed = { ...bankDetails, accountNumber: '22222222' };
  await putSettings(world.deps, { ...files, private: { ...files.private, bankDetails: changed } });
  expect((await stored()).business).toMatchObject({
    bankDetails: changed,
    pendingBankDetails: null,
    bankDetailsSince: londonDate(now),
  });
});

describe('the directory that they are put in from', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'settings-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });
  const putFile = (name: string, text: string) => writeFileSync(join(directory, name), text);

  it('reads back what was written into it', async () => {
    const { files } = await stored();
    writeSettingsDirectory(directory, files);
    expect(readSettingsDirectory(directory)).toEqual(files);
  });
  it('holds the texts for private buyers, all three or none', async () => {
    const files = { ...(await stored()).files, consumer: consumerTexts };
    writeSettingsDirectory(directory, files);
    expect(readSettingsDirectory(directory)).toEqual(files);
    rmSync(join(directory, 'cancellation-form.txt'));
    expect(() => readSettingsDirectory(directory)).toThrow(/There is no .*cancellation-form\.txt/);
  });
  it('is not overwritten', async () => {
    const { files } = await stored();
    putFile('terms.txt', 'Our own');
    expect(() => writeSettingsDirectory(directory, files)).toThrow(/terms\.txt already exists/);
  });
  it('names the missing file, and the one that is not JSON', () => {
    expect(() => readSettingsDirectory(directory)).toThrow(/There is no .*site\.json/);
    putFile('site.json', '{ "brandName": ');
    expect(() => readSettingsDirectory(directory)).toThrow(/site\.json isn’t valid JSON/);
  });
  it('names each wrong field', async () => {
    const { files } = await stored();
    writeSettingsDirectory(directory, files);
    putFile('site.json', JSON.stringify({ ...files.site, phone: '', fax: '01403 555 0100' }));
    expect(() => readSettingsDirectory(directory)).toThrow(
      expect.objectContaining({
        code: 'invalid-argument',
        issues: expect.arrayContaining([
          expect.objectContaining({ path: 'site.phone' }),
          { path: 'site.fax', message: 'We don’t know this field' },
        ]),
      }),
    );
  });
});
