import { formatMoney } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import * as v from 'valibot';
import { sampleUrl, url } from '../parts/fields.ts';
import { Action, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import { PaymentFacts, paymentSample, recordedPayment } from './invoice-payment-confirmation.tsx';

const schema = v.object({ ...recordedPayment.entries, adminUrl: url });
export type InvoicePaymentNotification = v.InferInput<typeof schema>;

export const invoicePaymentNotification = defineTemplate({
  schema,
  sample: { ...paymentSample, adminUrl: sampleUrl(adminPaths.invoice({ id: 'sample' })) },
  subject: (data) =>
    data.fromCredit
      ? `${formatMoney(data.amount)} of credit used for invoice ${data.invoiceNumber}`
      : `${formatMoney(data.amount)} received for invoice ${data.invoiceNumber}`,
  preheader: (data) =>
    data.balance === 0
      ? `${data.clientName} has paid in full.`
      : `${data.clientName} still has ${formatMoney(data.balance)} to pay.`,
  body: (data) => (
    <>
      <Title>Payment recorded</Title>
      <Paragraph>A payment from {data.clientName} has been recorded.</Paragraph>
      <PaymentFacts data={data} />
      <Action label="Open the invoice" url={data.adminUrl} />
    </>
  ),
});
