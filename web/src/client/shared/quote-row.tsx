import type { QuoteHead } from '@agency/domain/quote/schema';
import { effectiveStatus } from '@agency/domain/quote/status';
import { formatDate, formatInstantDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { statusWords, totalInWords } from '../../views/quote/words.ts';
import styles from './rows.module.css';

/** A quote in a list: title, total and status. */
export function QuoteRow({ quote, now }: { readonly quote: Stored<QuoteHead>; readonly now: Date }) {
  const status = effectiveStatus(quote, now);
  const { tone, words } = statusWords({ status, beingRevised: quote.beingRevised });
  const isOpen = status === 'sent' || status === 'viewed';
  const sent = quote.sentAt ? `Sent ${unbroken(formatInstantDate(quote.sentAt))}` : '';
  const until = isOpen && quote.validUntil ? `open until ${unbroken(formatDate(quote.validUntil))}` : '';
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <Anchor href={paths.client.quote(quote.id)} className={styles.title}>
          {quote.title || `Quote ${quote.number}`}
        </Anchor>
        <p className={styles.facts}>{[quote.number, sent, until].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.side}>
        {quote.totals ? (
          <p className={styles.amount}>{totalInWords(quote.totals.oneOff, quote.totals.monthly)}</p>
        ) : null}
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
    </li>
  );
}
