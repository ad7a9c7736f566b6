import { civilDate, pence } from '@agency/domain/shared/fields';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Facts, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import { hasAccount, InvoiceAction } from './invoice-created-notification.tsx';

export const recordedPayment = v.object({
  clientName: name,
  isBusiness,
  invoiceNumber: title('Invoice number'),
  amount: pence,
  receivedOn: civilDate,
  balance: pence,
  /** The part above the balance, which becomes the client's credit. */
  credited: v.optional(pence, 0),
  /** Paid from credit: no money came in. */
  fromCredit: v.optional(v.boolean(), false),
  invoiceUrl: url,
  hasAccount,
});
export type InvoicePaymentConfirmation = v.InferInput<typeof recordedPayment>;
type Data = v.InferOutput<typeof recordedPayment>;

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
      ? `We’ve used your credit for invoice ${data.invoiceNumber}`
      : `We’ve received your payment for invoice ${data.invoiceNumber}`,
  preheader: (data) =>
    data.balance === 0 ? 'The invoice is paid in full.' : `${formatMoney(data.balance)} is still to pay.`,
  body: (data) => (
    <>
      <Title>{data.fromCredit ? 'We’ve used your credit' : 'Thank you for your payment'}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>{sentence(data)}</Paragraph>
      {data.credited === 0 ? null : (
        <Paragraph>
          You paid {formatMoney(data.credited)} more than the amount due. We’ll keep it as credit for your
          next invoice. If you’d prefer a refund, reply to this email.
        </Paragraph>
      )}
      <PaymentFacts data={data} />
      <InvoiceAction data={data} label="View the invoice" />
    </>
  ),
});

function sentence({ fromCredit, balance }: Data): string {
  const what = fromCredit ? 'We’ve used your credit for this invoice.' : 'We’ve received your payment.';
  return balance === 0
    ? `${what} The invoice is paid in full.`
    : `${what} Part of the invoice is still to pay.`;
}

export function PaymentFacts({ data }: { readonly data: Data }) {
  return (
    <Facts
      facts={[
        { label: 'Invoice', value: data.invoiceNumber },
        {
          label: data.fromCredit ? 'From credit' : 'Received',
          value: formatMoney(data.amount),
          isStrong: true,
        },
        { label: data.fromCredit ? 'Used on' : 'Received on', value: formatDate(data.receivedOn) },
        { label: 'Still to pay', value: formatMoney(data.balance) },
        data.credited === 0 ? null : { label: 'Kept as credit', value: formatMoney(data.credited) },
      ]}
    />
  );
}
