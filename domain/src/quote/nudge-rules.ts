import type { CivilDate } from '../shared/fields.ts';

/** The day from which a quote is nudged that waits for nothing. */
export const neverNudged: CivilDate = '9999-12-31';

/** Days after which a quote asks for a nudge, how long the next one waits, and the most characters of its text. */
export const nudgeRules = { unansweredDays: 5, endingDays: 3, pauseDays: 7, length: 2000 } as const;
