import { civilDate, pence } from '@agency/domain/shared/fields';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Facts, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import { hasAccount, InvoiceAction } from './invoice-created-notification.tsx';

/** What of it pays an invoice, and what is still to pay of that afterwards. */
const paidInvoice = { invoiceNumber: title('Invoice number'), amount: pence, balance: pence };

export const recordedPayment = v.object({
  clientName: name,
  isBusiness,
  ...paidInvoice,
  receivedOn: civilDate,
  /** The other invoices that the same money pays. */
  alsoPaid: v.optional(v.pipe(v.array(v.object(paidInvoice)), v.maxLength(50)), []),
  /** The part that pays nothing, which becomes the client's credit. */
  credited: v.optional(pence, 0),
  /** Is anything still owed, on these invoices or others? Then that part isn't above what was due. */
  owesMore: v.optional(v.boolean(), false),
  /** The part that came before there is an invoice for it. */
  inAdvance: v.optional(pence, 0),
  /** Paid from credit: no money came in. */
  fromCredit: v.optional(v.boolean(), false),
  invoiceUrl: url,
  hasAccount,
});
export type InvoicePaymentConfirmation = v.InferInput<typeof recordedPayment>;
export type RecordedPayment = v.InferOutput<typeof recordedPayment>;

export const paymentSample = {
  clientName: 'Priya Shah',
  invoiceNumber: 'INV-2026-0042',
  amount: 162_000,
  receivedOn: '2026-12-09',
  balance: 0,
  invoiceUrl: sampleUrl(paths.client.invoices({ invoice: 'i-4t8w2x' })),
};

export const invoicePaymentConfirmation = defineTemplate({
  schema: recordedPayment,
  sample: paymentSample,
  subject: (data) =>
    data.fromCredit
      ? `We’ve used your credit for ${invoicesPaid(data)}`
      : `We’ve received your payment for ${invoicesPaid(data)}`,
  preheader: (data) => {
    const left = stillToPay(data);
    return left === 0
      ? `${data.alsoPaid.length === 0 ? 'It is' : 'They are'} paid in full.`
      : `${formatMoney(left)} is still to pay.`;
  },
  body: (data) => (
    <>
      <Title>{data.fromCredit ? 'We’ve used your credit' : 'Thank you for your payment'}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>{sentence(data)}</Paragraph>
      {data.credited === 0 ? null : <Paragraph>{creditWords(data)}</Paragraph>}
      {data.inAdvance === 0 ? null : (
        <Paragraph>
          {formatMoney(data.inAdvance)} of it is for work that we haven’t invoiced yet. We’ll send you an
          invoice for it.
        </Paragraph>
      )}
      <PaymentFacts data={data} />
      <InvoiceAction
        data={data}
        label={data.alsoPaid.length === 0 ? 'View the invoice' : 'View your invoices'}
      />
    </>
  ),
});

/** 'invoice INV-2026-0042', 'invoice INV-2026-0042 and 2 others'. */
export function invoicesPaid({ invoiceNumber, alsoPaid }: RecordedPayment): string {
  const [second, ...rest] = alsoPaid;
  if (second === undefined) return `invoice ${invoiceNumber}`;
  if (rest.length === 0) return `invoices ${invoiceNumber} and ${second.invoiceNumber}`;
  return `invoice ${invoiceNumber} and ${alsoPaid.length} others`;
}

function creditWords({ credited, owesMore }: RecordedPayment): string {
  const amount = formatMoney(credited);
  return owesMore
    ? `${amount} of it isn’t matched to an invoice yet, so we’ll keep it as credit. To tell us which invoice it’s for, reply to this email.`
    : `You paid ${amount} more than the amount due. We’ll keep it as credit for your next invoice. If you’d prefer a refund, reply to this email.`;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

export function stillToPay({ balance, alsoPaid }: RecordedPayment): number {
  return balance + sumOf(alsoPaid.map((paid) => paid.balance));
}

/** All that came in, or all the credit that was used. */
export function received({ amount, alsoPaid, credited, inAdvance }: RecordedPayment): number {
  return amount + sumOf(alsoPaid.map((paid) => paid.amount)) + credited + inAdvance;
}

function sentence(data: RecordedPayment): string {
  const { fromCredit, balance, alsoPaid } = data;
  if (alsoPaid.length > 0) {
    const what = `We’ve received your payment of ${formatMoney(received(data))} for ${alsoPaid.length + 1} invoices.`;
    const left = stillToPay(data);
    return left === 0 ? `${what} They are paid in full.` : `${what} ${formatMoney(left)} is still to pay.`;
  }
  const what = fromCredit ? 'We’ve used your credit for this invoice.' : 'We’ve received your payment.';
  return balance === 0
    ? `${what} The invoice is paid in full.`
    : `${what} Part of the invoice is still to pay.`;
}

export function PaymentFacts({ data }: { readonly data: RecordedPayment }) {
  const { alsoPaid, fromCredit, credited, inAdvance } = data;
  const isOne = alsoPaid.length === 0;
  return (
    <Facts
      facts={[
        isOne ? { label: 'Invoice', value: data.invoiceNumber } : null,
        {
          label: fromCredit ? 'From credit' : 'Received',
          value: formatMoney(received(data)),
          isStrong: true,
        },
        { label: fromCredit ? 'Used on' : 'Received on', value: formatDate(data.receivedOn) },
        ...(isOne ? [] : [data, ...alsoPaid].map(paidFact)),
        credited === 0 ? null : { label: 'Kept as credit', value: formatMoney(credited) },
        inAdvance === 0 ? null : { label: 'Paid in advance', value: formatMoney(inAdvance) },
        { label: isOne ? 'Still to pay' : 'Total still to pay', value: formatMoney(stillToPay(data)) },
      ]}
    />
  );
}

function paidFact({ invoiceNumber, amount, balance }: Pick<RecordedPayment, keyof typeof paidInvoice>) {
  const left = balance === 0 ? 'paid in full' : `${formatMoney(balance)} still to pay`;
  return { label: invoiceNumber, value: `${formatMoney(amount)}, ${left}` };
}
