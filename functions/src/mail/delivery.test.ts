import { mailStatuses } from '@agency/domain/mail/status';
import { deliveryStates } from '@agency/domain/quote/status';
import { expect, test } from 'vitest';
import { deliveryOf, isDeliveryStep } from './delivery.ts';

test('delivery only moves on', () => {
  const steps = deliveryStates.flatMap((from) =>
    deliveryStates.filter((to) => isDeliveryStep(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(steps).toEqual([
    'queued → sent',
    'queued → delivered',
    'queued → failed',
    'queued → uncertain',
    'queued → bounced',
    'queued → complained',
    'sent → delivered',
    'sent → bounced',
    'sent → complained',
    'delivered → bounced',
    'delivered → complained',
    'failed → queued',
    'failed → sent',
    'failed → delivered',
    'failed → uncertain',
    'failed → bounced',
    'failed → complained',
    'uncertain → queued',
    'uncertain → sent',
    'uncertain → delivered',
    'uncertain → bounced',
    'uncertain → complained',
  ]);
});

test('a document that says nothing yet takes any', () => {
  expect(deliveryStates.every((to) => isDeliveryStep(null, to))).toBe(true);
});

test('while a mail is being sent its document says queued, and nothing once it is called off', () => {
  expect(Object.fromEntries(mailStatuses.states.map((state) => [state, deliveryOf(state)]))).toMatchObject({
    queued: 'queued',
    sending: 'queued',
    sent: 'sent',
    cancelled: null,
  });
});
