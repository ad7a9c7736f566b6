import { invoice, payment } from '@agency/domain/invoice/schema';
import { converter } from '../firestore/converter.ts';

export const invoices = converter('invoices', invoice);
export const invoicePayments = converter('invoicePayments', payment);
