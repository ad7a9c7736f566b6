import type { Offer } from '@agency/domain/quote/schema';
import { legalName, legalSentences } from '@agency/domain/settings/legal-words';

type Seller = Offer['seller'];

/** At the foot of every sheet: the words that the law wants of the seller, with VAT only where it is charged. */
export function legalLine(seller: Seller, vatRegistered: boolean): string {
  return legalSentences({ ...seller, vatRegistered }).join(' ');
}

/** Who a quote or certificate comes from. */
export function sellerLines(seller: Seller): string[] {
  const { brandName, email } = seller;
  return [...new Set([brandName, legalName(seller), email])];
}
