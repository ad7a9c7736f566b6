import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, type Draft, readDraft, saveDraft } from './draft.ts';
import { enteredValues, mergeDraft } from './use-draft-fields.ts';

const day = 24 * 3600 * 1000;
const draft: Draft = {
  key: 'key-0123456789',
  step: 1,
  values: { name: 'Ada', services: ['websites'] },
  uploads: [{ id: 'upload-1', name: 'brief.pdf', size: 10, at: 0 }],
};

describe('the draft of a quote request', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  it('comes back with its key, step, values and files', () => {
    saveDraft(draft, 0);
    expect(readDraft(1000)).toEqual(draft);
  });

  it('drops files that the server has removed, and itself after 30 days', () => {
    saveDraft(draft, 0);
    expect(readDraft(day)?.uploads).toEqual([]);
    expect(readDraft(29 * day)?.values).toEqual(draft.values);
    expect(readDraft(31 * day)).toBeUndefined();
  });

  it('is gone after sending', () => {
    saveDraft(draft, 0);
    clearDraft();
    expect(readDraft(0)).toBeUndefined();
  });

  it.each(['', 'nonsense', '{}', '[]', '{"version":0}', '{"version":1,"values":{"a":1}}'])(
    'ignores %j',
    (text) => {
      stored.set('quote-draft', text);
      expect(readDraft(0)).toBeUndefined();
    },
  );

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => saveDraft(draft)).not.toThrow();
    expect(() => clearDraft()).not.toThrow();
    expect(readDraft()).toBeUndefined();
  });
});

describe('a draft merged into the page', () => {
  it('gives way to what the address chose and to what was typed before hydration', () => {
    const merged = mergeDraft(
      { packageId: 'old', name: 'Ada', message: 'kept' },
      { packageId: 'new' },
      { packageId: 'new', name: 'Grace', message: '' },
    );
    expect(merged).toEqual({ packageId: 'new', name: 'Grace', message: 'kept' });
  });
});

describe('what is worth storing', () => {
  it('is what a person entered, not what was there from the start', () => {
    const start = { packageId: 'package-1' };
    expect(enteredValues({ packageId: 'package-1', contactPreference: 'email', name: '' }, start)).toEqual(
      {},
    );
    expect(enteredValues({ packageId: 'package-2', services: ['hosting'] }, start)).toEqual({
      packageId: 'package-2',
      services: ['hosting'],
    });
  });
});
