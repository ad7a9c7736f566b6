import { adminList } from '@agency/domain/access/schema';
import { converter } from '../firestore/converter.ts';

export const adminLists = converter('access', adminList);
