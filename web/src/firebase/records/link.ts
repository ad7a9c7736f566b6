import { link, linkVisit } from '@agency/domain/link/schema';
import { converter } from '../firestore/converter.ts';

export const links = converter('links', link);
export const linkVisits = converter('linkVisits', linkVisit);
