import type { PageProps } from '../../platform/page.ts';
import { Contour } from '../../ui/contour/contour.tsx';
import { Lead } from '../../ui/text.tsx';
import styles from './quote.module.css';
import type { QuotePageData } from './quote-data.ts';
import { QuoteForm } from './quote-form.tsx';

export default function QuotePage({ data, form, site }: PageProps<QuotePageData>) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Contour seed="quote" />
        <div className={styles.headInner}>
          <h1>Request a quote</h1>
          <Lead>
            {`There are 3 short steps. We read every request ourselves and send you a written quote with a fixed price within ${site.soon.quote}.`}
          </Lead>
        </div>
      </div>
      <QuoteForm data={data} posted={form} />
    </div>
  );
}
