import { suppression } from '@agency/domain/mail/suppression';
import { converter } from '../firestore/converter.ts';

export const suppressions = converter('suppressions', suppression);
