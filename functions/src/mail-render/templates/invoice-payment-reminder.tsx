import { civilDate, pence } from '@agency/domain/shared/fields';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import * as v from 'valibot';
import { title } from '../parts/fields.ts';
import { type Fact, Facts, Muted, Paragraph, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import {
  InvoiceAction,
  InvoiceFacts,
  invoiceEntries,
  invoiceSample,
} from './invoice-created-notification.tsx';

/** How many other invoices a reminder lists one by one: mailboxes cut a longer mail off. */
export const mostAlsoDue = 50;

const schema = v.object({
  ...invoiceEntries,
  /** Days since the due date; negative before it. */
  offset: v.pipe(v.number(), v.integer()),
  /** What else there is to pay, the longest due first. */
  alsoDue: v.optional(
    v.pipe(
      v.array(v.object({ invoiceNumber: title('Invoice number'), balance: pence, dueOn: civilDate })),
      v.maxLength(mostAlsoDue),
    ),
    [],
  ),
  /** What is not listed one by one. */
  moreDue: v.optional(v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)), balance: pence }), {
    count: 0,
    balance: 0,
  }),
});
export type InvoicePaymentReminder = v.InferInput<typeof schema>;
type Data = v.InferOutput<typeof schema>;

export const invoicePaymentReminder = defineTemplate({
  schema,
  sample: { ...invoiceSample, offset: 7 },
  subject: (data) => `${dueText(data)}: ${invoicesDue(data)}`,
  preheader: (data) => `${formatMoney(toPay(data))} is still to pay.`,
  body: (data) => (
    <>
      <Title>{heading(data)}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>{sentence(data)}</Paragraph>
      {countOf(data) === 1 ? <InvoiceFacts data={data} /> : <Facts facts={dueFacts(data)} />}
      <InvoiceAction
        data={data}
        label={countOf(data) === 1 ? 'View the invoice and how to pay' : 'View your invoices and how to pay'}
      />
      <Muted>
        {countOf(data) === 1
          ? 'The PDF we emailed you with the invoice has everything you need to pay.'
          : 'The PDFs we emailed you with the invoices have everything you need to pay.'}
      </Muted>
      <Muted>
        If you’ve paid in the last few days, you don’t need to do anything. If there’s a problem with{' '}
        {countOf(data) === 1 ? 'the invoice' : 'an invoice'} or you need more time, reply to this email.
      </Muted>
    </>
  ),
});

const countOf = ({ alsoDue, moreDue }: Data) => 1 + alsoDue.length + moreDue.count;

function toPay({ balance, alsoDue, moreDue }: Data): number {
  return alsoDue.reduce((sum, each) => sum + each.balance, balance + moreDue.balance);
}

function dueText({ offset, dueOn }: Data): string {
  if (offset > 0) return 'Overdue';
  return offset === 0 ? 'Due today' : `Due on ${formatDate(dueOn)}`;
}

/** Of several the first is named: it is what the words before it are true of. */
function invoicesDue(data: Data): string {
  const others = countOf(data) - 1;
  if (others === 0) return `invoice ${data.invoiceNumber}`;
  return `invoice ${data.invoiceNumber}, and ${others} more to pay`;
}

function heading(data: Data): string {
  const count = countOf(data);
  if (count > 1) return `You have ${count} invoices to pay`;
  return `Invoice ${data.invoiceNumber} ${data.offset > 0 ? 'is overdue' : 'is due'}`;
}

function sentence(data: Data): string {
  const { offset, dueOn, invoiceNumber } = data;
  const isOne = countOf(data) === 1;
  const what = isOne ? 'This invoice' : `Invoice ${invoiceNumber}`;
  const when = whenDue(offset, formatDate(dueOn));
  if (!isOne) return `${what} ${when}. Here is everything you have to pay:`;
  return offset > 0 ? `${what} ${when}, and we haven’t received your payment yet.` : `${what} ${when}.`;
}

function whenDue(offset: number, day: string): string {
  if (offset === 0) return 'is due today';
  const days = `${Math.abs(offset)} ${Math.abs(offset) === 1 ? 'day' : 'days'}`;
  return offset > 0 ? `was due on ${day}, ${days} ago` : `is due on ${day}, in ${days}`;
}

function dueFacts(data: Data): Fact[] {
  const { moreDue } = data;
  const facts = [data, ...data.alsoDue].map(({ invoiceNumber, balance, dueOn }) => ({
    label: invoiceNumber,
    value: `${formatMoney(balance)}, due ${formatDate(dueOn)}`,
  }));
  const more = { label: `${moreDue.count} more`, value: formatMoney(moreDue.balance) };
  const sum = { label: 'Total to pay', value: formatMoney(toPay(data)), isStrong: true };
  return moreDue.count === 0 ? [...facts, sum] : [...facts, more, sum];
}
