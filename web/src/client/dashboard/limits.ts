/** The most documents that each part of the dashboard reads. What needs an answer is asked for by itself, soonest first. */
export const shown = {
  companies: 2,
  toAnswer: 4,
  toApprove: 3,
  toPay: 4,
  projects: 3,
  quotes: 2,
} as const;

/** The most that the whole screen reads, whatever is stored around it. */
export const mostReads = 25;
