import type { CollectionName } from '@agency/domain/shared/collections';
import type { TestUser } from '../people.ts';
import { counted, noted, onTheSite } from './elsewhere.ts';
import { billedEveryMonth, bills } from './money.ts';
import { type Options, ownerOf, type Planted } from './owner.ts';
import { account, clientRecord, openedByLink, sentIn } from './person.ts';
import { projectHead, projectTalk, projectWork } from './projects.ts';
import { belowQuotes, ofAcceptedQuotes, quoteHeads } from './quotes.ts';

/**
 * A document in every collection for somebody at a client: a declined quote with everything below it, an accepted one
 * with its certificate, a project, an invoice that was paid, and what the product notes of a person elsewhere.
 */
export function planted(
  someone: TestUser,
  suppressionId: string,
  options: Options,
): Readonly<Record<CollectionName | 'acceptedQuote', Planted>> {
  const owner = ownerOf(someone, suppressionId, options);
  return {
    ...account(owner),
    ...clientRecord(owner),
    ...sentIn(owner),
    ...quoteHeads(owner),
    ...belowQuotes(owner),
    ...ofAcceptedQuotes(owner),
    ...projectHead(owner),
    ...projectWork(owner),
    ...projectTalk(owner),
    ...bills(owner),
    ...billedEveryMonth(owner),
    ...openedByLink(owner),
    ...noted(owner),
    ...onTheSite(owner),
    ...counted(owner),
  };
}
