import type { Buys } from '../client/buys.ts';
import type { PrivateSettings, SiteSettings } from '../settings/schema.ts';
import { canonicalJson } from '../shared/canonical-json.ts';
import type { CivilDate } from '../shared/fields.ts';
import { parseInput } from '../shared/parse.ts';
import { isRegisteredOn, type VatHistory } from '../vat/history.ts';
import { defaultChoice } from './choices.ts';
import { offerFor } from './consumer.ts';
import { offerableContent, type QuoteContent } from './content.ts';
import { type Offer, offer, type Recipient } from './schema.ts';
import { quoteTotals } from './totals.ts';
import { refuseOtherRates, withRatesOf } from './vat.ts';

interface OfferParts {
  readonly quoteId: string;
  readonly version: number;
  readonly recipient: Recipient;
  readonly content: QuoteContent;
  readonly validUntil: string;
  readonly site: Pick<SiteSettings, 'brandName' | 'email' | 'company'>;
  readonly business: VatHistory & Pick<PrivateSettings, 'terms'>;
  /** The day of the offer, by which VAT counts. */
  readonly today: CivilDate;
  /** What the recipient buys for, if that is known yet. */
  readonly buys: Buys | null;
}

/**
 * Freezes a draft as an offer, with its totals.
 * @throws AppError `invalid-argument` naming every field that keeps the draft from being sent.
 */
export function makeOffer(parts: OfferParts): Offer {
  const { business, today } = parts;
  const content = parseInput(offerableContent, withRatesOf(parts.content, business, today));
  refuseOtherRates(content, business, today);
  const { terms } = business;
  const vatRegistered = isRegisteredOn(business, today);
  const { oneOff, monthly } = quoteTotals(defaultChoice(content), content.discount, vatRegistered);
  const promised = parseInput(offer, {
    quoteId: parts.quoteId,
    version: parts.version,
    recipient: parts.recipient,
    seller: { brandName: parts.site.brandName, email: parts.site.email, company: parts.site.company },
    content,
    vatRegistered,
    totals: { oneOff, monthly },
    validUntil: parts.validUntil,
    terms: { version: terms.version, text: terms.text, sha256: terms.sha256 },
  });
  return offerFor(promised, parts.buys, terms);
}

/** The text whose SHA-256 is the content hash of a version. */
export function hashedText(promised: Offer): string {
  const { quoteId, version, recipient, seller, content, vatRegistered, totals, validUntil, terms, buys } =
    promised;
  return canonicalJson({
    quoteId,
    version,
    recipient,
    seller,
    content,
    vatRegistered,
    totals,
    validUntil,
    terms,
    // Left out of offers that were made before it was asked, whose hash stays.
    buys,
  });
}
