import { receipt } from '@agency/domain/receipt/schema';
import { converter } from '../firestore/converter.ts';

export const receipts = converter('receipts', receipt);
