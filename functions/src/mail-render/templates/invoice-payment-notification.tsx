import { formatMoney } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import * as v from 'valibot';
import { sampleUrl, url } from '../parts/fields.ts';
import { Action, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import {
  invoicesPaid,
  PaymentFacts,
  paymentSample,
  received,
  recordedPayment,
  stillToPay,
} from './invoice-payment-confirmation.tsx';

const schema = v.object({ ...recordedPayment.entries, adminUrl: url });
export type InvoicePaymentNotification = v.InferInput<typeof schema>;

export const invoicePaymentNotification = defineTemplate({
  schema,
  sample: { ...paymentSample, adminUrl: sampleUrl(adminPaths.invoice({ id: 'sample' })) },
  subject: (data) =>
    data.fromCredit
      ? `${formatMoney(received(data))} of credit used for ${invoicesPaid(data)}`
      : `${formatMoney(received(data))} received for ${invoicesPaid(data)}`,
  preheader: (data) =>
    stillToPay(data) === 0
      ? `${data.clientName} has paid in full.`
      : `${data.clientName} still has ${formatMoney(stillToPay(data))} to pay.`,
  body: (data) => (
    <>
      <Title>{data.fromCredit ? 'Credit used' : 'Payment recorded'}</Title>
      <Paragraph>
        {data.fromCredit
          ? `Credit has been used for ${data.clientName}.`
          : `A payment from ${data.clientName} has been recorded.`}
      </Paragraph>
      <PaymentFacts data={data} />
      <Action label="Open the invoice" url={data.adminUrl} />
    </>
  ),
});
