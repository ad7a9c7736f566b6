import { wholeItems } from '@agency/domain/checklist/pending';
import { checklist } from '@agency/domain/checklist/schema';
import { converter } from '../firestore/converter.ts';

export const checklists = converter('checklists', checklist, (data) => ({
  ...data,
  items: wholeItems(data.items),
}));
