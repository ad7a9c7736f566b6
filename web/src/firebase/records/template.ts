import { template } from '@agency/domain/template/schema';
import { converter } from '../firestore/converter.ts';

export const templates = converter('templates', template);
