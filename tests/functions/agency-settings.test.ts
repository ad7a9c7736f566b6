import {
  type AgencyInput,
  type AgencySection,
  type AgencySettings,
  type AgencyValues,
  seenAgency,
} from '@agency/domain/agency-settings/sections';
import { figuresOf } from '@agency/domain/figures/figures';
import { operations } from '@agency/domain/operations/operations';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readPrivateSettings, readSiteSettings } from '../../functions/src/platform/settings.ts';
import { saveAgencySettings } from '../../functions/src/settings/save-agency.ts';
import { siteContent } from '../../functions/src/site/content.ts';
import { auditOf } from './support/people.ts';
import { asStaff, makeWorld, type World } from './world.ts';

// Staff change who the agency is and what texts on the site say, a section at a time.

let world: World;
const worlds: World[] = [];
beforeEach(async () => {
  world = await makeWorld('agency-settings');
  world.setClock(new Date('2026-11-30T09:00:00Z'));
  worlds.push(world);
});
afterAll(() => Promise.all(worlds.map((each) => each.close())));

async function stored(): Promise<AgencySettings> {
  const [site, business] = await Promise.all([readSiteSettings(world.deps), readPrivateSettings(world.deps)]);
  return { site, business };
}

/** Saves values over what is stored now, or over what was seen before. */
async function save<TSection extends AgencySection>(
  section: TSection,
  values: AgencyValues<TSection>,
  seen?: AgencySettings,
) {
  const input = { section, values, seen: seenAgency(section, seen ?? (await stored())) };
  // A section and its values belong together.
  return saveAgencySettings(world.deps, input as AgencyInput, asStaff);
}

const contactOf = ({ site: { email, supportEmail, phone, hours, socialLinks } }: AgencySettings) => ({
  email,
  supportEmail,
  phone,
  hours,
  socialLinks,
});

describe('saving', () => {
  it('changes one section, with an entry that says it in words', async () => {
    const before = await stored();
    const phone = '01403 555 0199';
    expect(await save('contact', { ...contactOf(before), phone })).toEqual({ changed: true });
    const after = await stored();
    expect(after.site).toMatchObject({ ...contactOf(before), phone, brandName: before.site.brandName });
    expect(after.business).toEqual(before.business);
    expect(await auditOf(world, 'settings/site')).toMatchObject([
      {
        actor: 'staff',
        action: 'saveAgencySettings',
        before: { phone: before.site.phone },
        after: { phone },
        words: `Phone: ${before.site.phone} → ${phone}.`,
      },
    ]);
  });

  it('writes nothing where nothing changes', async () => {
    const now = await stored();
    expect(await save('contact', contactOf(now))).toEqual({ changed: false });
    expect(await auditOf(world, 'settings/site')).toEqual([]);
    expect((await stored()).site.updatedAt).toEqual(now.site.updatedAt);
  });

  it('replaces nothing that a colleague saved meanwhile, and other sections don’t matter', async () => {
    const seen = await stored();
    await save('brand', { brandName: 'Weald Web', tagline: 'Sites that last' });
    await save('contact', { ...contactOf(seen), phone: '01403 555 0101' }, seen);
    await expect(
      save('contact', { ...contactOf(seen), phone: '01403 555 0102' }, seen),
    ).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('Someone saved'),
    });
    expect((await stored()).site).toMatchObject({ brandName: 'Weald Web', phone: '01403 555 0101' });
  });

  it('lets one of two win who save at the same moment', async () => {
    const seen = await stored();
    const outcomes = await Promise.allSettled(
      [100_000, 200_000].map((stepUpThreshold) => save('stepUp', { stepUpThreshold }, seen)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await auditOf(world, 'settings/private')).toHaveLength(1);
  });

  it('of notification addresses leaves the addresses out of the log', async () => {
    await save('notifications', { notificationEmails: ['ann@example.com', 'ben@example.com'] });
    expect((await stored()).business.notificationEmails).toEqual(['ann@example.com', 'ben@example.com']);
    const log = await auditOf(world, 'settings/private');
    expect(log).toMatchObject([{ words: 'Notifications go to 2 addresses (before: 1 address).' }]);
    expect(JSON.stringify(log)).not.toContain('ann@example.com');
  });

  it('takes each kind of company, and refuses one without what the law asks', async () => {
    const address = {
      line1: '1 High Street',
      line2: '',
      town: 'Horsham',
      county: '',
      postcode: 'RH12 1AA',
      country: 'United Kingdom',
    };
    const numbers = { vatNumber: null, icoNumber: null };
    const registered = {
      registeredName: 'Weald Ltd',
      companyNumber: '01234567',
      registeredIn: 'England and Wales',
      registeredOffice: address,
      ...numbers,
    };
    const kinds = [
      { kind: 'llp' as const, ...registered },
      { kind: 'partnership' as const, partners: ['Ann Ash', 'Ben Birch'], address, ...numbers },
      { kind: 'soleTrader' as const, name: 'Ann Ash', address, ...numbers },
      { kind: 'company' as const, ...registered },
    ];
    for (const company of kinds) {
      await save('company', { company });
      expect((await stored()).site.company).toEqual(company);
    }
    const { input } = operations.saveAgencySettings;
    const alone = { kind: 'partnership', partners: ['Ann Ash'], address, ...numbers };
    expect(v.is(input, { section: 'company', seen: '', values: { company: alone } })).toBe(false);
    expect(v.is(input, { section: 'brand', seen: '', values: { origin: 'https://example.com' } })).toBe(
      false,
    );
  });
});

describe('a saved price or time', () => {
  const reply = { from: 3, to: 3, unit: 'workingDay' as const };

  it('stands on the site within a minute, and gives way to the usual one once it is taken out', async () => {
    const content = siteContent(world.deps);
    const replyNow = async () => {
      const [settings, pricing, packages] = await Promise.all([
        content.settings(),
        content.pricing(),
        content.packages(),
      ]);
      return figuresOf({ settings, pricing, packages }).times.reply;
    };
    const usual = await replyNow();
    await save('times', { times: { reply } });
    world.setClock(new Date('2026-11-30T09:01:00Z'));
    expect(await replyNow()).toEqual(reply);
    await save('times', { times: {} });
    world.setClock(new Date('2026-11-30T09:02:00Z'));
    expect(await replyNow()).toEqual(usual);
  });
});
