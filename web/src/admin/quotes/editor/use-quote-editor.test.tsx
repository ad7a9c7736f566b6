import type { QuoteDraft } from '@agency/domain/quote/schema';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  return { show, now, page: document };
}

/** As the banner's button does. */
function use(editor: QuoteEditor, index = 0): void {
  const copy = editor.aside[index];
  if (!copy) throw new Error('nothing is offered');
  editor.use(copy);
}

/** The tab of this page goes out of sight: what waits for the debounce is stored. */
function hide(page: EventTarget): void {
  Object.assign(document, { visibilityState: 'hidden' });
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Where a tab of an earlier visit stored its copy. */
const earlier = { uid: 'ann', quoteId: 'quote-1', tab: 'earlier' };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', { onLine: true });
  run.mockReset();
});

it('continues a local copy on the revision it began from: a conflict, where others saved since', async () => {
  const mine = { ...toForm(saved(1, 'First')), introduction: 'Mine' };
  keepCopy(localStorage, earlier, { values: mine, revision: 1 }, new Date());
  const { now } = await open(saved(3, 'Theirs'));
  expect(now().conflict).toBeNull();
  await act(async () => use(now()));
  expect(now()).toMatchObject({ conflict: { savedBy: null }, revision: 1 });
  expect(now().form.getValues('introduction')).toBe('Mine');
});

async function type(editor: QuoteEditor, introduction: string) {
  await act(async () => {
    editor.form.setValue('introduction', introduction);
    editor.noticeValues(structuredClone(editor.form.getValues()));
  });
}

it('so does a version that was set aside, also after a reload', async () => {
  const { show, now } = await open(saved(1, 'First'));
  await type(now(), 'Mine');
  await show(saved(2, 'Theirs'));
  await act(async () => now().loadTheirs());
  expect(now().form.getValues('introduction')).toBe('Theirs');
  const again = await open(saved(3, 'Theirs again'));
  await act(async () => use(again.now()));
  expect(again.now().form.getValues('introduction')).toBe('Mine');
  expect(again.now()).toMatchObject({
    conflict: { values: { introduction: 'Theirs again' } },
    revision: 1,
    aside: [],
  });
});

it('loses neither the offered copy nor what is typed meanwhile', async () => {
  keepCopy(
    localStorage,
    earlier,
    { values: { ...toForm(saved(1, '')), introduction: 'Yesterday' }, revision: 1 },
    new Date(),
  );
  const first = await open(saved(1, 'First'));
  await type(first.now(), 'Today');
  hide(first.page);
  const { now } = await open(saved(1, 'First'));
  const introductions = () => now().aside.map(({ values }) => values.introduction);
  expect(introductions()).toEqual(['Today', 'Yesterday']);
  await type(now(), 'Tomorrow');
  await act(async () => use(now(), 1));
  expect(now().form.getValues('introduction')).toBe('Yesterday');
  expect(introductions()).toEqual(['Tomorrow', 'Today']);
  await act(async () => now().aside.forEach(now().throwAway));
  const last = await open(saved(1, 'First'));
  expect(last.now().aside.map(({ values }) => values.introduction)).toEqual(['Yesterday']);
});

it('takes no other tab’s copy away, neither with changes of its own nor without', async () => {
  const one = await open(saved(1, 'First'));
  const two = await open(saved(1, 'First'));
  const unchanged = await open(saved(1, 'First'));
  await type(one.now(), 'In the one tab');
  await type(two.now(), 'In the other');
  for (const { page } of [one, two, unchanged]) hide(page);
  const { now } = await open(saved(1, 'First'));
  const introductions = () => now().aside.map(({ values }) => values.introduction);
  expect(introductions().toSorted()).toEqual(['In the one tab', 'In the other']);
});

it('sets a version aside beside those that other tabs set aside meanwhile', async () => {
  const one = await open(saved(1, 'First'));
  const two = await open(saved(1, 'First'));
  for (const { show, now } of [one, two]) {
    await type(now(), `Mine ${now() === one.now()}`);
    await show(saved(2, 'Theirs'));
    await act(async () => now().loadTheirs());
  }
  const { now } = await open(saved(2, 'Theirs'));
  expect(now().aside.map(({ values }) => values.introduction)).toEqual(['Mine false', 'Mine true']);
});

describe('saving by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(document, { visibilityState: 'visible' });
    run.mockImplementation(async ({ revision }: { revision: number }) => ({ revision: revision + 1 }));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const savedTexts = () => run.mock.calls.map(([input]) => input.content.introduction);

  it('waits until nothing has been typed for two seconds', async () => {
    const { now } = await open(saved(1, 'First'));
    await type(now(), 'M');
    await pass(1900);
    await type(now(), 'Mine');
    await pass(1900);
    expect(run).not.toHaveBeenCalled();
    await pass(200);
    expect(run).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ revision: 1, auto: true }));
    expect(savedTexts()).toEqual(['Mine']);
    expect(now()).toMatchObject({ isDirty: false, isStored: true, revision: 2 });
    await pass(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not wait where the page goes out of sight', async () => {
    const { now, page } = await open(saved(1, 'First'));
    await type(now(), 'Mine');
    await act(async () => hide(page));
    expect(savedTexts()).toEqual(['Mine']);
  });

  it('saves what was typed meanwhile on top of its own', async () => {
    const answers: (() => void)[] = [];
    run.mockImplementation(
      ({ revision }: { revision: number }) =>
        new Promise((resolve) => answers.push(() => resolve({ revision: revision + 1 }))),
    );
    const { now } = await open(saved(1, 'First'));
    await type(now(), 'Mine');
    await pass(2000);
    await type(now(), 'Mine and more');
    await act(async () => answers[0]?.());
    await pass(2000);
    expect(run.mock.calls.map(([input]) => input.revision)).toEqual([1, 2]);
    expect(savedTexts()).toEqual(['Mine', 'Mine and more']);
  });

  it('takes its own save for its own where only the answer was lost', async () => {
    run.mockResolvedValue(null);
    const { show, now } = await open(saved(1, 'First'));
    await type(now(), 'Mine');
    await pass(2000);
    await type(now(), 'Mine and more');
    await show({ ...saved(2, 'Mine'), validUntil: run.mock.calls[0]?.[0].validUntil });
    expect(now()).toMatchObject({ conflict: null, revision: 2, isDirty: true });
  });

  it('saves nothing over a colleague’s, and keeps theirs when they take its place', async () => {
    const { show, now } = await open(saved(1, 'First'));
    await type(now(), 'Mine');
    await show({ ...saved(2, 'Theirs'), savedBy: 'bea' });
    expect(now().conflict).toMatchObject({ savedBy: 'bea', values: { introduction: 'Theirs' } });
    await pass(10_000);
    expect(run).not.toHaveBeenCalled();
    await act(async () => now().keepMine());
    await pass(2000);
    expect(savedTexts()).toEqual(['Mine']);
    await show({ ...saved(3, 'Mine'), savedBy: 'ann' });
    expect(now().aside).toMatchObject([{ isTheirs: true, values: { introduction: 'Theirs' } }]);
  });

  it('stands still under a question, and while a field can’t be saved', async () => {
    const { now } = await open(saved(1, 'First'));
    await act(() => now().holdStill());
    await type(now(), 'Mine');
    await pass(10_000);
    expect(run).not.toHaveBeenCalled();
    await act(async () => now().goOn());
    await pass(2000);
    expect(run).toHaveBeenCalledTimes(1);
    await act(async () => {
      now().form.setValue('recipient.email', 'nobody');
      now().noticeValues(structuredClone(now().form.getValues()));
    });
    await pass(10_000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(now()).toMatchObject({ isDirty: true, isSaveable: false });
  });
});
