import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import * as v from 'valibot';
import { Muted, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import { InvoiceAction, InvoiceFacts, invoiceDue, invoiceSample } from './invoice-created-notification.tsx';

const schema = v.object({
  ...invoiceDue.entries,
  /** Days since the due date; negative before it. */
  offset: v.pipe(v.number(), v.integer()),
});
export type InvoicePaymentReminder = v.InferInput<typeof schema>;
type Data = v.InferOutput<typeof schema>;

export const invoicePaymentReminder = defineTemplate({
  schema,
  sample: { ...invoiceSample, offset: 7 },
  subject: (data) => `${dueText(data)}: invoice ${data.invoiceNumber}`,
  preheader: (data) => `${formatMoney(data.balance)} is still to pay.`,
  body: (data) => (
    <>
      <Title>
        Invoice {data.invoiceNumber} {data.offset > 0 ? 'is overdue' : 'is due'}
      </Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>{sentence(data)}</Paragraph>
      <InvoiceFacts data={data} />
      <InvoiceAction data={data} label="View the invoice and how to pay" />
      <Muted>
        If you’ve paid in the last few days, you don’t need to do anything. If there’s a problem with the
        invoice or you need more time, reply to this email.
      </Muted>
    </>
  ),
});

function dueText({ offset, dueOn }: Data): string {
  if (offset > 0) return 'Overdue';
  return offset === 0 ? 'Due today' : `Due on ${formatDate(dueOn)}`;
}

function sentence({ offset, dueOn }: Data): string {
  if (offset === 0) return 'This invoice is due today.';
  const days = `${Math.abs(offset)} ${Math.abs(offset) === 1 ? 'day' : 'days'}`;
  return offset > 0
    ? `This invoice was due on ${formatDate(dueOn)}, ${days} ago, and we haven’t received your payment yet.`
    : `This invoice is due on ${formatDate(dueOn)}, in ${days}.`;
}
