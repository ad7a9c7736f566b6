import type { ServiceSlug } from '../site/services.ts';

export const timeUnits = [
  'minute',
  'hour',
  'workingHour',
  'day',
  'workingDay',
  'week',
  'month',
  'year',
] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** How long something takes: '2 working days', '8 to 10 weeks'. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
  readonly unit: TimeUnit;
}

const span = (from: number, to: number, unit: TimeUnit): TimeSpan => ({ from, to, unit });
const time = (count: number, unit: TimeUnit): TimeSpan => span(count, count, unit);

/** How long each service takes. */
const ofServices = {
  websites: span(3, 8, 'week'),
  'web-apps': span(8, 16, 'week'),
  ecommerce: span(8, 10, 'week'),
  'mobile-apps': span(12, 18, 'week'),
  'admin-backends': span(6, 10, 'week'),
  'ai-integration': span(4, 8, 'week'),
  'ai-web-development': span(4, 6, 'week'),
  'chatbot-development': span(3, 4, 'week'),
  'blog-creation': span(1, 2, 'week'),
  'seo-optimization': time(6, 'month'),
  'analytics-setup': span(3, 4, 'day'),
  'accessibility-compliance': span(2, 3, 'week'),
  'website-updates-migrations': span(2, 8, 'week'),
  hosting: span(1, 2, 'week'),
  'domain-email-setup': span(1, 2, 'week'),
  'bespoke-solutions': span(4, 16, 'week'),
  'industry-solutions': span(5, 7, 'week'),
  'additional-services': span(1, 5, 'day'),
} as const satisfies Readonly<Record<ServiceSlug, TimeSpan>>;

/** Durations and response times that texts promise, until staff set them in `settings/site.times`. */
export const defaultTimes = {
  ...ofServices,
  // Packages
  'starter-website': span(3, 4, 'week'),
  'growth-website': span(6, 8, 'week'),
  'web-app-discovery': time(2, 'week'),
  // Answers
  /** From a quote request to the written quote. */
  'written-quote': time(2, 'workingDay'),
  /** From a message or request to a person's answer. */
  reply: time(1, 'workingDay'),
  /** From a message of someone whose site we host to an answer. */
  'support-reply': time(4, 'workingHour'),
  // Care
  /** From a known security hole to its update. */
  'security-update': time(2, 'day'),
  'backup-kept': time(30, 'day'),
  // Forms
  /** To fill the quote form in. */
  'quote-form': time(3, 'minute'),
  // Contracts
  /** How long before the end of a project either side says so. */
  'project-notice': time(14, 'day'),
  // After the work
  /** How long faults are fixed without charge. */
  'fault-cover': time(90, 'day'),
} as const satisfies Readonly<Record<string, TimeSpan>>;

export type NamedTime = keyof typeof defaultTimes;
// The keys of the constant are exactly the names.
export const timeNames = Object.keys(defaultTimes) as [NamedTime, ...NamedTime[]];

/** Times that are settings of the business in their own right. */
export type TimeName = NamedTime | 'quote-validity' | 'payment-terms';
