import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DemoStore, savedState } from './saved-state.ts';
import { withStorage } from './testing.ts';

interface Count {
  day: string;
  count: number;
}

const store: DemoStore<Count> = {
  name: 'counting',
  version: 1,
  schema: v.object({ day: v.string(), count: v.number() }),
  initial: (today) => ({ day: today, count: 0 }),
  goOn: (state, today) => (state.day < today ? null : state),
};
const today = '2026-11-28';
const tomorrow = '2026-11-29';
const key = 'demo-counting-1';

describe('the state of a demo', () => {
  const stored = withStorage();
  let day = today;
  beforeEach(() => {
    day = today;
  });
  /** One tab; all of them have the same storage and the same clock. */
  const tab = (of = store) => savedState(of, () => day);
  const more = (newest: Count) => ({ state: { ...newest, count: newest.count + 1 } });
  const inStorage = () => JSON.parse(stored.get(key) ?? 'null');

  it('reads back as it was stored', () => {
    const first = tab();
    first.change(more);
    first.change(more);
    expect(inStorage()).toEqual({ day: today, count: 2 });
    expect(tab().snapshot().state).toEqual({ day: today, count: 2 });
  });

  it('returns whatever else an action gave, and stores nothing where it gave nothing', () => {
    const one = tab();
    const before = one.snapshot().state;
    expect(one.change((newest) => ({ state: newest, why: 'full' })).why).toBe('full');
    expect(one.snapshot().state).toBe(before);
  });

  it('starts afresh when it has expired, and after its shape has changed', () => {
    tab().change(more);
    expect(tab({ ...store, version: 2 }).snapshot().state.count).toBe(0);
    day = tomorrow;
    const fresh = tab();
    expect(fresh.snapshot()).toMatchObject({ state: { day: tomorrow, count: 0 }, beganAnew: true });
    fresh.readAgain(day);
    expect(fresh.snapshot().beganAnew).toBe(true);
    fresh.change(more);
    expect(fresh.snapshot().beganAnew).toBe(false);
    expect(tab().snapshot().beganAnew).toBe(false);
  });

  describe('that goes on from day to day', () => {
    const living = {
      ...store,
      goOn: (state: Count, on: string) => (state.day < on ? { ...state, day: on } : state),
    };

    it('is moved on by the tab that sees the new day first, and stored', () => {
      const open = tab(living);
      open.change(more);
      day = tomorrow;
      expect(tab(living).snapshot()).toMatchObject({ state: { day: tomorrow, count: 1 }, beganAnew: false });
      open.readAgain(tomorrow);
      expect(open.snapshot()).toMatchObject({
        state: { day: tomorrow, count: 1 },
        period: 0,
        beganAnew: false,
      });
      expect(inStorage()).toEqual({ day: tomorrow, count: 1 });
      const shown = open.snapshot();
      open.readAgain(tomorrow);
      expect(open.snapshot()).toBe(shown);
    });

    it('takes over what another tab has done since midnight', () => {
      const old = tab(living);
      old.change(more);
      day = tomorrow;
      tab(living).change(more);
      old.change(more);
      expect(inStorage()).toEqual({ day: tomorrow, count: 3 });
      expect(old.snapshot().state).toEqual({ day: tomorrow, count: 3 });
    });

    it('goes on where nothing can be stored', () => {
      vi.stubGlobal('localStorage', undefined);
      const one = tab(living);
      one.change(more);
      one.readAgain(tomorrow);
      expect(one.snapshot()).toMatchObject({ state: { day: tomorrow, count: 1 }, isSaved: false });
    });
  });

  it.each(['', 'nonsense', 'null', '[]', '{"day":1,"count":"x"}'])('ignores %j', (text) => {
    stored.set(key, text);
    const one = tab();
    expect(one.snapshot().state.count).toBe(0);
    one.readAgain(today);
    expect(inStorage()).toEqual({ day: today, count: 0 });
  });

  it('tells nobody that it was stored for the first time: all of the demo would be drawn again', () => {
    const one = tab();
    const told = vi.fn();
    one.subscribe(told);
    one.readAgain(today);
    expect(inStorage()).toEqual({ day: today, count: 0 });
    expect(told).not.toHaveBeenCalled();
    one.change(more);
    expect(told).toHaveBeenCalledOnce();
  });

  it('loses no action of two tabs, though neither was told of the other', () => {
    const one = tab();
    const other = tab();
    one.change(more);
    other.change(more);
    one.change(more);
    expect(inStorage().count).toBe(3);
    expect(one.snapshot().state.count).toBe(3);
  });

  it('shows the same in both tabs though their actions crossed: the later one wins', () => {
    const [one, other] = [tab(), tab()];
    one.change(more);
    other.readAgain(today);
    const before = stored.get(key) ?? null;
    one.change(more);
    // The other process reads before it has heard of the write.
    const real = localStorage.getItem;
    vi.spyOn(localStorage, 'getItem').mockReturnValueOnce(before).mockReturnValueOnce(before);
    other.change((newest) => ({ state: { ...newest, count: newest.count + 10 } }));
    vi.mocked(localStorage.getItem).mockImplementation(real);
    expect(inStorage().count).toBe(11);
    // Each is notified of the other's write.
    for (const each of [one, other]) each.readAgain(today);
    expect([one, other].map((each) => each.snapshot().state.count)).toEqual([11, 11]);
  });

  it('lets the rules see what another tab has done', () => {
    const one = tab();
    const other = tab();
    const takeLast = (newest: Count) => ({
      state: newest.count < 1 ? { ...newest, count: 1 } : newest,
      ok: newest.count < 1,
    });
    expect([one.change(takeLast).ok, other.change(takeLast).ok]).toEqual([true, false]);
  });

  it('is read again, and shown, in a tab that was suspended', () => {
    const one = tab();
    const told = vi.fn();
    one.subscribe(told);
    tab().change(more);
    one.readAgain(today);
    expect(one.snapshot().state.count).toBe(1);
    const shown = one.snapshot();
    one.readAgain(today);
    expect(one.snapshot()).toBe(shown);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('moves on to the new days in a tab that was opened before them', () => {
    const old = tab();
    old.change(more);
    day = tomorrow;
    tab().change(more);
    expect(inStorage()).toEqual({ day: tomorrow, count: 1 });
    old.change(more);
    expect(inStorage()).toEqual({ day: tomorrow, count: 2 });
    expect(old.snapshot()).toMatchObject({ state: { day: tomorrow, count: 2 }, period: 1 });
  });

  it('updates at midnight by itself', () => {
    const one = tab();
    one.change(more);
    one.readAgain(tomorrow);
    expect(one.snapshot()).toMatchObject({ state: { day: tomorrow, count: 0 }, period: 1 });
  });

  it('works without storage, and says so', () => {
    vi.stubGlobal('localStorage', undefined);
    const one = tab();
    one.change(more);
    one.change(more);
    expect(one.snapshot()).toMatchObject({ state: { count: 2 }, isSaved: false });
  });

  it('does not fall back to what a full storage stored last', () => {
    const one = tab();
    one.change(more);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: () => {
        throw new Error('full');
      },
    });
    one.change(more);
    one.change(more);
    one.readAgain(today);
    expect(one.snapshot()).toMatchObject({ state: { count: 3 }, isSaved: false });
  });
});
