import type { MoneyValues } from '@agency/domain/money-settings/sections';
import { vatWords } from '@agency/domain/money-settings/words';
import type { OperationOutput } from '@agency/domain/operations/operations';
import type { Touched } from '@agency/domain/operations/settings';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useCallback } from 'react';
import type { RunningOperation } from '../../../firebase/use-operation.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import styles from './money.module.css';

/** VAT settings to confirm, with what they would touch. */
export interface Touching {
  readonly values: MoneyValues<'vat'>;
  /** What was stored when it was asked: where somebody saves before it is confirmed, nothing is. */
  readonly seen: string;
  readonly touched: OperationOutput<'previewVatChange'>;
}

interface Props {
  readonly touching: Touching;
  readonly operation: RunningOperation<'saveMoneySettings'>;
  /** True when it was saved. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Lists what comes to another total, and asks. */
export function VatDialog({ touching, operation, onConfirm, onClose }: Props) {
  const { values, touched } = touching;
  const run = useCallback(async () => ((await onConfirm()) ? true : null), [onConfirm]);
  const { invoices, series, quotes } = touched;
  const isNothing = invoices.count + series.count + quotes.count === 0;
  return (
    <ConfirmDialog
      task={{ ...operation, run }}
      input={undefined}
      title="Save these VAT settings?"
      confirmLabel="Save VAT"
      cancelLabel="Not yet"
      onClose={onClose}
    >
      <div className={styles.touched}>
        <p>{`You’re ${vatWords(values)}.`}</p>
        {isNothing ? (
          <p>No draft invoice, billing series or open quote changes.</p>
        ) : (
          <>
            <p>The totals of these will change:</p>
            <List
              one="draft invoice"
              many="draft invoices"
              touched={invoices}
              what="Open each one, check its total and save it again before you issue it."
              href={(id) => adminPaths.invoice({ id })}
            />
            <List
              one="billing series"
              many="billing series"
              touched={series}
              what="Their next drafts are made with the new VAT."
            />
            <List
              one="open quote"
              many="open quotes"
              touched={quotes}
              what="What has been sent stays as it was. Revise it if its price should change."
              href={adminPaths.quote}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

interface ListProps {
  readonly one: string;
  readonly many: string;
  readonly touched: Touched;
  /** What to do about them. */
  readonly what: string;
  readonly href?: (id: string) => string;
}

function List({ one, many, touched: { count, isMore, first }, what, href }: ListProps) {
  if (count === 0) return null;
  const rest = count - first.length;
  return (
    <section>
      <p className={styles.sub}>{`${count}${isMore ? '+' : ''} ${count === 1 && !isMore ? one : many}`}</p>
      <p>{what}</p>
      <ul>
        {first.map(({ id, title }) => (
          <li key={id}>
            {href ? (
              <Anchor href={href(id)} target="_blank">
                {title}
              </Anchor>
            ) : (
              title
            )}
          </li>
        ))}
        {rest > 0 ? <li>{`and ${rest}${isMore ? ' or more' : ''} others`}</li> : null}
      </ul>
    </section>
  );
}
