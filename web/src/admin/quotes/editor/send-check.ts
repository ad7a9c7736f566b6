import { makeOffer } from '@agency/domain/quote/offer';
import type { Offer, QuoteHead } from '@agency/domain/quote/schema';
import type { PrivateSettings, SiteSettings } from '@agency/domain/settings/schema';
import { isDayOver, londonDate } from '@agency/domain/shared/dates';
import { AppError, type Issue } from '@agency/domain/shared/errors';
import type { VatHistory } from '@agency/domain/vat/history';
import type { SummaryError } from '../../../ui/fields/error-summary.tsx';
import type { QuoteInput } from './quote-form.ts';

export interface OfferSources {
  readonly head: Pick<QuoteHead, 'number' | 'sentVersion'>;
  readonly site: Pick<SiteSettings, 'brandName' | 'email' | 'company'>;
  readonly business: VatHistory & Pick<PrivateSettings, 'terms'>;
}

/** The offer that would be sent now, or everything that prevents it. */
export type SendCheck =
  | { readonly offer: Offer; readonly obstacles: null }
  | { readonly offer: null; readonly obstacles: readonly SummaryError[] };

/** Makes the offer by the domain's rule, which the server applies again on sending. */
export function checkSending(
  input: QuoteInput,
  { head, site, business }: OfferSources,
  now: Date,
): SendCheck {
  const issues: Issue[] = [];
  const { validUntil } = input;
  if (validUntil === null)
    issues.push({ path: 'validUntil', message: 'Enter the last day the quote is valid' });
  else if (isDayOver(validUntil, now)) {
    issues.push({ path: 'validUntil', message: 'The quote must be valid until today or later' });
  }
  try {
    const offer = makeOffer({
      quoteId: head.number,
      version: head.sentVersion + 1,
      recipient: input.recipient,
      content: input.content,
      // A missing day is reported above; the rest of the offer is checked all the same.
      validUntil: validUntil ?? '2000-01-01',
      site,
      business,
      today: londonDate(now),
      // Asked, and added, when it is previewed or sent.
      buys: null,
    });
    if (issues.length === 0) return { offer, obstacles: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    issues.push(...error.issues);
  }
  return { offer: null, obstacles: issues.map((issue) => toSummary(issue, input)) };
}

/** Links an obstacle to the field that fixes it. */
function toSummary({ path, message }: Issue, { content }: QuoteInput): SummaryError {
  const field = path.replace(/^content\./, '');
  const name = fieldOf(field, content);
  return name === undefined ? { message } : { name, message };
}

function fieldOf(path: string, content: QuoteInput['content']): string | undefined {
  if (path === 'sections') return content.sections.length > 0 ? 'sections.0.title' : undefined;
  if (path === 'paymentSchedule') {
    return content.paymentSchedule.length > 0 ? 'paymentSchedule.0.share' : undefined;
  }
  return path === '' ? undefined : path;
}
