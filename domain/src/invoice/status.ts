import * as v from 'valibot';
import { stateMachine } from '../shared/states.ts';

export const invoiceStatuses = stateMachine('invoice', {
  draft: ['issued', 'discarded'],
  issued: ['partPaid', 'paid', 'void'],
  partPaid: ['paid', 'void'],
  paid: [],
  void: [],
  discarded: [],
});
export type InvoiceStatus = keyof typeof invoiceStatuses.transitions;
export const invoiceStatus = v.picklist(invoiceStatuses.states);
