import { differenceOf, differenceText } from '../audit/difference.ts';
import type { PrivateSettings } from '../settings/schema.ts';
import { type AgencyInput, type AgencySection, type AgencySettings, storedAgency } from './sections.ts';

/** Where the site, emails and documents show what a section says. */
export const shownOn: Readonly<Record<AgencySection, string>> = {
  brand: 'Every page of the site, emails and new PDF documents show it.',
  company:
    'The foot of every page, the legal pages, emails and new PDF documents say it. Documents that were issued stay as they are.',
  contact: 'Every page of the site, emails and new PDF documents show it.',
  rates:
    'The pages of the services, the estimate on the quote form and each text that names the price show it.',
  prices: 'Every page that mentions this price shows it.',
  times: 'Every page that mentions this time shows it.',
  budgets: 'The quote form offers them.',
  notifications: 'Emails about new enquiries, responses and problems go there.',
  stepUp: 'It counts for every quote that is open now.',
};

const counted = (emails: PrivateSettings['notificationEmails']) =>
  emails.length === 1 ? '1 address' : `${emails.length} addresses`;

/** What was changed in a section, as sentences of the audit log. Addresses of people stay out of it. */
export function agencyChangeWords(before: AgencySettings, { section, values }: AgencyInput): string {
  if (section === 'notifications') {
    const was = counted(before.business.notificationEmails);
    return `Notifications go to ${counted(values.notificationEmails)} (before: ${was}).`;
  }
  return differenceOf({ before: storedAgency(section, before), after: { ...values } })
    .map((each) => `${differenceText(each)}.`)
    .join(' ');
}
