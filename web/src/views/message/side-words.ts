import type { Message } from '@agency/domain/message/schema';

/** Who looks, and what the two sides are called. */
export interface Viewer {
  readonly uid: string;
  readonly isStaff: boolean;
  readonly brandName: string;
  readonly companyName: string;
}

/** An author as the thread shows them. */
export interface Author {
  readonly name: string;
  /** Their side in words of ours; a name proves nothing. */
  readonly side: string;
  readonly isAgency: boolean;
  readonly isOwn: boolean;
}

/**
 * The side comes from `authorKind`, which the rules check: a client who calls themselves or their company what we are
 * called is still shown as a client.
 */
export function authorOf(
  { authorKind, authorName, createdBy }: Pick<Message, 'authorKind' | 'authorName' | 'createdBy'>,
  { uid, isStaff, brandName, companyName }: Viewer,
): Author {
  const isAgency = authorKind === 'staff';
  const isOwn = createdBy === uid;
  const ofClient = isStaff ? `${companyName} (client)` : 'Your company';
  return { name: isOwn ? 'You' : authorName, side: isAgency ? brandName : ofClient, isAgency, isOwn };
}

/** For screen readers, of what others have just written. */
export function arrivalWords(authors: readonly Author[]): string {
  const [first] = authors;
  if (!first) return '';
  if (authors.length > 1) return `${authors.length} new messages.`;
  return `New message from ${first.name}, ${first.side}.`;
}
