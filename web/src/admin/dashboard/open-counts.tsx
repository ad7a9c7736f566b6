import type { QuoteHead } from '@agency/domain/quote/schema';
import { isUnreadable, type Listed } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './dashboard.module.css';
import {
  countWords,
  type OpenCounts,
  useAwaitingAnswer,
  useNewRequests,
  useOpenCounts,
  useOpenDrafts,
} from './queries.ts';

/** What is counted, for one and for any other number. */
const figures: readonly { readonly list: keyof OpenCounts; readonly one: string; readonly many: string }[] = [
  { list: 'requested', one: 'New request', many: 'New requests' },
  { list: 'draft', one: 'Quote draft', many: 'Quote drafts' },
  { list: 'waiting', one: 'Quote waiting for an answer', many: 'Quotes waiting for an answer' },
];

/** How much is open, each figure leading to its list. */
export function OpenCountsRow() {
  // The lists are read by this screen anyway: when one changes, the figures are counted again.
  const lists = [useNewRequests(), useOpenDrafts(), useAwaitingAnswer()];
  const stateOf = (quote: Listed<QuoteHead>) =>
    isUnreadable(quote) ? quote.id : `${quote.id}${quote.status}`;
  const revision = lists.map((list) => list.map(stateOf).join()).join('|');
  const counts = useOpenCounts(revision);
  return (
    <ul className={styles.figures} aria-label="Open work">
      {figures.map(({ list, one, many }) => (
        <li key={list}>
          <Anchor href={adminPaths.quotes({ list })} className={styles.figure}>
            <span className={styles.figureValue}>{counts ? countWords(counts[list]) : '–'}</span>
            <span>{counts?.[list] === 1 ? one : many}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
