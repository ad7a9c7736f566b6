import { londonDate } from '../shared/dates.ts';
import type { CivilDate } from '../shared/fields.ts';
import type { BankDetails, PendingBankDetails, PrivateSettings } from './schema.ts';

/** For so long any admin can stop new bank details: somebody in another's account must not divert payments. */
export const bankDetailsHoldMs = 24 * 3_600_000;

/** Invoices are looked through once more after this time: one may have been issued by the details of before. */
export const bankDetailsCopyMs = 5 * 60_000;

type Banking = Pick<PrivateSettings, 'bankDetails' | 'bankDetailsSince' | 'pendingBankDetails'>;

/** Can they still be stopped? */
export function isHeld(pending: PendingBankDetails | null, now: Date): pending is PendingBankDetails {
  return pending !== null && pending.countsAt > now;
}

/** The bank details that count now, and since when they do; null since the beginning. */
export function bankDetailsAt(
  { bankDetails, bankDetailsSince, pendingBankDetails: pending }: Banking,
  now: Date,
): { readonly details: BankDetails; readonly since: CivilDate | null } {
  if (pending === null || pending.countsAt > now) return { details: bankDetails, since: bankDetailsSince };
  return { details: pending.details, since: londonDate(pending.countsAt) };
}

/** What applying new bank details changes, once they count; nothing before that. */
export function appliedBankDetails(banking: Banking, now: Date): Partial<PrivateSettings> {
  const { pendingBankDetails: pending } = banking;
  if (pending === null || isHeld(pending, now)) return {};
  const { details, since } = bankDetailsAt(banking, now);
  return {
    bankDetails: details,
    bankDetailsSince: since,
    pendingBankDetails: null,
    copyBankDetailsSince: now,
  };
}

/** 'Downland Digital Ltd, 12-34-56, 12345678'. */
export function accountWords({ accountName, sortCode, accountNumber }: BankDetails): string {
  return `${accountName}, ${sortCode}, ${accountNumber}`;
}
