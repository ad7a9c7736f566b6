/**
 * Every scheduled function with its own times: cron in Europe/London for production and the local clock alike.
 * The key is the function's name.
 */
export const schedules = {
  /** Sends what is due; a trigger does so at once, this catches what waited. */
  drainMail: { cron: '* * * * *' },
  /** Marks open quotes whose last day is over; reading decides by itself, this keeps lists and counts right. */
  expireQuotes: { cron: '5 * * * *' },
  /** Finishes fan-outs of membership that were cut off. */
  repairAudiences: { cron: '*/10 * * * *' },
} as const satisfies Readonly<Record<string, { readonly cron: string }>>;

export type ScheduleName = keyof typeof schedules;
