import { civilDate, pence } from '@agency/domain/shared/fields';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import * as v from 'valibot';
import { defineTemplate } from '../template.ts';
import { name, title, url } from './fields.ts';
import { Action, Facts, Paragraph, Title } from './parts.tsx';

export const recordedPayment = v.object({
  clientName: name,
  invoiceNumber: title('Invoice number'),
  amount: pence,
  receivedOn: civilDate,
  balance: pence,
  invoiceUrl: url,
});

export const paymentSample = {
  clientName: 'Priya Shah',
  invoiceNumber: 'INV-2026-0042',
  amount: 162_000,
  receivedOn: '2026-12-09',
  balance: 0,
  invoiceUrl: 'https://downland.example/client/project?id=P-4T8W2X',
};

export const invoicePaymentConfirmation = defineTemplate({
  schema: recordedPayment,
  sample: paymentSample,
  subject: (data) => `We have your payment for invoice ${data.invoiceNumber}`,
  preheader: (data) =>
    data.balance === 0 ? 'The invoice is paid in full.' : `${formatMoney(data.balance)} is still to pay.`,
  body: (data) => (
    <>
      <Title>Thank you for your payment</Title>
      <Paragraph>Hello {data.clientName},</Paragraph>
      <Paragraph>
        {data.balance === 0
          ? 'We have received your payment. The invoice is paid in full.'
          : 'We have received your payment. Part of the invoice is still to pay.'}
      </Paragraph>
      <PaymentFacts data={data} />
      <Action label="See the invoice" url={data.invoiceUrl} />
    </>
  ),
});

export function PaymentFacts({ data }: { readonly data: v.InferOutput<typeof recordedPayment> }) {
  return (
    <Facts
      facts={[
        { label: 'Invoice', value: data.invoiceNumber },
        { label: 'Received', value: formatMoney(data.amount), isStrong: true },
        { label: 'Received on', value: formatDate(data.receivedOn) },
        { label: 'Still to pay', value: formatMoney(data.balance) },
      ]}
    />
  );
}
