import { owedOf, takesMoney } from '@agency/domain/invoice/balance';
import type { Invoice } from '@agency/domain/invoice/schema';
import { standingForClient } from '@agency/domain/invoice/words';
import { formatDate, unbroken } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { paths } from '@agency/domain/site/paths';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { KeyValue } from '../../ui/text.tsx';
import { DownloadInvoice } from '../../views/document/download-invoice.tsx';
import { useToday } from '../shared/use-today.ts';
import { HowToPay } from './how-to-pay.tsx';
import { InvoiceContents } from './invoice-contents.tsx';
import { InvoiceMoney } from './invoice-money.tsx';
import styles from './invoices.module.css';
import { TellUs } from './tell-us.tsx';
import { WhatYouSaid } from './what-you-said.tsx';

/** One invoice or credit note: first what it takes to pay it, then what it is for and what came in. */
export function InvoiceScreen({ id }: { readonly id: string }) {
  const invoice = useRecord(invoices, id);
  const today = useToday();
  if (!invoice || invoice.number === null) return <NoSuchInvoice />;
  const { tone, words } = standingForClient(invoice, today);
  const isNote = invoice.kind === 'creditNote';
  const pdf = <DownloadInvoice invoiceId={id} number={invoice.number} />;
  return (
    <article className={styles.letter}>
      <header className={styles.head}>
        <p className={styles.back}>
          <Anchor href={paths.client.invoices()}>All your invoices</Anchor>
        </p>
        <div className={styles.name}>
          <h1>{`${isNote ? 'Credit note' : 'Invoice'} ${invoice.number}`}</h1>
          {isNote ? null : <StatusBadge tone={tone}>{words}</StatusBadge>}
        </div>
      </header>
      <WhatYouSaid invoice={invoice} today={today} />
      <HowToPay invoice={invoice} today={today} />
      {takesMoney(invoice) ? (
        <TellUs invoice={invoice} today={today}>
          {pdf}
        </TellUs>
      ) : (
        pdf
      )}
      <InvoiceContents invoice={invoice} />
      <Feature subject="what was paid" loading={<LoadingState label="Loading what was paid" lines={2} />}>
        <InvoiceMoney invoice={invoice} />
      </Feature>
      <About invoice={invoice} />
    </article>
  );
}

function About({ invoice }: { readonly invoice: Stored<Invoice> }) {
  const { kind, title, parties, issuedOn, taxPoint, dueOn, purchaseOrder, projectId, termsText } = invoice;
  const day = (value: string) => unbroken(formatDate(value));
  const facts = [
    { key: 'For', value: title },
    ...(parties ? [{ key: 'Company', value: parties.buyer.name }] : []),
    ...(issuedOn ? [{ key: 'Issued', value: day(issuedOn) }] : []),
    ...(invoice.vatRegistered && taxPoint && taxPoint !== issuedOn
      ? [{ key: 'Tax point', value: day(taxPoint) }]
      : []),
    ...(dueOn && owedOf(invoice) > 0 ? [{ key: 'Due', value: day(dueOn) }] : []),
    ...(purchaseOrder ? [{ key: 'Your purchase order', value: purchaseOrder }] : []),
    ...(projectId
      ? [{ key: 'Project', value: <Anchor href={paths.client.project(projectId)}>{projectId}</Anchor> }]
      : []),
  ];
  const name = kind === 'creditNote' ? 'credit note' : 'invoice';
  return (
    <section className={styles.part} aria-labelledby="about-invoice">
      <h2 id="about-invoice">{`About this ${name}`}</h2>
      <KeyValue items={facts} />
      {termsText && owedOf(invoice) > 0 ? <p className={styles.terms}>{termsText}</p> : null}
    </section>
  );
}

export function NoSuchInvoice() {
  return (
    <section className={styles.missing} aria-labelledby="no-such-invoice">
      <h1 id="no-such-invoice">We can’t find this invoice</h1>
      <p>It isn’t in your account. We may have sent it to another of your email addresses.</p>
      <ButtonRow>
        <ButtonLink href={paths.client.invoices()} variant="primary">
          See all your invoices
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}
