import { addDays, addMonths, isDayOver, londonDate, startOfLondonDay } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';

/** The last day of an accounting year, month and day. Change it here if yours ends on another one. */
export const accountingYearEnd = '03-31';

/** How long everything is retained: the schedule purges by it, and the privacy page prints it. */
export const retention = {
  enquiries: {
    what: 'Enquiries, quotes that weren’t accepted and invoices that were never issued',
    months: 24,
    from: 'the last change',
  },
  business: {
    what: 'Accepted quotes, certificates, projects, invoices, payments, monthly billing and the audit log',
    years: 6,
    from: 'the end of the accounting year of the last payment or change',
  },
  projects: {
    what: 'Project messages and files',
    months: 24,
    from: 'the day the project was completed, or the day they were sent if that is later',
  },
  clients: {
    what: 'Details of clients about whom we hold nothing else',
    months: 24,
    from: 'the last change',
  },
  accounts: {
    what: 'Accounts that haven’t been used, unless they belong to our staff, or work, a quote or an invoice is still open, or we still hold an enquiry; only the account itself is deleted',
    months: 24,
    from: 'the day they were last used',
  },
  mails: {
    what: 'Sent emails and records of when links were opened',
    days: 90,
    from: 'the day they were sent or opened',
  },
  orphaned: {
    what: 'Uploads that were never used, downloads of invoices, saved replies that stop a form being sent twice, and counts that limit how often forms are sent',
    hours: 24,
    from: 'the moment they were made',
  },
} as const;

export type RetentionName = keyof typeof retention;

/** Anything older than these is purged; each is the start of a day in London, so that whole days go together. */
export interface RetentionCutoffs {
  readonly enquiries: Date;
  readonly projects: Date;
  readonly clients: Date;
  readonly accounts: Date;
  readonly mails: Date;
  /** As an instant, and as the first day that is still kept. */
  readonly business: { readonly at: Date; readonly on: CivilDate };
}

export function retentionCutoffs(now: Date): RetentionCutoffs {
  const today = londonDate(now);
  const businessOn = firstDayOfBooks(today, now);
  return {
    enquiries: startOfLondonDay(addMonths(today, -retention.enquiries.months)),
    projects: startOfLondonDay(addMonths(today, -retention.projects.months)),
    clients: startOfLondonDay(addMonths(today, -retention.clients.months)),
    accounts: startOfLondonDay(addMonths(today, -retention.accounts.months)),
    mails: startOfLondonDay(addDays(today, -retention.mails.days)),
    business: { at: startOfLondonDay(businessOn), on: businessOn },
  };
}

/** The day after the last accounting year whose books need not be kept any more. */
function firstDayOfBooks(today: CivilDate, now: Date): CivilDate {
  const year = Number(today.slice(0, 4)) - retention.business.years;
  const end = `${year}-${accountingYearEnd}`;
  const isOver = isDayOver(`${today.slice(0, 4)}-${accountingYearEnd}`, now);
  return addDays(isOver ? end : `${year - 1}-${accountingYearEnd}`, 1);
}
