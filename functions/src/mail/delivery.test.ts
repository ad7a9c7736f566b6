import { mailStatuses } from '@agency/domain/mail/status';
import { deliveryStates } from '@agency/domain/quote/status';
import { expect, test } from 'vitest';
import { deliveryOf, isDeliveryStep } from './delivery.ts';

test('delivery only moves forward', () => {
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

test('a document without a delivery takes any', () => {
  expect(deliveryStates.every((to) => isDeliveryStep(null, to))).toBe(true);
});

test('a document says queued while its mail is being sent, and nothing once it is called off', () => {
  expect(Object.fromEntries(mailStatuses.states.map((state) => [state, deliveryOf(state)]))).toMatchObject({
    queued: 'queued',
    sending: 'queued',
    sent: 'sent',
    cancelled: null,
  });
});
