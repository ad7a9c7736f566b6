import { privateSettings as privateSchema, siteSettings as siteSchema } from '@agency/domain/settings/schema';
import { converter } from '../firestore/converter.ts';

export const siteSettings = converter('settings', siteSchema);
export const privateSettings = converter('settings', privateSchema);
