import * as v from 'valibot';
import { stateMachine } from '../shared/states.ts';

/**
 * After issue the sums decide, both ways: money that is reversed makes a paid invoice owed again. Credited in full it is
 * over: `void` if no money ever came, else `credited`. A bad debt is `writtenOff`, and money reopens it.
 */
export const invoiceStatuses = stateMachine('invoice', {
  draft: ['issued', 'paid', 'discarded'],
  issued: ['partPaid', 'paid', 'void', 'writtenOff'],
  partPaid: ['issued', 'paid', 'credited', 'writtenOff'],
  paid: ['issued', 'partPaid', 'credited', 'void', 'writtenOff'],
  writtenOff: ['issued', 'partPaid', 'paid'],
  credited: [],
  void: [],
  discarded: [],
});
export type InvoiceStatus = keyof typeof invoiceStatuses.transitions;
export const invoiceStatus = v.picklist(invoiceStatuses.states);
