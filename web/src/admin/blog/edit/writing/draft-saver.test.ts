import { emptyDraft } from '@agency/domain/blog-post/draft';
import { AppError } from '@agency/domain/shared/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { baseOf, type DraftCopy, DraftSaver, type DraftStore, saveTimes } from './draft-saver.ts';

const text = (body: string) => ({ ...emptyDraft, body });
const away = new AppError('internal', 'We can’t reach the server.');

/** A server with one draft, whose answers wait until they are let through. */
function world() {
  const server = { body: 'One', version: 1 };
  const answers: (() => void)[] = [];
  let failure: AppError | null = null;
  const copies: (string | null)[] = [];
  const store: DraftStore = {
    save: async (draft, version) => {
      if (failure) throw failure;
      if (version !== server.version) throw new AppError('failed-precondition', 'Another version');
      Object.assign(server, { body: draft.body, version: version + 1 });
      await new Promise<void>((resolve) => answers.push(resolve));
    },
    keepCopy: (copy) => copies.push(copy.text.body),
    dropCopy: () => copies.push(null),
  };
  const saver = new DraftSaver(store, { text: text('One'), version: 1, by: 'anna' });
  return {
    server,
    saver,
    copies,
    letThrough: async () => {
      for (const answer of answers.splice(0)) answer();
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: (next: AppError | null) => {
      failure = next;
    },
    hear: (body: string, version: number) => saver.hear({ text: text(body), version, by: 'ben' }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('what is typed', () => {
  it('is saved once typing stops, and while it goes on', async () => {
    const { saver, server, letThrough } = world();
    saver.change({ body: 'One a' });
    await vi.advanceTimersByTimeAsync(saveTimes.pauseMs);
    expect(server).toEqual({ body: 'One a', version: 2 });
    await letThrough();
    for (let index = 0; index < 10; index += 1) {
      saver.change({ body: `One ${index}` });
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(server.version).toBe(3);
    expect(saver.state()).toMatchObject({ isDirty: true, isSaving: true });
    await letThrough();
    await vi.advanceTimersByTimeAsync(saveTimes.longestMs);
    await letThrough();
    expect(server).toEqual({ body: 'One 9', version: 4 });
    expect(saver.state()).toMatchObject({ isDirty: false, isSaving: false, version: 4 });
  });

  it('has a copy in the browser soon, until the server has it', async () => {
    const { saver, copies, letThrough } = world();
    saver.change({ body: 'One a' });
    saver.change({ body: 'One ab' });
    await vi.advanceTimersByTimeAsync(saveTimes.copyMs);
    expect(copies).toEqual(['One ab']);
    await vi.advanceTimersByTimeAsync(saveTimes.pauseMs);
    await letThrough();
    expect(copies.at(-1)).toBeNull();
  });

  it('stays, and is tried again, where the server can’t be reached', async () => {
    const { saver, server, fail, letThrough, copies } = world();
    fail(away);
    saver.change({ body: 'Two' });
    await vi.advanceTimersByTimeAsync(saveTimes.pauseMs);
    expect(saver.state()).toMatchObject({ isDirty: true, isSaving: false, error: { code: 'internal' } });
    expect(copies.at(-1)).toBe('Two');
    fail(null);
    await vi.advanceTimersByTimeAsync(saveTimes.retryMs);
    await letThrough();
    expect(server.body).toBe('Two');
    expect(saver.state()).toMatchObject({ isDirty: false, error: null });
  });

  it('is not saved twice where the listener hears of it before the answer, or instead of it', async () => {
    const { saver, server, hear, letThrough } = world();
    saver.change({ body: 'Two' });
    await vi.advanceTimersByTimeAsync(saveTimes.pauseMs);
    hear('Two', 2);
    expect(saver.state()).toMatchObject({ isDirty: false, isSaving: false, version: 2, theirs: null });
    await letThrough();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.version).toBe(2);
  });
});

describe('what somebody else saves', () => {
  it('is taken over where nothing is unsaved', () => {
    const { saver, hear } = world();
    hear('Theirs', 2);
    expect(saver.state()).toMatchObject({ text: { body: 'Theirs' }, version: 2, theirs: null, replaced: 1 });
    hear('Older', 1);
    expect(saver.state().text.body).toBe('Theirs');
  });

  it('is a conflict where something is, and nothing is saved over it unseen', async () => {
    const { saver, server, hear, copies } = world();
    saver.change({ body: 'Mine' });
    Object.assign(server, { body: 'Theirs', version: 2 });
    hear('Theirs', 2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server).toEqual({ body: 'Theirs', version: 2 });
    expect(saver.state()).toMatchObject({ text: { body: 'Mine' }, theirs: { text: { body: 'Theirs' } } });
    expect(copies.at(-1)).toBe('Mine');
    saver.change({ body: 'Mine still' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.version).toBe(2);
  });

  it('gives way to mine, knowingly', async () => {
    const { saver, server, hear, letThrough } = world();
    saver.change({ body: 'Mine' });
    Object.assign(server, { body: 'Theirs', version: 2 });
    hear('Theirs', 2);
    saver.keepMine();
    await letThrough();
    expect(server).toEqual({ body: 'Mine', version: 3 });
    expect(saver.state()).toMatchObject({ isDirty: false, theirs: null });
  });

  it('takes the place of mine, which is handed back', () => {
    const { saver, hear } = world();
    saver.change({ body: 'Mine' });
    hear('Theirs', 2);
    expect(saver.takeTheirs()).toMatchObject({ body: 'Mine' });
    expect(saver.state()).toMatchObject({ text: { body: 'Theirs' }, isDirty: false, replaced: 1 });
  });

  it('is no conflict where it is the same', () => {
    const { saver, hear } = world();
    saver.change({ body: 'Same' });
    hear('Same', 2);
    expect(saver.state()).toMatchObject({ isDirty: false, theirs: null, version: 2, replaced: 0 });
  });
});

describe('what a browser left behind when it died', () => {
  const copy = (sent: string | null): DraftCopy => ({
    text: text('One two three'),
    version: 4,
    sent: sent === null ? null : text(sent),
  });
  const stored = (body: string, version: number) => ({ text: text(body), version, by: 'anna' });

  it('goes on from what was on its way and got through', () => {
    expect(baseOf(copy('One two'), stored('One two', 5)).version).toBe(5);
  });

  it.each([
    ['nothing was on its way', null, 'One two', 5],
    ['another text came', 'One two', 'Theirs', 5],
    ['others came after it', 'One two', 'One two', 6],
    ['it never got through', 'One two', 'One', 4],
  ])('goes on from the version it follows where %s', (_why, sent, body, version) => {
    expect(baseOf(copy(sent), stored(body, version)).version).toBe(4);
  });
});
