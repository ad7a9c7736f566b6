import type { AcceptInput, DeclineInput } from '@agency/domain/quote/answer';
import type { QuoteView } from '@agency/domain/quote/view';
import type { FormResult } from '@agency/domain/site/render';

/** How an answer reaches us: from the link page by HTTP, from the client's screen by an operation. */
export interface Answering {
  /** @throws AppError; issues name the fields `name`, `acceptTerms`, `code`. */
  accept(input: AcceptInput): Promise<{ readonly certificateId: string }>;
  decline(input: DeclineInput): Promise<unknown>;
  /** Where the forms go without script; only the link page has such addresses. */
  readonly actions?: { readonly accept: string; readonly decline: string; readonly code: string } | undefined;
  /** Mails the recipient the code that a large quote asks for; only by a link. */
  sendCode?(): Promise<unknown>;
  /** An answer that was sent without script and came back with something to mend. */
  readonly returned?: FormResult | undefined;
  /** Where one signs in to answer; left out for who is signed in. */
  readonly signInHref?: string | undefined;
  /** Shows the quote as it stands now, after somebody else changed it. */
  reload(): void;
}

/** Did a form that came back accept exactly what is shown now? Else neither its choices nor its tick count. */
export function isAnswerTo(view: Pick<QuoteView, 'contentHash'>, returned: FormResult): boolean {
  return view.contentHash !== null && returned.values.contentHash === view.contentHash;
}
