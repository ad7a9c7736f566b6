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

/**
 * The same beside the client's credit, so that no one takes one off the other again: the balance is what is owed less the
 * credit and the money in advance that has no invoice yet.
 */
export function balanceBesideCredit(balance: number, credit: number): string {
  const words = balanceInWords(balance);
  if (-balance > credit) return `${words}, with money paid in advance`;
  if (credit === 0 || -balance === credit) return words;
  return balance < 0 ? `${words} once it has paid what’s owed` : `${words} once the credit is used`;
}

/** '£120.00 to pay', '£20.00 in credit', '£0.00': by the side that owes. */
export function balanceInWords(balance: number): string {
  if (balance === 0) return formatMoney(0);
  return balance > 0 ? `${formatMoney(balance)} to pay` : `${formatMoney(-balance)} in credit`;
}
