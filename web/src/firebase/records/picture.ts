import { picture } from '@agency/domain/picture/schema';
import { converter } from '../firestore/converter.ts';

export const pictures = converter('pictures', picture);
