import { link } from '@agency/domain/link/schema';
import { converter } from '../firestore/converter.ts';

export const links = converter('links', link);
