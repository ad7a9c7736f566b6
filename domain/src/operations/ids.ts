import * as v from 'valibot';
import { id } from '../shared/fields.ts';
import { isReference } from '../shared/ids.ts';

export const quoteId = v.pipe(
  id,
  v.check((value) => isReference('quote', value), 'This isn’t a quote number'),
);
export const projectId = v.pipe(
  id,
  v.check((value) => isReference('project', value), 'This isn’t a project number'),
);
