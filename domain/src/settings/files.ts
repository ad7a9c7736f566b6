import * as v from 'valibot';
import { defaultPrices } from '../figures/prices.ts';
import { defaultTimes } from '../figures/times.ts';
import {
  consumerTerms,
  type PrivateSettings,
  privateSettings,
  type SiteSettings,
  siteSettings,
  terms,
} from './schema.ts';

const paymentSchedule = v.pipe(
  privateSettings.entries.paymentSchedule,
  v.check(
    (stages) => stages.reduce((sum, { share }) => sum + share, 0) === 10_000,
    'The stages must add up to 100%',
  ),
);

/** The settings files that the project's operator edits, without the fields that Firestore documents add. */
export const settingsFiles = v.strictObject({
  /** `site.json` */
  site: v.omit(siteSettings, ['createdAt', 'updatedAt', 'updatedBy']),
  /** `private.json`: the terms are named by their version; a new text needs a new version. */
  private: v.strictObject({
    ...v.omit(privateSettings, [
      'createdAt',
      'updatedAt',
      'updatedBy',
      'terms',
      'earlierTerms',
      'bankDetailsSince',
      'pendingBankDetails',
      'copyBankDetailsSince',
    ]).entries,
    paymentSchedule,
    termsVersion: terms.entries.version,
  }),
  /** `terms.txt`: what clients agree to. */
  terms: terms.entries.text,
  /** `right-to-cancel.txt`, `cancellation-form.txt`, `start-early.txt`: all three, or none. */
  consumer: v.optional(consumerTerms),
});
export type SettingsFiles = v.InferOutput<typeof settingsFiles>;

/** The stored settings as they stand in files; every figure that texts quote is there to be changed. */
export function settingsFilesOf(site: SiteSettings, business: PrivateSettings): SettingsFiles {
  const own = settingsFiles.entries;
  // Not strict, so that the stored extra fields are left out.
  return {
    site: v.parse(v.object(own.site.entries), {
      ...site,
      prices: { ...defaultPrices, ...site.prices },
      times: { ...defaultTimes, ...site.times },
    }),
    private: v.parse(v.object(own.private.entries), { ...business, termsVersion: business.terms.version }),
    terms: business.terms.text,
    ...(business.terms.consumer ? { consumer: business.terms.consumer } : {}),
  };
}
