import { createHash } from 'node:crypto';
import { sampleAgency, sampleBankDetails } from '@agency/domain/settings/sample-agency';
import {
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

const rate = (service: string, from: number, to: number, billing: 'once' | 'monthly' = 'once') => ({
  service,
  from: from * 100,
  to: to * 100,
  billing,
});

function seedSite({ put, at, addresses }: SeedContext): SiteSettings {
  return put('settings', ['site'], siteSettings, {
    ...sampleAgency,
    tagline: 'Websites and web apps, made carefully in West Sussex',
    origin: addresses.hosting,
    hours: ['Monday to Friday, 9:00 am to 5:30 pm'],
    socialLinks: [],
    estimateRates: [
      rate('websites', 2_400, 6_500),
      rate('web-apps', 9_000, 32_000),
      rate('ecommerce', 5_500, 18_000),
      rate('mobile-apps', 14_000, 45_000),
      rate('admin-backends', 6_000, 20_000),
      rate('ai-integration', 4_000, 15_000),
      rate('ai-web-development', 3_200, 9_500),
      rate('chatbot-development', 2_800, 9_000),
      rate('blog-creation', 900, 2_200),
      rate('seo-optimization', 350, 950, 'monthly'),
      rate('analytics-setup', 450, 1_200),
      rate('accessibility-compliance', 900, 4_500),
      rate('website-updates-migrations', 600, 4_000),
      rate('hosting', 35, 180, 'monthly'),
      rate('domain-email-setup', 180, 450),
      rate('bespoke-solutions', 8_000, 40_000),
      rate('industry-solutions', 4_500, 16_000),
      rate('additional-services', 300, 2_500),
    ],
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
      { label: 'Final payment', share: 6000, trigger: { kind: 'acceptance' } },
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
