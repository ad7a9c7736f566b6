import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { dropAnswer, readAnswer, restoredChoices, storeAnswer } from './answer-draft.ts';
import { include, startChoices, typeQuantity } from './choices.ts';
import { choosable } from './testing/lines.ts';

const { content, blog, pages } = choosable;

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

describe('an answer that was begun', () => {
  it('comes back after a reload, for exactly what was offered', () => {
    const chosen = typeQuantity(include(startChoices(content), blog, true), pages, '4.5');
    storeAnswer('hash-1', { choices: chosen });
    storeAnswer('hash-1', { name: 'Ada Example' });
    const draft = readAnswer('hash-1');
    expect(draft).toEqual({ choices: chosen, name: 'Ada Example', reason: '' });
    expect(restoredChoices(content, draft, startChoices(content))).toEqual(chosen);
    expect(readAnswer('hash-2')).toBeNull();
    dropAnswer('hash-1');
    expect(readAnswer('hash-1')).toBeNull();
  });

  it('leaves what was chosen before the page came to life, and ignores lines that are not there', () => {
    const early = include(startChoices(content), blog, true);
    const draft = { choices: { gone: { included: true, quantityText: '1' } }, name: '', reason: '' };
    expect(restoredChoices(content, draft, early)).toEqual(early);
    expect(restoredChoices(content, draft, startChoices(content))).toEqual(startChoices(content));
  });

  it.each(['nonsense', '[]', '{"choices":{"a":1}}'])('ignores %j', (text) => {
    sessionStorage.setItem('quote-answer/hash-1', text);
    expect(readAnswer('hash-1')?.choices ?? {}).toEqual({});
  });

  it('is not stored for a preview, nor where nothing can be stored', () => {
    storeAnswer(null, { name: 'Ada' });
    expect(sessionStorage).toHaveLength(0);
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => storeAnswer('hash-1', { name: 'Ada' })).not.toThrow();
    expect(readAnswer('hash-1')).toBeNull();
  });
});
