import type { AccountEntry } from '@agency/domain/client/schema';
import { formatMoney } from '@agency/domain/shared/format';

/** What an entry of a client's account is. */
export const accountKindWords: Readonly<Record<AccountEntry['kind'], string>> = {
  broughtForward: 'Brought forward',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  receipt: 'Receipt',
  reversal: 'Receipt reversed',
  refund: 'Refund',
  writeOff: 'Written off',
  writeOffUndone: 'Write-off undone',
};

/** '£120.00 to pay', '£20.00 in credit', '£0.00': by the side that owes. */
export function balanceInWords(balance: number): string {
  if (balance === 0) return formatMoney(0);
  return balance > 0 ? `${formatMoney(balance)} to pay` : `${formatMoney(-balance)} in credit`;
}
