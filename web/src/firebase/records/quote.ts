import { quoteDraft, quoteEvent, quoteHead, quoteVersion } from '@agency/domain/quote/schema';
import { converter } from '../firestore/converter.ts';

export const quotes = converter('quotes', quoteHead);
export const quoteDrafts = converter('quotePrivate', quoteDraft);
export const quoteVersions = converter('quoteVersions', quoteVersion);
export const quoteEvents = converter('quoteEvents', quoteEvent);
