/** What is kept for how long (data-model 'Time'): the schedule forgets by it, and the privacy page prints it. */
export const retention = {
  enquiries: { what: 'Enquiries and quotes that were not accepted', months: 24, from: 'the last change' },
  business: {
    what: 'Accepted quotes, certificates, invoices and the audit log',
    years: 6,
    from: 'the end of the accounting year',
  },
  projects: { what: 'Project messages and files', months: 24, from: 'completion' },
  mails: { what: 'Sent emails and visits of links', days: 90, from: 'the day itself' },
  loose: {
    what: 'Uploads that belong to nothing, answers kept against double sending, counts of limits',
    hours: 24,
    from: 'the moment itself',
  },
} as const;
