import type { AgencySettings } from '@agency/domain/agency-settings/sections';
import { defaultTimes } from '@agency/domain/figures/times';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyForm, toCompanyForm } from './company-form.ts';
import { pricesForm, ratesTyped, timesForm, timesTyped, toRatesForm, toTimesForm } from './figures-form.ts';
import { usagesOf } from './usages.ts';

// The cast: these forms read nothing else of the settings.
const settingsWith = (site: Partial<AgencySettings['site']>) =>
  ({ site: { estimateRates: [], prices: {}, times: {}, ...site } }) as unknown as AgencySettings;

const messages = (schema: v.GenericSchema, form: unknown) =>
  v.safeParse(schema, form).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];

describe('prices and times', () => {
  it('that are the usual ones are not stored, and others stay as they are', () => {
    const other = { service: 'gardening', from: 1, to: 2, billing: 'once' as const };
    const settings = settingsWith({
      estimateRates: [other],
      times: { reply: { from: 2, to: 3, unit: 'day' } },
    });
    expect(ratesTyped(v.parse(pricesForm, toRatesForm(settings)), settings)).toEqual({
      estimateRates: [other],
    });
    const form = toTimesForm(settings);
    expect(timesTyped(v.parse(timesForm, form))).toEqual({
      times: { reply: { from: 2, to: 3, unit: 'day' } },
    });
    const back = form.figures.map((row) => (row.name === 'reply' ? { ...row, ...defaultTimes.reply } : row));
    expect(timesTyped(v.parse(timesForm, { figures: back }))).toEqual({ times: {} });
  });

  it('say at their field what is wrong', () => {
    const row = { name: 'hosting', from: 500, to: 400, billing: 'monthly' };
    expect(messages(pricesForm, { figures: [row] })).toEqual(['figures.0.to: The lower price comes first']);
    expect(messages(pricesForm, { figures: [{ ...row, from: null }] })).toEqual([
      'figures.0.from: Enter an amount',
    ]);
    expect(messages(timesForm, { figures: [{ name: 'reply', from: 0, to: 1, unit: 'day' }] })).toEqual([
      'figures.0.from: Enter at least 1',
    ]);
  });

  it('name the pages that say them', () => {
    const input = {
      section: 'times' as const,
      seen: '',
      values: { times: { 'backup-kept': { from: 60, to: 60, unit: 'day' as const } } },
    };
    expect(usagesOf({ times: {} }, input)).toEqual([
      'How long backups are stored appears on 1 page: /services/hosting',
    ]);
    expect(usagesOf({ times: input.values.times }, input)).toEqual([]);
  });
});

describe('the company', () => {
  const address = {
    line1: '1 High Street',
    line2: '',
    town: 'Horsham',
    county: '',
    postcode: 'RH12 1AA',
    country: 'United Kingdom',
  };
  const numbers = { vatNumber: null, icoNumber: null };

  it('comes back as it is stored, of each kind', () => {
    for (const company of [
      { kind: 'soleTrader' as const, name: 'Ann Ash', address, ...numbers },
      { kind: 'partnership' as const, partners: ['Ann Ash', 'Ben Birch'], address, ...numbers },
      { kind: 'partnership' as const, partners: null, address, ...numbers },
      {
        kind: 'llp' as const,
        registeredName: 'Weald LLP',
        companyNumber: 'OC123456',
        registeredIn: 'Scotland',
        registeredOffice: address,
        ...numbers,
      },
    ]) {
      expect(v.parse(companyForm, toCompanyForm(company))).toEqual({ company });
    }
  });

  it('says at its field what is missing', () => {
    const form = toCompanyForm({
      kind: 'partnership',
      partners: ['Ann Ash', 'Ben Birch'],
      address,
      ...numbers,
    });
    const alone = { company: { ...form.company, partners: 'Ann Ash' } };
    expect(messages(companyForm, alone)[0]).toBe('company.partners: Enter at least 2 partners');
    const unnamed = { company: { ...form.company, kind: 'company' } };
    expect(messages(companyForm, unnamed)).toContain('company.registeredName: Enter the registered name');
  });
});
