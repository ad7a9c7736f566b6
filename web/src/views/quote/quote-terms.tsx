import type { Offer } from '@agency/domain/quote/schema';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Paragraphs } from './quote-lines.tsx';
import styles from './quote-terms.module.css';

/** The full terms: opened by one press, always open in print. */
export function QuoteTerms({
  terms,
  brandName,
}: {
  readonly terms: Offer['terms'];
  readonly brandName: string;
}) {
  return (
    <section className={styles.part} aria-labelledby="quote-terms">
      <h2 id="quote-terms">Terms</h2>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <ChevronDownIcon size={18} className={styles.chevron} />
          <span>{`Read the terms of ${brandName} in full`}</span>
        </summary>
        <div className={styles.text}>
          <Paragraphs text={terms.text} />
        </div>
      </details>
      <p
        className={styles.version}
      >{`Version ${terms.version}. We keep them with the quote, word for word.`}</p>
    </section>
  );
}
