import { expect, it } from 'vitest';
import { memoryStorage } from '../../../platform/testing/memory-storage.ts';
import { type DraftPlace, draftKey, dropDraft, readDraft, storeDraft } from './local-copy.ts';

const place: DraftPlace = { uid: 'kim', projectId: 'P-7K3M9P', collection: 'projectUpdates' };
const draft = { id: 'one', title: 'Halfway', body: 'The *shop*' };

it('gives back what was typed, for the same person, project and place alone', () => {
  const storage = memoryStorage();
  storeDraft(storage, place, draft);
  expect(readDraft(storage, place)).toEqual(draft);
  const others: Partial<DraftPlace>[] = [
    { uid: 'sam' },
    { projectId: 'P-2' },
    { collection: 'projectNotes' },
    { newsId: 'one' },
  ];
  for (const other of others) expect(readDraft(storage, { ...place, ...other })).toBeNull();
  dropDraft(storage, place);
  expect(readDraft(storage, place)).toBeNull();
});

it('has nothing where all of it was deleted, or where the copy is another build’s', () => {
  const storage = memoryStorage();
  storeDraft(storage, place, draft);
  storeDraft(storage, place, { ...draft, title: '', body: '' });
  expect(storage.length).toBe(0);
  for (const text of ['{"title":"x"}', 'not JSON', '7']) {
    storage.setItem(draftKey(place), text);
    expect(readDraft(storage, place)).toBeNull();
  }
});
