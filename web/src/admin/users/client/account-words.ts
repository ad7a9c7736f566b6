import type { AccountEntry } from '@agency/domain/client/schema';
import { formatMoney } from '@agency/domain/shared/format';

const kindWords: Readonly<Record<AccountEntry['kind'], string>> = {
  broughtForward: 'Brought forward',
  invoice: 'Invoice',
  creditNote: 'Credit note',
  receipt: 'Receipt',
  reversal: 'Receipt reversed',
  refund: 'Refund',
  writeOff: 'Written off',
  writeOffUndone: 'Write-off undone',
};

/** What an entry of a client's account is. A refund that was reversed is owed to the client again. */
export function entryWords({ kind, amount }: Pick<AccountEntry, 'kind' | 'amount'>): string {
  return kind === 'reversal' && amount < 0 ? 'Refund reversed' : kindWords[kind];
}

/** '£120.00 to pay', '£20.00 in credit', '£0.00': by the side that owes. */
export function balanceInWords(balance: number): string {
  if (balance === 0) return formatMoney(0);
  return balance > 0 ? `${formatMoney(balance)} to pay` : `${formatMoney(-balance)} in credit`;
}
