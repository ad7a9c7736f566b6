import type { QuoteDraft } from '@agency/domain/quote/schema';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../platform/testing/memory-storage.ts';
import { mountAgain } from '../../../platform/testing/mount.ts';
import { keepCopy } from './local-copy.ts';
import { toForm } from './quote-form.ts';
import { draft, sources } from './testing/request.ts';
import { type QuoteEditor, useQuoteEditor } from './use-quote-editor.ts';

const run = vi.hoisted(() => vi.fn());
vi.mock('../../../firebase/use-operation.ts', () => ({
  useOperation: () => ({ run, busy: false, error: null, clearError: () => undefined }),
}));

const saved = (revision: number, introduction: string): QuoteDraft => ({
  ...draft,
  revision,
  content: { ...draft.content, title: 'A website', introduction },
});

interface ScreenProps {
  readonly stored: QuoteDraft;
  readonly onShown: (editor: QuoteEditor) => void;
}

function Screen({ stored, onShown }: ScreenProps): null {
  onShown(useQuoteEditor({ head: { id: 'quote-1' }, draft: stored, sources, uid: 'ann' }));
  return null;
}

async function open(first: QuoteDraft) {
  const shown: QuoteEditor[] = [];
  const show = await mountAgain<QuoteDraft>(
    (stored) => <Screen stored={stored} onShown={(editor) => shown.push(editor)} />,
    first,
  );
  const now = () => {
    const editor = shown.at(-1);
    if (!editor) throw new Error('nothing is shown');
    return editor;
  };
  return { show, now };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  run.mockReset();
});

it('continues a local copy on the revision it began from: a conflict, where others saved since', async () => {
  const mine = { ...toForm(saved(1, 'First')), introduction: 'Mine' };
  keepCopy(localStorage, 'ann', 'quote-1', { values: mine, revision: 1 }, new Date());
  const { now } = await open(saved(3, 'Theirs'));
  expect(now().conflict).toBe(false);
  await act(async () => now().takeCopy());
  expect(now()).toMatchObject({ conflict: true, revision: 1 });
  expect(now().form.getValues('introduction')).toBe('Mine');
});

it('so does a version that was set aside and brought back', async () => {
  const { show, now } = await open(saved(1, 'First'));
  await act(async () => {
    now().form.setValue('introduction', 'Mine');
    now().noticeValues(structuredClone(now().form.getValues()));
  });
  await show(saved(2, 'Theirs'));
  await act(async () => now().loadTheirs());
  expect(now().form.getValues('introduction')).toBe('Theirs');
  await show(saved(3, 'Theirs again'));
  await act(async () => now().bringBack());
  expect(now().form.getValues('introduction')).toBe('Mine');
  expect(now()).toMatchObject({ conflict: true, revision: 1 });
});
