import { describe, expect, it } from 'vitest';
import { hasConsent, keepChoice, mayMeasure, storedChoice } from './analytics.ts';

const now = new Date('2026-06-15T12:00:00Z');
const at = (text: string) => new Date(text).getTime();
const keeping = (stored: unknown) => () => ({
  getItem: () => (typeof stored === 'string' ? stored : JSON.stringify(stored)),
});

describe('consent', () => {
  it('exists when it was given to this question within 6 months', () => {
    const yes = { version: 2, analytics: true };
    expect(hasConsent(keeping({ ...yes, at: at('2026-06-15T11:00:00Z') }), now)).toBe(true);
    expect(hasConsent(keeping({ ...yes, at: at('2025-12-15T12:00:01Z') }), now)).toBe(true);
    expect(hasConsent(keeping({ ...yes, at: at('2025-12-15T12:00:00Z') }), now)).toBe(false);
  });

  it.each([
    null,
    '',
    '{',
    'true',
    [],
    { analytics: true },
    { version: 2, analytics: false, at: at('2026-06-01T00:00:00Z') },
    { version: 1, analytics: true, at: at('2026-06-01T00:00:00Z') },
    { version: 2, analytics: 'true', at: at('2026-06-01T00:00:00Z') },
    { version: 2, analytics: true, at: '2026-06-01' },
    { version: 2, analytics: true, at: at('2027-01-01T00:00:00Z') },
  ])('does not exist with %j', (stored) => {
    expect(hasConsent(keeping(stored), now)).toBe(false);
  });

  it('does not exist where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(hasConsent(blocked, now)).toBe(false);
  });
});

describe('a choice', () => {
  const makeStorage = () => {
    const stored = new Map<string, string>();
    return () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  };

  it.each([true, false])(
    'of %s is stored for 6 months, after which the question comes again',
    (analytics) => {
      const storage = makeStorage();
      expect(storedChoice(storage, now)).toBeUndefined();
      keepChoice(storage, analytics, now);
      expect(storedChoice(storage, now)).toBe(analytics);
      expect(storedChoice(storage, new Date('2026-12-15T11:59:59Z'))).toBe(analytics);
      expect(storedChoice(storage, new Date('2026-12-15T12:00:00Z'))).toBeUndefined();
    },
  );

  it('can be changed', () => {
    const storage = makeStorage();
    keepChoice(storage, true, now);
    keepChoice(storage, false, now);
    expect(storedChoice(storage, now)).toBe(false);
  });

  it('is not stored, and breaks nothing, where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(() => keepChoice(blocked, true, now)).not.toThrow();
    expect(storedChoice(blocked, now)).toBeUndefined();
  });
});

describe('measuring', () => {
  it.each([
    { tagId: 'G-ABC123', consented: true, may: true },
    { tagId: 'GTM-ABC123', consented: true, may: true },
    { tagId: 'G-ABC123', consented: false, may: false },
    { tagId: undefined, consented: true, may: false },
    { tagId: '', consented: true, may: false },
    { tagId: '"><script>', consented: true, may: false },
  ])('with the tag $tagId and consent $consented: $may', ({ may, ...state }) => {
    expect(mayMeasure(state)).toBe(may);
  });
});
