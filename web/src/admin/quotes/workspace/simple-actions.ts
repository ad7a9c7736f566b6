import type { QuoteHead } from '@agency/domain/quote/schema';
import { quoteActions } from '@agency/domain/quote/status';

/** Staff actions that take one confirmation and one operation. */
export interface SimpleAction {
  readonly operation: 'resendQuote' | 'reviseQuote' | 'dropRevision' | 'withdrawQuote' | 'discardQuote';
  readonly label: string;
  readonly question: string;
  /** The consequence, and whether it can be undone. */
  readonly consequence: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone: 'normal' | 'danger';
  readonly done: string;
  /** Why it is not possible now; null when it is. */
  readonly reason: string | null;
}

/** All of them with their reasons, in the order in which a menu shows them. */
export function simpleActions(head: QuoteHead, now: Date): Record<SimpleAction['operation'], SimpleAction> {
  const actions = quoteActions(head, now);
  const { number, recipient } = head;
  return {
    resendQuote: {
      operation: 'resendQuote',
      label: 'Send the email again',
      question: `Send the email about ${number} again?`,
      consequence: `${recipient.name} gets the same quote by mail once more, at ${recipient.email}.`,
      confirmLabel: 'Send again',
      cancelLabel: 'Not now',
      tone: 'normal',
      done: `The email to ${recipient.email} is on its way again`,
      reason: actions.resend,
    },
    reviseQuote: {
      operation: 'reviseQuote',
      label: 'Revise',
      question: `Start a new version of ${number}?`,
      consequence:
        'The version that was sent stays readable and is shown as being revised. It can’t be accepted until you send the new one or drop the revision.',
      confirmLabel: 'Start revision',
      cancelLabel: 'Not now',
      tone: 'normal',
      done: 'Revision started. Change what you need, then send it.',
      reason: actions.revise,
    },
    dropRevision: {
      operation: 'dropRevision',
      label: 'Drop the revision',
      question: `Drop the revision of ${number}?`,
      consequence: `Changes since version ${head.sentVersion} are lost. That version can be answered again.`,
      confirmLabel: 'Drop revision',
      cancelLabel: 'Keep working on it',
      tone: 'danger',
      done: `Revision dropped. Version ${head.sentVersion} counts again.`,
      reason: head.beingRevised ? null : 'No revision is under way.',
    },
    withdrawQuote: {
      operation: 'withdrawQuote',
      label: 'Withdraw',
      question: `Withdraw ${number}?`,
      consequence: `${recipient.name} can still read it, and can’t accept it any more. You can send a new version later.`,
      confirmLabel: 'Withdraw quote',
      cancelLabel: 'Keep it open',
      tone: 'danger',
      done: `${number} is withdrawn`,
      reason: actions.withdraw,
    },
    discardQuote: {
      operation: 'discardQuote',
      label: 'Discard',
      question: `Discard ${number}?`,
      consequence: 'It leaves the list of open work. Nobody is told. This can’t be undone.',
      confirmLabel: 'Discard quote',
      cancelLabel: 'Keep it',
      tone: 'danger',
      done: `${number} is discarded`,
      reason: actions.discard,
    },
  };
}
