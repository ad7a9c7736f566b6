/**
 * Every scheduled function with its own times: cron in Europe/London for production and the local clock alike.
 * The key is the function's name.
 */
export const schedules = {
  /** Sends what is due; a trigger does so at once, this catches the rest. */
  drainMail: { cron: '* * * * *' },
  /**
   * Marks open quotes whose last day has passed; reads work that out themselves, this keeps lists and counts right.
   */
  expireQuotes: { cron: '5 * * * *' },
  /** Finishes fan-outs of membership and merges that were interrupted, and applies bank details that count from now on. */
  catchUp: { cron: '*/10 * * * *' },
  /** Invoice reminders by civil date, at hours when people read them. */
  sendReminders: { cron: '0 8-18 * * *' },
  /** One draft invoice for each active series and period. */
  billSeries: { cron: '15 6 * * *' },
  /** Purges what has passed its retention period. */
  applyRetention: { cron: '30 3 * * *' },
  /** Removes orphaned uploads, downloads of invoices and expired codes, responses and counts: all live a day at most. */
  removeExpired: { cron: '20 * * * *' },
  /** Reconciles claims, `users.role` and the list of admins, and the newest figures, where a run was interrupted. */
  repairAccess: { cron: '45 4 * * *' },
} as const satisfies Readonly<Record<string, { readonly cron: string }>>;

export type ScheduleName = keyof typeof schedules;
