import { civilDate, pence } from '@agency/domain/shared/fields';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, maybe, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Facts, Muted, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

/** Is `invoiceUrl` the invoice itself, behind sign-in? Else it is the project's page, which lists its invoices. */
export const hasAccount = v.optional(v.boolean(), true);

/** What an invoice mail says, shared with the reminder. */
export const invoiceEntries = {
  clientName: name,
  isBusiness,
  invoiceNumber: title('Invoice number'),
  total: pence,
  /** What is still to pay when the mail is sent. */
  balance: pence,
  dueOn: civilDate,
  invoiceUrl: url,
  hasAccount,
};

const schema = v.object({
  ...invoiceEntries,
  /** The client's credit that was used for it when it was issued. */
  credit: v.optional(pence, 0),
  /** Of an invoice for money that came first: when it came. */
  advanceOn: maybe(civilDate),
  isCredited: v.optional(v.boolean(), false),
});

export type InvoiceCreatedNotification = v.InferInput<typeof schema>;
type Data = v.InferOutput<typeof schema>;

export const invoiceSample = {
  clientName: 'Priya Shah',
  invoiceNumber: 'INV-2026-0042',
  total: 162_000,
  balance: 162_000,
  dueOn: '2026-12-11',
  invoiceUrl: sampleUrl(paths.client.invoices({ invoice: 'i-4t8w2x' })),
};

export const invoiceCreatedNotification = defineTemplate({
  schema,
  sample: invoiceSample,
  subject: (data) => `Invoice ${data.invoiceNumber} for ${formatMoney(data.total)}`,
  preheader: (data) =>
    data.balance === 0
      ? 'You have nothing to pay.'
      : `${data.balance === data.total ? 'Due' : `${formatMoney(data.balance)} due`} on ${formatDate(data.dueOn)}.`,
  body: (data) => (
    <>
      <Title>Invoice {data.invoiceNumber}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>{sentences(data).join(' ')}</Paragraph>
      <Paragraph>
        {data.balance === 0
          ? 'The invoice is attached as a PDF.'
          : 'The invoice is attached as a PDF, which has everything you need to pay.'}
      </Paragraph>
      <InvoiceFacts data={data} />
      <InvoiceAction
        data={data}
        label={data.balance === 0 ? 'View the invoice' : 'View the invoice and how to pay'}
      />
      {data.balance === 0 ? null : (
        <Muted>
          Our bank details are on the invoice. We’ll never change them by email alone. If an email says
          they’ve changed, call us before you pay.
        </Muted>
      )}
    </>
  ),
});

function sentences({ advanceOn, credit, total, balance, isCredited }: Data): string[] {
  const what =
    advanceOn === null
      ? 'Here is your invoice for our work.'
      : `Here is your invoice for the payment that we received on ${formatDate(advanceOn)}.`;
  const used = credit === 0 ? [] : [`We’ve used ${formatMoney(credit)} of your credit for it.`];
  if (isCredited) return [what, 'It has been credited in full, so you have nothing to pay.'];
  if (balance === 0) return [what, ...used, 'You have nothing to pay.'];
  return balance === total ? [what] : [what, ...used, `${formatMoney(balance)} is still to pay.`];
}

interface InvoiceActionProps {
  readonly data: { readonly invoiceUrl: string; readonly hasAccount: boolean };
  readonly label: string;
}

/** Under each link into the client area: true of contacts with and without an account, and of who only gets copies. */
export const accountWords =
  'You’ll need to sign in, or create an account with the email address you use with us. If you only get copies of invoices, use the PDFs we send instead.';

/** Leads to the invoice, or to the project's page, which shows how its invoices stand. */
export function InvoiceAction({ data, label }: InvoiceActionProps) {
  if (!data.hasAccount) return <Action label="View your project and its invoices" url={data.invoiceUrl} />;
  return (
    <>
      <Action label={label} url={data.invoiceUrl} />
      <Muted>{accountWords}</Muted>
    </>
  );
}

type Owed = Pick<Data, 'invoiceNumber' | 'total' | 'balance' | 'dueOn'>;

export function InvoiceFacts({ data }: { readonly data: Owed }) {
  const { invoiceNumber, total, balance, dueOn } = data;
  return (
    <Facts
      facts={[
        { label: 'Invoice', value: invoiceNumber },
        { label: 'Total', value: formatMoney(total), isStrong: balance === total },
        balance === total ? null : { label: 'Still to pay', value: formatMoney(balance), isStrong: true },
        balance === 0 ? null : { label: 'Due', value: formatDate(dueOn) },
      ]}
    />
  );
}
