import * as v from 'valibot';
import { settingsFiles } from '../settings/files.ts';
import type { PrivateSettings, SiteSettings } from '../settings/schema.ts';
import { canonicalJson } from '../shared/canonical-json.ts';

/** What `site.json` and `private.json` take, too. */
const site = settingsFiles.entries.site.entries;
const own = settingsFiles.entries.private.entries;

/** What every page is made from, a section at a time. Where the site is reached, its deployment says. */
export const siteSections = {
  brand: v.strictObject({ brandName: site.brandName, tagline: site.tagline }),
  company: v.strictObject({ company: site.company }),
  contact: v.strictObject({
    email: site.email,
    supportEmail: site.supportEmail,
    phone: site.phone,
    hours: site.hours,
    socialLinks: site.socialLinks,
  }),
  rates: v.strictObject({
    estimateRates: v.pipe(
      site.estimateRates,
      v.check((rates) => rates.every(({ from, to }) => from <= to), 'The lower price comes first'),
    ),
  }),
  prices: v.strictObject({ prices: v.unwrap(site.prices) }),
  times: v.strictObject({ times: v.unwrap(site.times) }),
  budgets: v.strictObject({ budgetSteps: v.unwrap(site.budgetSteps) }),
} as const;

/** What staff alone see. */
export const ownSections = {
  notifications: v.strictObject({ notificationEmails: own.notificationEmails }),
  stepUp: v.strictObject({ stepUpThreshold: own.stepUpThreshold }),
} as const;

export const agencySections = { ...siteSections, ...ownSections } as const;
export type AgencySection = keyof typeof agencySections;
export type AgencyValues<TSection extends AgencySection> = v.InferOutput<(typeof agencySections)[TSection]>;

function saved<const TSection extends AgencySection>(section: TSection) {
  return v.strictObject({
    section: v.literal(section),
    /** `seenAgency` of what the form was based on: what others saved meanwhile is not replaced unseen. */
    seen: v.pipe(v.string(), v.maxLength(50_000)),
    values: agencySections[section],
  });
}

const siteInput = [
  saved('brand'),
  saved('company'),
  saved('contact'),
  saved('rates'),
  saved('prices'),
  saved('times'),
  saved('budgets'),
] as const;

/** One section to save. */
export const agencyInput = v.variant('section', [...siteInput, saved('notifications'), saved('stepUp')]);
export type AgencyInput = v.InferOutput<typeof agencyInput>;

/** Both documents of the settings. */
export interface AgencySettings {
  readonly site: SiteSettings;
  readonly business: PrivateSettings;
}

/** The fields of a section as they are stored. */
export function storedAgency(
  section: AgencySection,
  { site, business }: AgencySettings,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(agencySections[section].entries);
  const stored = Object.hasOwn(siteSections, section) ? site : business;
  return Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)));
}

/** The same as one text that changes with it. */
export function seenAgency(section: AgencySection, settings: AgencySettings): string {
  return canonicalJson(storedAgency(section, settings));
}

/** What is stored once this is saved. */
export function withAgency(settings: AgencySettings, { section, values }: AgencyInput): AgencySettings {
  return Object.hasOwn(siteSections, section)
    ? { ...settings, site: { ...settings.site, ...values } }
    : { ...settings, business: { ...settings.business, ...values } };
}
