import { documentSchemas } from '@agency/domain/schemas';
import type { CollectionName } from '@agency/domain/shared/collections';
import fc from 'fast-check';
import { documentArbitrary } from '../support/arbitrary.ts';

const at = new Date('2026-11-20T09:00:00Z');
const staffStamps = { createdAt: at, createdBy: 'admin', updatedAt: at, updatedBy: 'admin' };

export const milestoneSample = {
  title: 'Design',
  description: '',
  position: 0,
  plannedOn: '2026-12-01',
  status: 'planned',
  completedAt: null,
  mailRound: 1,
  approval: null,
  ...staffStamps,
};

export const checklistItemSample = {
  text: 'Ask for the logo',
  done: false,
  assigneeUid: null,
  dueOn: null,
  position: 0,
};

export const checklistSample = {
  title: 'Launch',
  kind: 'running',
  projectId: 'P-222222',
  items: { logo: checklistItemSample, domain: { ...checklistItemSample, text: 'Point the domain' } },
  changedItem: null,
  archived: false,
  searchTokens: ['launch'],
  ...staffStamps,
};

/** A document whose content can be promised has too many conditions for chance: this is the least of them. */
const leastContent = {
  title: 'Website',
  introduction: '',
  sections: [],
  discount: { kind: 'none' },
  paymentSchedule: [],
  milestones: [],
};
const byHand: Partial<Record<CollectionName, Record<string, unknown>>> = {
  checklists: checklistSample,
  quoteVersions: { version: 1, content: leastContent, sentBy: 'admin' },
};

const made = new Map<CollectionName, Record<string, unknown>>();

/** A lawful document of the collection, the same at every call. */
export function sampleDocument(collection: CollectionName): Record<string, unknown> {
  const known = byHand[collection] ?? made.get(collection);
  if (known) return known;
  const [schema] = documentSchemas[collection];
  if (!schema) throw new Error(`'${collection}' has neither schema nor sample`);
  // The shortest of some: the emulator's report repeats whole documents, and grows slow with them.
  const [sample] = fc
    .sample(documentArbitrary(schema), { seed: 2026, numRuns: 20 })
    .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  if (!sample) throw new Error(`No sample of '${collection}' could be made`);
  made.set(collection, sample);
  return sample;
}
