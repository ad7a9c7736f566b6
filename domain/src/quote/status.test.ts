import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerObstacle,
  effectiveStatus,
  type QuoteActions,
  type QuoteStatus,
  quoteActions,
  quoteStatuses,
} from './status.ts';

const beforeEnd = new Date('2026-07-15T22:59:59.999Z');
const afterEnd = new Date('2026-07-15T23:00:00Z');
const offer = (status: QuoteStatus, beingRevised = false, validUntil: string | null = '2026-07-15') => ({
  status,
  beingRevised,
  validUntil,
});

describe('expiry', () => {
  test('an open offer is expired from the first moment after its last day, whatever is stored', () => {
    for (const status of ['sent', 'viewed'] as const) {
      expect(effectiveStatus(offer(status), beforeEnd)).toBe(status);
      expect(effectiveStatus(offer(status), afterEnd)).toBe('expired');
      expect(answerObstacle(offer(status), afterEnd)).toBe('expired');
    }
  });

  test('touches nothing else, and nothing without an end', () => {
    for (const status of quoteStatuses.states) {
      expect(effectiveStatus(offer(status, false, null), afterEnd)).toBe(status);
      if (status !== 'sent' && status !== 'viewed') {
        expect(effectiveStatus(offer(status), afterEnd)).toBe(status);
      }
    }
  });
});

test.each<[QuoteStatus, string | null]>([
  ['requested', 'notSent'],
  ['draft', 'notSent'],
  ['discarded', 'notSent'],
  ['sent', null],
  ['viewed', null],
  ['declined', 'declined'],
  ['expired', 'expired'],
  ['withdrawn', 'withdrawn'],
  ['accepted', 'accepted'],
  ['voided', 'voided'],
])('what keeps a quote that is %s from being answered: %s', (status, obstacle) => {
  expect(answerObstacle(offer(status), beforeEnd)).toBe(obstacle);
});

test('a quote that is being revised can’t be answered', () => {
  expect(answerObstacle(offer('sent', true), beforeEnd)).toBe('beingRevised');
  expect(answerObstacle(offer('accepted', true), beforeEnd)).toBe('accepted');
  for (const status of ['declined', 'expired', 'withdrawn'] as const) {
    expect(answerObstacle(offer(status, true), beforeEnd)).toBe('beingRevised');
    expect(answerObstacle(offer(status), beforeEnd)).toBe(status);
  }
});

describe('what staff can do', () => {
  const anyOffer = fc.record({
    status: fc.constantFrom(...quoteStatuses.states),
    beingRevised: fc.boolean(),
    validUntil: fc.constantFrom('2026-07-14', '2026-07-15', '2026-07-16', null),
  });
  const allowedActions = (actions: QuoteActions) =>
    Object.entries(actions).flatMap(([action, reason]) => (reason === null ? [action] : []));

  test('never disagrees with the table of states', () => {
    const target = {
      send: 'sent',
      withdraw: 'withdrawn',
      discard: 'discarded',
      acceptOffline: 'accepted',
      void: 'voided',
    } as const;
    fc.assert(
      fc.property(anyOffer, (any) => {
        const actions = quoteActions(any, beforeEnd);
        const status = effectiveStatus(any, beforeEnd);
        for (const [action, to] of Object.entries(target)) {
          if (allowedActions(actions).includes(action)) {
            expect(quoteStatuses.can(status, to), `${status} → ${to}`).toBe(true);
          }
        }
      }),
    );
  });

  test('gives a reason in a sentence wherever it says no', () => {
    fc.assert(
      fc.property(anyOffer, (any) => {
        for (const reason of Object.values(quoteActions(any, beforeEnd))) {
          if (reason !== null) expect(reason).toMatch(/^[A-Z].*\.$/);
        }
      }),
    );
  });

  test.each<[QuoteStatus, boolean, string[]]>([
    ['requested', false, ['edit', 'discard']],
    ['draft', false, ['edit', 'send', 'discard', 'acceptOffline']],
    ['sent', false, ['revise', 'resend', 'withdraw', 'acceptOffline']],
    ['viewed', false, ['revise', 'resend', 'withdraw', 'acceptOffline']],
    ['declined', false, ['revise']],
    ['expired', false, ['revise']],
    ['withdrawn', false, ['revise']],
    ['sent', true, ['edit', 'send', 'withdraw']],
    ['viewed', true, ['edit', 'send', 'withdraw']],
    ['declined', true, ['edit', 'send']],
    ['accepted', false, ['void']],
    ['voided', false, []],
    ['discarded', false, []],
  ])('%s (revised: %s): %j', (status, beingRevised, expected) => {
    expect(allowedActions(quoteActions(offer(status, beingRevised), beforeEnd))).toEqual(expected);
  });

  test('an accepted quote is never edited, sent or revised', () => {
    for (const beingRevised of [false, true]) {
      expect(allowedActions(quoteActions(offer('accepted', beingRevised), beforeEnd))).toEqual(['void']);
    }
  });
});
