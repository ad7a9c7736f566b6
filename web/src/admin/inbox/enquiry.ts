import type { Contact } from '@agency/domain/contact/schema';
import { type EnquiryStatus, enquiryStatuses, reopenedStatus } from '@agency/domain/contact/status';
import type { PackageRequest } from '@agency/domain/package-request/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { Tone } from '../../ui/tone.tsx';

/** What contact messages and package requests have in common. */
export type InboxEnquiry = Omit<Contact, 'subject'>;
export type AnyEnquiry = Stored<Contact> | Stored<PackageRequest>;

/** What it is about, in a line. */
export function subjectOf(enquiry: AnyEnquiry): string {
  return 'subject' in enquiry ? enquiry.subject : enquiry.packageName;
}

export const statusWords: Readonly<Record<EnquiryStatus, { readonly tone: Tone; readonly label: string }>> = {
  new: { tone: 'info', label: 'New' },
  open: { tone: 'waiting', label: 'Open' },
  answered: { tone: 'success', label: 'Replied' },
  converted: { tone: 'success', label: 'Quote started' },
  archived: { tone: 'neutral', label: 'Archived' },
  spam: { tone: 'neutral', label: 'Spam' },
};

type Standing = Pick<InboxEnquiry, 'status' | 'quoteId'>;

/** A change of status by hand. */
export interface Move {
  /** 'Archive' */
  readonly verb: string;
  /** 'archived' */
  readonly done: string;
  readonly from: readonly EnquiryStatus[];
  readonly to: (enquiry: Standing) => EnquiryStatus;
}

export const moves = {
  reopen: { verb: 'Reopen', done: 'reopened', from: ['archived', 'spam'], to: reopenedStatus },
  replied: {
    verb: 'Mark as replied',
    done: 'marked as replied',
    from: ['new', 'open'],
    to: () => 'answered',
  },
  open: { verb: 'Mark as open', done: 'marked as open', from: ['new', 'answered'], to: () => 'open' },
  archive: {
    verb: 'Archive',
    done: 'archived',
    from: ['new', 'open', 'answered', 'converted'],
    to: () => 'archived',
  },
  spam: { verb: 'Mark as spam', done: 'marked as spam', from: ['new', 'open', 'answered'], to: () => 'spam' },
} as const satisfies Readonly<Record<string, Move>>;

/** Those that are possible as it stands. */
export function movesOf({ status }: Standing): readonly Move[] {
  return Object.values<Move>(moves).filter(({ from }) => from.includes(status));
}

/** Why this can't be done with it, as a sentence. */
export function moveObstacle(move: Move, { status }: Standing): string | null {
  if (move.from.includes(status)) return null;
  if (status === 'archived' || status === 'spam') {
    return status === move.to({ status, quoteId: null })
      ? `It’s already ${status === 'spam' ? 'marked as spam' : 'archived'}.`
      : `It’s ${status === 'spam' ? 'marked as spam' : 'archived'}. Reopen it first.`;
  }
  if (move === moves.reopen) return 'It isn’t archived or marked as spam.';
  return status === 'converted' ? 'A quote has been started from it.' : `It’s already ${move.done}.`;
}

/** Can its status be given back after this change was made? */
export function canTakeBack(before: Standing, after: EnquiryStatus): boolean {
  const isOwn = before.status !== 'converted' || before.quoteId !== null;
  return isOwn && enquiryStatuses.can(after, before.status);
}
