import type { QuoteHead } from '@agency/domain/quote/schema';
import { formatDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { totalInWords } from '../../views/quote/words.ts';
import styles from '../shared/needed.module.css';

interface QuoteToAnswerProps {
  readonly quote: Stored<QuoteHead>;
  /** There is one primary button on a screen. */
  readonly isFirst: boolean;
}

/** A quote that waits for its answer. */
export function QuoteToAnswer({ quote, isFirst }: QuoteToAnswerProps) {
  return (
    <li className={cx(styles.item, styles.withButton)}>
      <div className={styles.words}>
        <h3>{quote.title || `Quote ${quote.number}`}</h3>
        {quote.totals ? (
          <p className={styles.amount}>{totalInWords(quote.totals.oneOff, quote.totals.monthly)}</p>
        ) : null}
        <p className={styles.quiet}>
          {quote.validUntil
            ? `Quote ${quote.number} · Open until ${unbroken(formatDate(quote.validUntil))}`
            : `Quote ${quote.number}`}
        </p>
      </div>
      <ButtonLink href={paths.client.quote(quote.id)} variant={isFirst ? 'primary' : 'secondary'}>
        Read and reply
      </ButtonLink>
    </li>
  );
}
