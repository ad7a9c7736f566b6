import { describe, expect, it, vi } from 'vitest';
import { askEveryMs, type DeployCheckSurroundings, makeDeployCheck } from './deploy-check.ts';
import { makeReloadGuard } from './reload-guard.ts';

/** A tab on the build 'one', with a manual clock. */
function tab(part: Partial<DeployCheckSurroundings> = {}) {
  const clock = { now: 1_700_000_000_000 };
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
  const latest = vi.fn(async (): Promise<unknown> => ({ id: 'two', timestamp: '2026-01-01T00:00:00Z' }));
  const reload = vi.fn();
  const check = makeDeployCheck({
    ownBuild: 'one',
    now: () => clock.now,
    askLatest: latest,
    hasUnsavedChanges: () => false,
    holdsInput: () => false,
    guard: makeReloadGuard({ now: () => clock.now, documentAge: () => 60_000, storage: () => storage }),
    reload,
    ...part,
  });
  const later = (ms: number) => {
    clock.now += ms;
  };
  return { check, latest, reload, later };
}

describe('asking for the newest build', () => {
  it('starts minutes after the page loaded, and does not happen on every page', async () => {
    const { check, latest, later } = tab({});
    await check.onVisit();
    later(askEveryMs - 1);
    await check.onVisit();
    expect(latest).not.toHaveBeenCalled();
    later(1);
    await Promise.all([check.onVisit(), check.onVisit()]);
    expect(latest).toHaveBeenCalledTimes(1);
  });

  it('ends once a newer one is known', async () => {
    const { check, latest, later } = tab();
    for (const _ of [1, 2, 3]) {
      later(askEveryMs);
      await check.onVisit();
    }
    expect(latest).toHaveBeenCalledTimes(1);
    expect(check.wantsFullLoad()).toBe(true);
  });

  it.each([{ id: 'one' }, {}, null, undefined, 'two', { id: 2 }, { id: '' }, []])(
    'finds nothing newer in %o',
    async (answer) => {
      const { check, later } = tab({ askLatest: async () => answer });
      later(askEveryMs);
      await check.onVisit();
      expect(check.wantsFullLoad()).toBe(false);
    },
  );

  it('continues after a time offline', async () => {
    const askLatest = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ id: 'two' });
    const { check, later } = tab({ askLatest });
    later(askEveryMs);
    await check.onVisit();
    expect(check.wantsFullLoad()).toBe(false);
    later(askEveryMs);
    await check.onVisit();
    expect(check.wantsFullLoad()).toBe(true);
  });
});

describe('the next navigation', () => {
  it('comes from the server once a newer build is known, never twice within 10 seconds', async () => {
    const { check, later } = tab();
    later(askEveryMs);
    await check.onVisit();
    expect(check.wantsFullLoad()).toBe(true);
    check.noteFullLoad();
    later(9_999);
    expect(check.wantsFullLoad()).toBe(false);
    later(1);
    expect(check.wantsFullLoad()).toBe(true);
  });

  it('stays in the tab while something is unsaved', async () => {
    let unsaved = true;
    const { check, later } = tab({ hasUnsavedChanges: () => unsaved });
    later(askEveryMs);
    await check.onVisit();
    expect(check.wantsFullLoad()).toBe(false);
    unsaved = false;
    expect(check.wantsFullLoad()).toBe(true);
  });
});

describe('a script that can’t be loaded', () => {
  it('reloads the page once when a newer build is out', async () => {
    const { check, reload, later } = tab();
    await check.onChunkFailure(false);
    await check.onChunkFailure(false);
    later(9_999);
    await check.onChunkFailure(false);
    expect(reload).toHaveBeenCalledTimes(1);
    later(1);
    await check.onChunkFailure(false);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload while a form holds something; the next navigation does', async () => {
    const { check, reload } = tab({ holdsInput: () => true });
    await check.onChunkFailure(false);
    expect(reload).not.toHaveBeenCalled();
    expect(check.wantsFullLoad()).toBe(true);
  });

  it('does not reload for a script that was only prefetched', async () => {
    const { check, reload } = tab();
    await check.onChunkFailure(true);
    expect(reload).not.toHaveBeenCalled();
    expect(check.wantsFullLoad()).toBe(true);
  });

  it('does not reload when the build is still the newest, or nobody can say', async () => {
    const same = tab({ askLatest: async () => ({ id: 'one' }) });
    await same.check.onChunkFailure(false);
    expect(same.reload).not.toHaveBeenCalled();
    const offline = tab({ askLatest: () => Promise.reject(new Error('offline')) });
    await offline.check.onChunkFailure(false);
    expect(offline.reload).not.toHaveBeenCalled();
  });
});
