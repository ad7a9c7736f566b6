import { civilDate, pence } from '@agency/domain/shared/fields';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Facts, Muted, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

/** Is `invoiceUrl` the invoice itself, behind sign-in? Else it is the project's page, which lists its invoices. */
export const hasAccount = v.optional(v.boolean(), true);

/** What an invoice mail says, shared with the reminder. */
export const invoiceDue = v.object({
  clientName: name,
  isBusiness,
  invoiceNumber: title('Invoice number'),
  total: pence,
  balance: pence,
  dueOn: civilDate,
  invoiceUrl: url,
  hasAccount,
});

export type InvoiceCreatedNotification = v.InferInput<typeof invoiceDue>;

export const invoiceSample = {
  clientName: 'Priya Shah',
  invoiceNumber: 'INV-2026-0042',
  total: 162_000,
  balance: 162_000,
  dueOn: '2026-12-11',
  invoiceUrl: sampleUrl(paths.client.invoices({ invoice: 'i-4t8w2x' })),
};

export const invoiceCreatedNotification = defineTemplate({
  schema: invoiceDue,
  sample: invoiceSample,
  subject: (data) => `Invoice ${data.invoiceNumber} for ${formatMoney(data.total)}`,
  preheader: (data) => `Due on ${formatDate(data.dueOn)}.`,
  body: (data) => (
    <>
      <Title>Invoice {data.invoiceNumber}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>Here is your invoice for our work.</Paragraph>
      <InvoiceFacts data={data} />
      <InvoiceAction data={data} label="View the invoice and how to pay" />
      <Muted>
        Our bank details are on the invoice. We’ll never change them by email alone. If an email says they’ve
        changed, call us before you pay.
      </Muted>
    </>
  ),
});

interface InvoiceActionProps {
  readonly data: { readonly invoiceUrl: string; readonly hasAccount: boolean };
  readonly label: string;
}

/** Leads to the invoice, or to the project's page, which shows how its invoices stand. */
export function InvoiceAction({ data, label }: InvoiceActionProps) {
  return (
    <Action label={data.hasAccount ? label : 'View your project and its invoices'} url={data.invoiceUrl} />
  );
}

export function InvoiceFacts({ data }: { readonly data: v.InferOutput<typeof invoiceDue> }) {
  return (
    <Facts
      facts={[
        { label: 'Invoice', value: data.invoiceNumber },
        { label: 'Total', value: formatMoney(data.total), isStrong: data.balance === data.total },
        data.balance === data.total
          ? null
          : { label: 'Still to pay', value: formatMoney(data.balance), isStrong: true },
        { label: 'Due', value: formatDate(data.dueOn) },
      ]}
    />
  );
}
