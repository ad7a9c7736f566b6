import { certificate } from '@agency/domain/certificate/schema';
import { converter } from '../firestore/converter.ts';

export const certificates = converter('certificates', certificate);
