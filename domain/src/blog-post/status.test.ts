import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blogPostStatuses, isPublic, isScheduled } from './status.ts';

const instant = fc.date({ min: new Date(0), max: new Date('2080-01-01T00:00:00Z'), noInvalidDate: true });
const post = fc.record({
  status: fc.constantFrom(...blogPostStatuses.states),
  publishAt: fc.option(instant, { nil: null }),
});

describe('what everybody may read', () => {
  test('begins with the very moment of its time, not a millisecond before', () => {
    fc.assert(
      fc.property(instant, (publishAt) => {
        const published = { status: 'published', publishAt } as const;
        const before = new Date(publishAt.getTime() - 1);
        expect([isPublic(published, before), isScheduled(published, before)]).toEqual([false, true]);
        expect([isPublic(published, publishAt), isScheduled(published, publishAt)]).toEqual([true, false]);
      }),
    );
  });

  test('is published and has a time: a draft, an archived post or one without a time is neither', () => {
    fc.assert(
      fc.property(post, instant, (any, now) => {
        const isOut = isPublic(any, now);
        const isToCome = isScheduled(any, now);
        expect(isOut && isToCome).toBe(false);
        expect(isOut || isToCome).toBe(any.status === 'published' && any.publishAt !== null);
      }),
    );
  });

  test('stays public as time goes on', () => {
    fc.assert(
      fc.property(post, instant, fc.nat(), (any, now, later) => {
        if (isPublic(any, now)) expect(isPublic(any, new Date(now.getTime() + later))).toBe(true);
      }),
    );
  });
});
