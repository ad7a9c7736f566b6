import type { AcceptInput, DeclineInput } from '@agency/domain/quote/answer';
import type { QuoteView } from '@agency/domain/quote/view';
import type { FormResult } from '@agency/domain/site/render';

/** How an answer reaches us: from the link page by HTTP, from the client's screen by an operation. */
export interface Answering {
  /** @throws AppError; issues name the fields `name`, `acceptTerms`, `code`. */
  accept(input: AcceptInput): Promise<{ readonly certificateId: string }>;
  decline(input: DeclineInput): Promise<unknown>;
  /** The forms' endpoints without script; only the link page has them. */
  readonly actions?: { readonly accept: string; readonly decline: string; readonly code: string } | undefined;
  /** Mails the recipient the code that a large quote requires; only by a link. */
  sendCode?(): Promise<unknown>;
  /** An answer sent without script and returned with errors. */
  readonly returned?: FormResult | undefined;
  /** Where to sign in to answer; left out for signed-in people. */
  readonly signInHref?: string | undefined;
  /** Shows the current quote, after somebody else changed it. */
  reload(): void;
}

/** Was the returned form about exactly what is shown now? Otherwise neither its choices nor its tick count. */
export function isAnswerTo(view: Pick<QuoteView, 'contentHash'>, returned: FormResult): boolean {
  return view.contentHash !== null && returned.values.contentHash === view.contentHash;
}
