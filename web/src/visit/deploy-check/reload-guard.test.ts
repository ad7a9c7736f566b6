import { describe, expect, it } from 'vitest';
import { makeReloadGuard, reloadPauseMs } from './reload-guard.ts';

interface Case {
  readonly stored?: string;
  /** How the tab's storage behaves. */
  readonly broken?: 'access' | 'read' | 'write';
  readonly age?: number;
}

function throwing(): never {
  throw new DOMException('blocked', 'SecurityError');
}

function guard({ stored, broken, age = 60_000 }: Case) {
  const clock = { now: 1_700_000_000_000, age };
  let value = stored ?? null;
  const working = {
    getItem: () => value,
    setItem: (_name: string, next: string) => {
      value = next;
    },
  };
  const storage = {
    ...working,
    ...(broken === 'read' ? { getItem: throwing } : {}),
    ...(broken === 'write' ? { setItem: throwing } : {}),
  };
  /** One document; a reload creates another. */
  const open = () =>
    makeReloadGuard({
      now: () => clock.now,
      documentAge: () => clock.age,
      storage: () => (broken === 'access' ? throwing() : storage),
    });
  return { clock, open };
}

describe('the reload guard', () => {
  it('remembers across a reload', () => {
    const { clock, open } = guard({});
    const first = open();
    expect(first.allows()).toBe(true);
    first.note();
    clock.age = 0;
    expect(open().allows()).toBe(false);
    clock.now += reloadPauseMs - 1;
    expect(open().allows()).toBe(false);
    clock.now += 1;
    expect(open().allows()).toBe(true);
  });

  it.each(['access', 'read', 'write'] as const)('holds when storage is blocked (%s)', (broken) => {
    const { clock, open } = guard({ broken });
    const first = open();
    expect(first.allows()).toBe(true);
    expect(() => first.note()).not.toThrow();
    // The document stays, because the person chose to: the note in memory counts.
    expect(first.allows()).toBe(false);
    // The document is new: its age counts.
    clock.age = 0;
    expect(open().allows()).toBe(false);
    clock.age = reloadPauseMs - 1;
    expect(open().allows()).toBe(false);
    clock.age = reloadPauseMs;
    expect(open().allows()).toBe(true);
  });

  it.each(['', 'x', 'NaN', 'Infinity', '{}', '9999999999999'])('treats %j as no note', (stored) => {
    expect(guard({ stored }).open().allows()).toBe(true);
  });
});
