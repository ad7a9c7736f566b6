import * as v from 'valibot';
import { invoiceLine } from '../invoice/schema.ts';
import { audience, civilDate, id, line, pence, stamps } from '../shared/fields.ts';
import { stateMachine } from '../shared/states.ts';

export const billingSeriesStatuses = stateMachine('billing series', {
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
});
export type BillingSeriesStatus = keyof typeof billingSeriesStatuses.transitions;

/** `billingSeries/{id}`: the monthly lines of an accepted quote; one draft invoice per period is made from it. */
export const billingSeries = v.strictObject({
  title: line('Title', { max: 160 }),
  quoteId: id,
  projectId: id,
  clientId: id,
  ...audience,
  lines: v.pipe(v.array(invoiceLine), v.minLength(1), v.maxLength(100)),
  /** Taken off every month's lines, pence. */
  discount: pence,
  vatRegistered: v.boolean(),
  nextOn: civilDate,
  endsOn: v.nullable(civilDate),
  /** Day of the month on which it bills; months without it bill on their last day. */
  dayOfMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  status: v.picklist(billingSeriesStatuses.states),
  ...stamps,
});
export type BillingSeries = v.InferOutput<typeof billingSeries>;
