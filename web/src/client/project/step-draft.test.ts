import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { readStepDraft, storeStepDraft } from './step-draft.ts';

const place = { uid: 'rosa', projectId: 'P-7V4BQK', milestoneId: 'design' };
const draft = { choice: 'changesRequested', comment: 'Larger, please' } as const;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

it('brings back what was chosen and typed, to the same person and step', () => {
  storeStepDraft(place, draft);
  expect(readStepDraft(place)).toEqual(draft);
  expect(readStepDraft({ ...place, uid: 'tom' })).toBeNull();
  expect(readStepDraft({ ...place, milestoneId: 'launch' })).toBeNull();
});

it('leaves nothing behind once it was sent', () => {
  storeStepDraft(place, draft);
  storeStepDraft(place, null);
  expect(sessionStorage.length).toBe(0);
});

it('starts afresh from what it can’t read', () => {
  storeStepDraft(place, draft);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', '{"choice":"maybe"}');
  expect(readStepDraft(place)).toBeNull();
});
