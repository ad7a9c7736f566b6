import { message, readMarker } from '@agency/domain/message/schema';
import { converter } from '../firestore/converter.ts';

export const projectMessages = converter('projectMessages', message);
export const quoteMessages = converter('quoteMessages', message);
export const projectReads = converter('projectReads', readMarker);
export const quoteReads = converter('quoteReads', readMarker);
