import type { AcceptInput, DeclineInput } from '@agency/domain/quote/answer';
import type { FormResult } from '@agency/domain/site/render';

/** How an answer reaches us: from the link page by HTTP, from the client's screen by an operation. */
export interface Answering {
  /** @throws AppError; issues name the fields `name`, `acceptTerms`, `code`. */
  accept(input: AcceptInput): Promise<{ readonly certificateId: string }>;
  decline(input: DeclineInput): Promise<unknown>;
  /** Where the forms go without script; only the link page has such addresses. */
  readonly actions?: { readonly accept: string; readonly decline: string } | undefined;
  /** An answer that was sent without script and came back with something to mend. */
  readonly returned?: FormResult | undefined;
  /** Shows the quote as it stands now, after somebody else changed it. */
  reload(): void;
}
