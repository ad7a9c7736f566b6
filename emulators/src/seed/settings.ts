import { createHash } from 'node:crypto';
import { defaultPrices, defaultRates } from '@agency/domain/figures/prices';
import { defaultTimes } from '@agency/domain/figures/times';
import { sampleAgency, sampleBankDetails } from '@agency/domain/settings/sample-agency';
import {
  lastMilestone,
  type PrivateSettings,
  privateSettings,
  type SiteSettings,
  siteSettings,
} from '@agency/domain/settings/schema';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';
import { consumerTexts, termsText } from './terms.ts';

export interface Settings {
  site: SiteSettings;
  business: PrivateSettings;
}

export function seedSettings(context: SeedContext): Settings {
  return { site: seedSite(context), business: seedBusiness(context) };
}

function seedSite({ put, at, addresses }: SeedContext): SiteSettings {
  return put('settings', ['site'], siteSettings, {
    ...sampleAgency,
    tagline: 'Websites and web apps, made carefully in West Sussex',
    origin: addresses.hosting,
    hours: ['Monday to Friday, 9:00 am to 5:30 pm'],
    socialLinks: [],
    estimateRates: Object.entries(defaultRates).map(([service, rate]) => ({ service, ...rate })),
    prices: defaultPrices,
    times: defaultTimes,
    createdAt: at(-400),
    updatedAt: at(-20),
    updatedBy: people.admin.uid,
  });
}

function seedBusiness({ put, at }: SeedContext): PrivateSettings {
  return put('settings', ['private'], privateSettings, {
    vatRegistered: true,
    defaultVatRate: 2000,
    paymentTermsDays: 14,
    quoteValidityDays: 30,
    reminderOffsets: [-3, 0, 7, 14],
    paymentSchedule: [
      { label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
      { label: 'Final payment', share: 6000, trigger: { kind: 'milestone', milestoneId: lastMilestone } },
    ],
    stepUpThreshold: null,
    notificationEmails: [people.admin.email],
    bankDetails: sampleBankDetails,
    terms: {
      version: 'sample-1',
      text: termsText,
      sha256: createHash('sha256').update(termsText).digest('hex'),
      publishedAt: at(-400),
      consumer: consumerTexts,
    },
    createdAt: at(-400),
    updatedAt: at(-20),
    updatedBy: people.admin.uid,
  });
}
