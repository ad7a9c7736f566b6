import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayMs, daysBetween, londonDate } from '../shared/dates.ts';
import { nudgeDay, nudgeOf, nudgeText } from './nudge.ts';
import { nudgeRules } from './nudge-rules.ts';
import { quoteStatuses } from './status.ts';

const now = new Date('2026-11-30T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * dayMs);

type Head = Parameters<typeof nudgeOf>[0];

const open: Head = {
  status: 'viewed',
  validUntil: '2026-12-30',
  beingRevised: false,
  viewedAt: ago(1),
  lastNudgedAt: null,
  delivery: 'delivered',
  awaitsReplySince: null,
  recipient: { name: 'Sam Weald', email: 'sam@example.com', company: null, phone: null },
};

const heads = fc.record({
  status: fc.constantFrom(...quoteStatuses.states),
  validUntil: fc.option(fc.integer({ min: -20, max: 60 }).map((days) => addDays(londonDate(now), days))),
  beingRevised: fc.boolean(),
  viewedAt: fc.option(fc.integer({ min: 0, max: 40 }).map(ago)),
  lastNudgedAt: fc.option(fc.double({ min: 0, max: 20, noNaN: true }).map(ago)),
  delivery: fc.constantFrom('delivered' as const, 'bounced' as const, 'complained' as const, null),
  awaitsReplySince: fc.option(fc.integer({ min: 0, max: 9 }).map(ago)),
});

describe('a nudge', () => {
  it.each<[string, Partial<Head>, ReturnType<typeof nudgeOf>['reason']]>([
    ['opened four days ago', { viewedAt: ago(4) }, null],
    ['opened five days ago', { viewedAt: ago(5) }, 'unanswered'],
    // The fifth day after counts, whatever the hour.
    ['opened late on the day five days ago', { viewedAt: new Date('2026-11-25T23:30:00Z') }, 'unanswered'],
    ['sent and never opened', { status: 'sent', viewedAt: null }, null],
    ['ending in four days', { validUntil: '2026-12-04' }, null],
    ['ending in three days', { validUntil: '2026-12-03' }, 'ending'],
    ['ending today, never opened', { status: 'sent', viewedAt: null, validUntil: '2026-11-30' }, 'ending'],
  ])('is due for a quote %s: %#', (_when, change, reason) => {
    const nudge = nudgeOf({ ...open, ...change }, now);
    expect(nudge.reason).toBe(reason);
    expect(nudge.obstacle === null).toBe(reason !== null);
  });

  it.each<[string, Partial<Head>, RegExp]>([
    ['over', { validUntil: '2026-11-29' }, /expired/],
    ['accepted', { status: 'accepted' }, /accepted/],
    ['a draft', { status: 'draft', validUntil: null, viewedAt: null }, /hasn’t been sent/],
    ['being revised', { beingRevised: true }, /being revised/],
    ['sent to an address that bounces', { delivery: 'bounced' }, /sam@example\.com bounced/],
    ['marked as spam', { delivery: 'complained' }, /spam/],
    ['nudged six days ago', { lastNudgedAt: ago(6) }, /24 November 2026.*another from 1 December 2026/],
    ['waiting for our reply', { awaitsReplySince: ago(2) }, /waiting for your reply/],
  ])('can’t be sent for a quote that is %s', (_what, change, words) => {
    expect(nudgeOf({ ...open, viewedAt: ago(9), ...change }, now).obstacle).toMatch(words);
  });

  it('can be sent again on the day that is named, at any hour of it', () => {
    const viewedAt = new Date('2026-10-10T12:00:00Z');
    const head = { ...open, viewedAt, lastNudgedAt: new Date('2026-10-21T21:00:00Z') };
    expect(nudgeOf(head, new Date('2026-10-27T23:59:00Z')).obstacle).toMatch(/from 28 October 2026/);
    expect(nudgeOf(head, new Date('2026-10-28T00:00:00Z')).obstacle).toBeNull();
  });

  it('is due from the day that lists ask by, and on no earlier one', () => {
    fc.assert(
      fc.property(heads, (some) => {
        const head = { ...open, ...some };
        const isOver = head.validUntil !== null && head.validUntil < londonDate(now);
        expect(nudgeDay(head) <= londonDate(now) && !isOver).toBe(nudgeOf(head, now).obstacle === null);
      }),
    );
  });

  it('goes to open offers alone, and never twice in a week', () => {
    fc.assert(
      fc.property(heads, (some) => {
        const head = { ...open, ...some };
        if (nudgeOf(head, now).obstacle !== null) return;
        expect(['sent', 'viewed']).toContain(head.status);
        expect(head.beingRevised).toBe(false);
        expect(head.delivery).not.toBe('bounced');
        const since = head.lastNudgedAt
          ? daysBetween(londonDate(head.lastNudgedAt), londonDate(now))
          : Infinity;
        expect(since).toBeGreaterThanOrEqual(nudgeRules.pauseDays);
      }),
    );
  });
});

describe('its text', () => {
  it('names the quote and its last day', () => {
    const about = { title: 'New website', validUntil: '2026-12-03' };
    expect(nudgeText(about, 'ending')).toMatch(
      /^You can accept our quote for ‘New website’ until the end of 3 December 2026\.\n\nIf you have a question/,
    );
    expect(nudgeText(about, 'unanswered')).toMatch(
      /^Have you had time to look at our quote for ‘New website’\?/,
    );
  });

  it('always fits', () => {
    const about = { title: 'W'.repeat(120), validUntil: '2026-12-03' };
    expect(nudgeText(about, 'unanswered').length).toBeLessThan(nudgeRules.length);
  });
});
