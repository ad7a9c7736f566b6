import type { ConsumerTerms } from '@agency/domain/settings/schema';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Paragraphs } from './quote-lines.tsx';
import styles from './quote-terms.module.css';

/** A private buyer's right to cancel, in full, and the form for it (Consumer Contracts Regulations 2013, Schedule 3). */
export function QuoteRights({ consumer }: { readonly consumer: ConsumerTerms }) {
  return (
    <section className={styles.part} aria-labelledby="quote-rights">
      <h2 id="quote-rights">Your right to cancel</h2>
      <Paragraphs text={consumer.cancellationRight} className={styles.right} />
      <details className={styles.details}>
        <summary className={styles.summary}>
          <ChevronDownIcon size={18} className={styles.chevron} />
          <span>See the cancellation form</span>
        </summary>
        <div className={styles.text}>
          <Paragraphs text={consumer.cancellationForm} />
        </div>
      </details>
      <p className={styles.version}>
        We’ll email you this and the form when you accept, as the Consumer Contracts Regulations 2013 require.
      </p>
    </section>
  );
}
