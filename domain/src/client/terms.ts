// Law, checked 2026-11-30: Late Payment of Commercial Debts (Interest) Act 1998, section 4: terms of more than 60 days.
/** What to think of before agreeing to such long payment terms; null up to 60 days, and for what can’t be read. */
export function longTermsWarning(days: number | null): string | null {
  if (days === null || !(days > 60)) return null;
  return 'Between businesses, terms of more than 60 days must be fair: they don’t count if they’re grossly unfair to you. Make sure your contract says that you both agreed to them.';
}

/** '30 days', '1 day', 'On the day of the invoice'. */
export function termsInWords(days: number): string {
  if (days === 0) return 'On the day of the invoice';
  return days === 1 ? '1 day' : `${days} days`;
}

const daysToPay =
  /\b(\d{1,3}) days (?:after|from|of) (?:its date|the invoice|the date of (?:the|each|an) invoice)\b/gi;

/** Where a text of terms names other days to pay than are set; null where it names none, or where they agree. */
export function otherDaysWarning(text: string, days: number): string | null {
  const other = [...text.matchAll(daysToPay)].find(([, named]) => Number(named) !== days);
  if (other === undefined || !Number.isInteger(days)) return null;
  const own = days === 0 ? 'say that invoices are due on their day of issue' : `are ${termsInWords(days)}`;
  return `Your terms say “${other[0]}”, but your payment terms ${own}. Change one of them.`;
}
