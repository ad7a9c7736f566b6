import { upload } from '@agency/domain/upload/schema';
import { converter } from '../firestore/converter.ts';

export const uploads = converter('uploads', upload);
