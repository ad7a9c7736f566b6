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
      consequence: `${recipient.name} will get the same quote by email again, at ${recipient.email}.`,
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
        'The client can still read the version you sent, marked as being revised. They can’t accept it until you send the new one or discard the revision.',
      confirmLabel: 'Start revision',
      cancelLabel: 'Not now',
      tone: 'normal',
      done: 'Revision started. Change what you need, then send it.',
      reason: actions.revise,
    },
    dropRevision: {
      operation: 'dropRevision',
      label: 'Discard revision',
      question: `Discard the revision of ${number}?`,
      consequence: `You’ll lose your changes since version ${head.sentVersion} . The client can then accept or decline that version again.`,
      confirmLabel: 'Discard revision',
      cancelLabel: 'Keep working on it',
      tone: 'danger',
      done: `Revision discarded. Version ${head.sentVersion} is current again.`,
      reason: head.beingRevised ? null : 'This quote isn’t being revised.',
    },
    withdrawQuote: {
      operation: 'withdrawQuote',
      label: 'Withdraw',
      question: `Withdraw ${number}?`,
      consequence: `${recipient.name} will still be able to read it, but not accept it. You can send a new version later.`,
      confirmLabel: 'Withdraw quote',
      cancelLabel: 'Keep it open',
      tone: 'danger',
      done: `${number} has been withdrawn`,
      reason: actions.withdraw,
    },
    discardQuote: {
      operation: 'discardQuote',
      label: 'Discard',
      question: `Discard ${number}?`,
      consequence: 'It will be removed from open work. We won’t tell anyone. You can’t undo this.',
      confirmLabel: 'Discard quote',
      cancelLabel: 'Keep it',
      tone: 'danger',
      done: `${number} has been discarded`,
      reason: actions.discard,
    },
  };
}
