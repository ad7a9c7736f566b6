/** From more days on, payment terms warn. */
const longestUsualTerms = 60;

// Law, checked 2026-11-30: Late Payment of Commercial Debts (Interest) Act 1998, section 4(3A) to (3H): terms over 60 days.
/** What to think of before agreeing to such long payment terms; null where there is nothing. */
export function longTermsWarning(days: number | null): string | null {
  if (days === null || !(days > longestUsualTerms)) return null;
  return 'Terms over 60 days only count between businesses if both sides have expressly agreed to them and they aren’t grossly unfair to you. Make sure that your contract says so.';
}

/** '30 days', '1 day', 'On the day of the invoice'. */
export function termsInWords(days: number): string {
  if (days === 0) return 'On the day of the invoice';
  return days === 1 ? '1 day' : `${days} days`;
}
