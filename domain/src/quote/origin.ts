import * as v from 'valibot';
import { line } from '../shared/fields.ts';

const key = v.nullable(line('Origin', { max: 100 }));

/**
 * Where an invoice's client came from: the page that the first visit began on, and what led there. Only known pages and
 * sources, never what a visitor's browser sent, so that it says nothing about a person; null is 'not known'.
 */
export const origin = v.strictObject({ page: key, source: key });
export type Origin = v.InferOutput<typeof origin>;

export const unknownOrigin: Origin = { page: null, source: null };
