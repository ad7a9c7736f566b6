import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DemoStore, keep, readKept } from './use-demo-state.ts';

interface Count {
  day: string;
  count: number;
}

const store: DemoStore<Count> = {
  name: 'counting',
  version: 1,
  schema: v.object({ day: v.string(), count: v.number() }),
  initial: (today) => ({ day: today, count: 0 }),
  isOver: ({ day }, today) => day < today,
};
const today = '2026-11-28';

describe('the state of a demo', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  it('comes back as it was kept', () => {
    expect(readKept(store, today)).toBeNull();
    expect(keep(store, { day: today, count: 3 })).toBe(true);
    expect(readKept(store, today)).toEqual({ day: today, count: 3 });
  });

  it('begins anew when its days are over, and after its shape has changed', () => {
    keep(store, { day: today, count: 3 });
    expect(readKept(store, '2026-11-29')).toBeNull();
    expect(readKept({ ...store, version: 2 }, today)).toBeNull();
  });

  it.each(['', 'nonsense', 'null', '[]', '{"day":1,"count":"x"}'])('ignores %j', (text) => {
    stored.set('demo-counting-1', text);
    expect(readKept(store, today)).toBeNull();
  });

  it('goes on without storage, and says so', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(readKept(store, today)).toBeNull();
    expect(keep(store, { day: today, count: 1 })).toBe(false);
  });
});
