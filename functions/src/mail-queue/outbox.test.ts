import { outboxMail } from '@agency/domain/mail/schema';
import { mailStatuses } from '@agency/domain/mail/status';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newMail, startsDrain } from './outbox.ts';

const now = new Date('2026-11-27T09:00:00Z');

test('a new entry fits its schema and is due now', () => {
  const { path, data } = newMail(
    {
      id: 'notice.a.1',
      template: 'notice',
      to: ['a@example.com'],
      data: { notice: 'quoteDeclined', quoteId: 'Q-7K3M9P', version: 1 },
    },
    now,
  );
  expect(path).toBe('outbox/notice.a.1');
  expect(v.parse(outboxMail, data)).toEqual(data);
  expect(data).toMatchObject({ status: 'queued', attempts: 0, nextAttemptAt: now, deliveryPath: null });
});

test('only a new entry and one put back by hand start a drain', () => {
  const starting = [undefined, ...mailStatuses.states].filter((before) => startsDrain(before, 'queued'));
  const possible = starting.filter((from) => from === undefined || mailStatuses.can(from, 'queued'));
  expect(possible).toEqual([undefined, 'failed', 'uncertain']);
  expect(mailStatuses.states.filter((after) => startsDrain('sending', after))).toEqual([]);
});
