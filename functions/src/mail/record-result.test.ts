import { type OutboxMail, outboxMail } from '@agency/domain/mail/schema';
import { drainRules, mailStatuses } from '@agency/domain/mail/status';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newMail } from '../mail-queue/outbox.ts';
import { recheckAt } from './claim.ts';
import { type AttemptResult, changeFor } from './record-result.ts';

const now = new Date('2026-11-27T09:00:00Z');
const hour = 3_600_000;
const middle = 0.5;

interface Before {
  readonly attempts?: number;
  readonly seenBefore?: Date | null;
}

function change(result: AttemptResult, { attempts = 0, seenBefore = null }: Before = {}) {
  const { data } = newMail(
    { id: 'm', template: 'notice', to: ['a@example.com'], data: { composed: true } },
    now,
  );
  const mail: OutboxMail & { id: string } = { ...data, id: 'm', attempts, firstSentAt: seenBefore };
  const changed = changeFor(result, { mail, seenBefore }, now, middle);
  expect(mailStatuses.can('sending', changed.status)).toBe(true);
  return { ...changed, inMs: changed.nextAttemptAt.getTime() - now.getTime() };
}

const temporary: AttemptResult = { kind: 'temporary', error: 'The provider is down' };
const unknown: AttemptResult = { kind: 'unknown', error: 'No answer' };

test('accepted is sent', () => {
  expect(change({ kind: 'accepted', providerId: 'abc' })).toMatchObject({
    status: 'sent',
    providerId: 'abc',
    sentAt: now,
    error: null,
  });
});

test('failures are retried after 2 s, 6 s, 20 s, 2 min, 15 min, 2 h, 8 h', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6].map((attempts) => change(temporary, { attempts }));
  expect(delays.map((one) => one.inMs)).toEqual(drainRules.retryDelaysMs);
  expect(delays.every((one) => one.status === 'queued')).toBe(true);
});

test('the eighth failure is the last', () => {
  expect(change(temporary, { attempts: 7 })).toMatchObject({ status: 'failed', attempts: 8 });
});

test('it is uncertain, not failed, when an attempt may have got through', () => {
  expect(change(unknown, { attempts: 7 })).toMatchObject({ status: 'uncertain', attempts: 8 });
  const seenBefore = new Date(now.getTime() - hour);
  expect(change(temporary, { attempts: 7, seenBefore })).toMatchObject({ status: 'uncertain' });
});

test('a refused mail fails at once', () => {
  const result: AttemptResult = { kind: 'permanent', error: '422' };
  expect(change(result)).toMatchObject({ status: 'failed', error: '422' });
});

test('a 429 does not count as an attempt and waits as long as it says', () => {
  const limited: AttemptResult = { kind: 'rateLimited', pauseMs: 7_000, error: '429' };
  expect(change(limited, { attempts: 3 })).toMatchObject({
    status: 'queued',
    attempts: 3,
    inMs: 7_000,
    firstSentAt: null,
  });
});

test('what can’t be read does not count as an attempt, and waits as long again as it has waited: 5 minutes to an hour', () => {
  const result: AttemptResult = { kind: 'unreadable', error: 'quotes/one' };
  expect(change(result, { attempts: 3 })).toMatchObject({
    status: 'queued',
    attempts: 3,
    error: 'quotes/one',
  });
  const minute = 60_000;
  const waits = [0, 5, 20, 60, 600].map((waited) => {
    const since = new Date(now.getTime() - waited * minute);
    return (recheckAt(since, now).getTime() - now.getTime()) / minute;
  });
  expect(waits).toEqual([5, 5, 20, 60, 60]);
});

test('the time of the first attempt that may have got through is preserved', () => {
  expect(change(unknown)).toMatchObject({ firstSentAt: now });
  expect(change(temporary)).toMatchObject({ firstSentAt: null });
  const seenBefore = new Date(now.getTime() - hour);
  expect(change(unknown, { seenBefore })).toMatchObject({ firstSentAt: seenBefore });
});

test('nothing is retried once the key of an unknown attempt lapses', () => {
  const nearlyADay = new Date(now.getTime() - 23.4 * hour);
  expect(change(unknown, { attempts: 4, seenBefore: nearlyADay })).toMatchObject({ status: 'uncertain' });
  expect(change({ kind: 'lapsed' }, { seenBefore: nearlyADay })).toMatchObject({ status: 'uncertain' });
});

test('a key taken by another mail is uncertain', () => {
  expect(change({ kind: 'keyTaken', error: '409' })).toMatchObject({ status: 'uncertain' });
});

test('called off is cancelled, unless an attempt may have got through', () => {
  const calledOff: AttemptResult = { kind: 'calledOff', error: 'This quote has been withdrawn.' };
  expect(change(calledOff)).toMatchObject({ status: 'cancelled', error: 'This quote has been withdrawn.' });
  expect(change(calledOff, { seenBefore: now })).toMatchObject({ status: 'uncertain' });
});

test('an error is one line of at most 500 characters', () => {
  const { error } = change({ kind: 'temporary', error: `a\r\nb${'c'.repeat(600)}` });
  expect(error).toMatch(/^a bc+…$/);
  expect(error?.length).toBe(500);
});

test('whatever the provider says, the entry can be read', () => {
  const { data } = newMail(
    { id: 'm', template: 'notice', to: ['a@example.com'], data: { composed: true } },
    now,
  );
  const kinds = fc.constantFrom('temporary', 'unknown', 'keyTaken', 'permanent', 'calledOff');
  fc.assert(
    fc.property(kinds, fc.string({ unit: 'binary', maxLength: 700 }), (kind, error) => {
      const { inMs: _, ...written } = change({ kind, error });
      expect(v.is(outboxMail, { ...data, ...written })).toBe(true);
    }),
  );
});
