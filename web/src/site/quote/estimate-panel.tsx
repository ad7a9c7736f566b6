import { priceParts } from '@agency/domain/figures/price-words';
import { estimateRange } from '@agency/domain/quote/estimate';
import type { Estimate } from '@agency/domain/quote/schema';
import { PriceText } from '../../ui/text.tsx';
import { type FormValues, listOf, textOf } from '../../views/enquiry/form-values.ts';
import styles from './quote.module.css';
import type { QuotePageData } from './quote-data.ts';

function estimateOf(values: FormValues, { packages, rates }: QuotePageData): Estimate | null {
  const chosen = packages.find(({ id }) => id === textOf(values, 'packageId')) ?? null;
  return estimateRange({ services: listOf(values, 'services'), package: chosen }, rates);
}

type AmountsProps = { readonly estimate: Estimate } & Pick<QuotePageData, 'vatRate'>;

function Amounts({ estimate, vatRate }: AmountsProps) {
  const { oneOff, monthly } = estimate;
  return (
    <dl className={styles.amounts}>
      {oneOff ? (
        <div>
          <dt>To build, once</dt>
          <dd>
            <PriceText price={priceParts({ ...oneOff, billing: 'once' }, vatRate)} />
          </dd>
        </div>
      ) : null}
      {monthly ? (
        <div>
          <dt>To run, each month</dt>
          <dd>
            <PriceText price={priceParts({ ...monthly, billing: 'once' }, vatRate)} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The likely cost of the request, added up from published prices as the form is filled in. */
export function EstimatePanel({
  values,
  data,
}: {
  readonly values: FormValues;
  readonly data: QuotePageData;
}) {
  const estimate = estimateOf(values, data);
  return (
    <aside className={styles.estimate} aria-labelledby="estimate-title">
      <h2 id="estimate-title" className={styles.estimateTitle}>
        Your price range
      </h2>
      <output className={styles.output} htmlFor="quote-packageId quote-services">
        {estimate ? (
          <Amounts estimate={estimate} vatRate={data.vatRate} />
        ) : (
          <p>Choose a package or a service to see its price range here.</p>
        )}
      </output>
      <p className={styles.small}>
        {estimate ? <span>{'From our published prices. '}</span> : null}
        <span>The quote we send you has a fixed price. It’s free, and you don’t have to accept it.</span>
      </p>
    </aside>
  );
}
