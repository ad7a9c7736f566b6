import type { Deduction, Invoice, InvoiceLine } from '@agency/domain/invoice/schema';
import { lineSum, totalsRows } from '@agency/domain/quote/words';
import { formatDate, formatMoney, unbroken } from '@agency/domain/shared/format';
import { paths } from '@agency/domain/site/paths';
import { reverseChargeNoteFor } from '@agency/domain/vat/place-of-supply';
import { treatmentOf, treatmentWords } from '@agency/domain/vat/treatment';
import { Anchor } from '../../ui/anchor.tsx';
import styles from './invoices.module.css';

/** What an invoice is for, line by line, and how that comes to its total. */
export function InvoiceContents({ invoice }: { readonly invoice: Invoice }) {
  const { lines, deductions = [], totals, vatRegistered, kind, credits, parties } = invoice;
  const note = reverseChargeNoteFor(totals, parties?.buyer);
  const { rows, total } = totalsRows(totals, vatRegistered);
  // Where all lines are treated alike, the totals say how.
  const namesVat = vatRegistered && new Set(lines.map(treatmentOf)).size > 1;
  return (
    <section className={styles.part} aria-labelledby="invoice-contents">
      <h2 id="invoice-contents">{kind === 'creditNote' ? 'What we’ve credited' : 'What it’s for'}</h2>
      {credits ? (
        <p>
          <span>{'For '}</span>
          <Anchor href={paths.client.invoices({ invoice: credits.invoiceId })}>
            {`invoice ${credits.invoiceNumber}`}
          </Anchor>
          <span>{`: ${credits.reason}`}</span>
        </p>
      ) : null}
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice have nothing but their order
          <Line key={index} line={line} namesVat={namesVat} />
        ))}
      </ul>
      <dl className={styles.totals}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      {deductions.map((deduction) => (
        <EarlierInvoice key={deduction.invoiceId} deduction={deduction} />
      ))}
      {note === null ? null : <p className={styles.quiet}>{note}</p>}
    </section>
  );
}

function Line({ line, namesVat }: { readonly line: InvoiceLine; readonly namesVat: boolean }) {
  const facts = [lineSum(line, line.quantity), namesVat ? treatmentWords(treatmentOf(line)) : ''];
  const shown = facts.filter(Boolean).join(' · ');
  return (
    <li>
      <div className={styles.words}>
        <p>{line.description}</p>
        {shown ? <p className={styles.facts}>{shown}</p> : null}
      </div>
      <p className={styles.amount}>{formatMoney(line.net)}</p>
    </li>
  );
}

/** An invoice for money that came first, whose sum the totals take off. */
function EarlierInvoice({ deduction }: { readonly deduction: Deduction }) {
  const { invoiceId, invoiceNumber, taxPoint, total } = deduction;
  return (
    <p className={styles.quiet}>
      <span>{'Already invoiced: '}</span>
      <Anchor href={paths.client.invoices({ invoice: invoiceId })}>{invoiceNumber}</Anchor>
      <span>{` of ${unbroken(formatDate(taxPoint))}, ${formatMoney(total)} in all.`}</span>
    </p>
  );
}
