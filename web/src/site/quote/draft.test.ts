import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { type Draft, endDraft, readDraft, readEnd, saveDraft } from './draft.ts';
import { storageKey } from './stored-draft.ts';

const day = 24 * 3600 * 1000;
const draft: Draft = {
  key: 'key-0123456789',
  step: 1,
  values: { name: 'Ada', services: ['websites'] },
  uploads: [{ id: 'upload-1', name: 'brief.pdf', size: 10, at: 0 }],
  applied: ['{"services":["websites"]}'],
};

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

describe('the draft of a quote request', () => {
  it('comes back with its key, step, values and files', () => {
    saveDraft(draft, 0);
    expect(readDraft(1000)).toEqual(draft);
  });

  it('stores no consent, and takes none from a draft of an earlier build', () => {
    const ticked = { ...draft, values: { ...draft.values, consent: 'true' } };
    saveDraft(ticked, 0);
    expect(localStorage.getItem(storageKey)).not.toContain('consent');
    const { applied: _applied, ...earlier } = ticked;
    localStorage.setItem(storageKey, JSON.stringify({ ...earlier, version: 1, savedAt: 0 }));
    expect(readDraft(1000)).toEqual({ ...draft, applied: [] });
  });

  it('drops files that the server has removed, and itself after 30 days', () => {
    saveDraft(draft, 0);
    expect(readDraft(day)?.uploads).toEqual([]);
    expect(readDraft(29 * day)?.values).toEqual(draft.values);
    expect(readDraft(31 * day)).toBeUndefined();
  });

  it('leaves nothing after sending but that it was sent', () => {
    saveDraft(draft, 0);
    endDraft({ key: draft.key, ended: 'sent' }, 0);
    expect(readDraft(0)).toBeUndefined();
    expect(readEnd()).toEqual({ key: draft.key, ended: 'sent' });
    expect(localStorage.getItem(storageKey)).not.toContain('Ada');
  });

  it.each(['', 'nonsense', '{}', '[]', '{"version":0}', '{"version":1,"values":{"a":1}}'])(
    'ignores %j',
    (text) => {
      localStorage.setItem(storageKey, text);
      expect(readDraft(0)).toBeUndefined();
      expect(readEnd()).toBeUndefined();
    },
  );

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => saveDraft(draft)).not.toThrow();
    expect(() => endDraft({ key: draft.key, ended: 'emptied' })).not.toThrow();
    expect(readDraft()).toBeUndefined();
  });
});
