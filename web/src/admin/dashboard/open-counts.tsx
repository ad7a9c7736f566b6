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

const figures: readonly { readonly list: keyof OpenCounts; readonly label: string }[] = [
  { list: 'requested', label: 'New requests' },
  { list: 'draft', label: 'Drafts' },
  { list: 'waiting', label: 'Waiting for an answer' },
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
      {figures.map(({ list, label }) => (
        <li key={list}>
          <Anchor href={adminPaths.quotes({ list })} className={styles.figure}>
            <span className={styles.figureValue}>{counts ? countWords(counts[list]) : '–'}</span>
            <span>{label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
