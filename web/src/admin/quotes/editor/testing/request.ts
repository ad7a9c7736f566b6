import type { QuoteDraft } from '@agency/domain/quote/schema';
import type { Sources } from '../start-from-request.ts';

export const now = new Date('2026-11-27T10:00:00Z');
/** As a request leaves it. */
export const draft: QuoteDraft = {
  enquiry: {
    name: 'Ann Example',
    email: 'ann@example.com',
    phone: null,
    company: 'Example Ltd',
    services: ['websites', 'hosting'],
    packageId: 'starter',
    packageName: 'Starter website',
    message: 'We need a website.',
    budget: null,
    timeline: null,
    contactPreference: null,
    estimate: null,
    uploadIds: [],
  },
  attribution: null,
  recipient: { name: 'Ann Example', email: 'ann@example.com', company: 'Example Ltd', phone: null },
  content: {
    title: '',
    introduction: '',
    sections: [],
    discount: { kind: 'none' },
    paymentSchedule: [],
    milestones: [],
  },
  validUntil: null,
  internalNotes: '',
  revision: 0,
  savedBy: null,
  stretch: null,
  copyOf: null,
  createdAt: now,
  updatedAt: now,
  updatedBy: 'system',
};

export const sources: Sources = {
  site: {
    brandName: 'Agency',
    prices: {},
    times: {},
    budgetSteps: [200_000],
    estimateRates: [
      { service: 'websites', from: 180_000, to: 400_000, billing: 'once' },
      { service: 'hosting', from: 2500, to: 6000, billing: 'monthly' },
    ],
  },
  business: {
    vatRegistered: true,
    vatChanges: [],
    rateChanges: [],
    paymentInEqualParts: false,
    paymentTermsDays: 14,
    defaultVatRate: 2000,
    quoteValidityDays: 30,
    paymentSchedule: [
      { label: 'Deposit', share: 5000, trigger: { kind: 'acceptance' } },
      { label: 'On completion', share: 5000, trigger: { kind: 'milestone', milestoneId: 'completion' } },
    ],
  },
  chosenPackage: {
    slug: 'starter-website',
    name: 'Starter website',
    summary: 'Five pages.',
    features: ['Five pages', 'Contact form'],
    priceFrom: 149_900,
    billing: 'once',
  },
};
