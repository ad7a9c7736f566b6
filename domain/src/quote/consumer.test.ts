import { describe, expect, it } from 'vitest';
import { sampleAgency } from '../settings/sample-agency.ts';
import { agreementText } from './answer.ts';
import { buyerObstacle, lastDayToCancel, workStartsOn } from './consumer.ts';
import { hashedText, makeOffer } from './offer.ts';

const consumer = {
  cancellationRight: 'You have the right to cancel.',
  cancellationForm: 'I hereby give notice.',
  startEarlyRequest: 'I ask you to begin early.',
};
const terms = { version: '1', text: 'Terms', sha256: 'a'.repeat(64), publishedAt: new Date() };
const line = { id: 'a', unitLabel: '', quantity: 1, discount: 0, vatRate: 2000, billing: 'once' } as const;

const offerTo = (buys: 'business' | 'private' | null, withRights = true) =>
  makeOffer({
    quoteId: 'Q-7K3M9P',
    version: 1,
    recipient: { name: 'Ann Example', email: 'ann@example.com', company: null, phone: null },
    content: {
      title: 'A website',
      introduction: '',
      sections: [
        {
          id: 's',
          title: 'Build',
          introduction: '',
          lines: [{ ...line, description: 'Pages', unitPrice: 1000, selection: { kind: 'fixed' } }],
        },
      ],
      discount: { kind: 'none' },
      paymentSchedule: [{ id: 'all', label: 'All', share: 10_000, trigger: { kind: 'acceptance' } }],
      milestones: [],
    },
    validUntil: '2026-12-31',
    site: sampleAgency,
    business: {
      vatRegistered: true,
      vatChanges: [],
      rateChanges: [],
      terms: withRights ? { ...terms, consumer } : terms,
    },
    today: '2026-11-30',
    buys,
  });

describe('whether a quote can go to somebody', () => {
  it('must be known what they buy for, and a private buyer needs the right to cancel', () => {
    expect(buyerObstacle(null, { consumer })).toMatch('Say whether');
    expect(buyerObstacle('business', {})).toBeNull();
    expect(buyerObstacle('private', { consumer })).toBeNull();
    expect(buyerObstacle('private', {})).toMatch(/right to cancel, the cancellation form.*settings/);
  });
});

describe('an offer', () => {
  it('carries the rights of a private buyer and nobody else’s, under its hash', () => {
    expect(offerTo('private').terms.consumer).toEqual(consumer);
    expect(offerTo('business').terms.consumer).toBeUndefined();
    expect(hashedText(offerTo('private'))).toContain('You have the right to cancel.');
    expect(hashedText(offerTo('business'))).toContain('"buys":"business"');
  });

  it('made before it was asked has the text and the hash that it had', () => {
    const older = offerTo(null);
    expect(older).not.toHaveProperty('buys');
    expect(hashedText(older)).not.toMatch(/buys|consumer/);
    expect(agreementText(older)).toBe(
      'I accept this quote and agree to the terms of Downland Digital (version 1).',
    );
  });

  it('is accepted for a business, or with the right to cancel', () => {
    expect(agreementText(offerTo('business'))).toContain('for a business or organisation');
    expect(agreementText(offerTo('private'))).toMatch(/^(?!.*business).*right to cancel within 14 days\.$/);
  });
});

describe('the days to cancel', () => {
  // 23:30 UTC in summer is the next day in London.
  const at = new Date('2026-06-30T23:30:00Z');

  it('end 14 days after London’s day of the contract', () => {
    expect(lastDayToCancel(at)).toBe('2026-07-15');
  });

  it.each([
    [{ buys: 'private' }, '2026-07-16'],
    [{ buys: 'private', startEarly: false }, '2026-07-16'],
    [{ buys: 'private', startEarly: true }, '2026-07-01'],
    [{ buys: 'business' }, '2026-07-01'],
    [{}, '2026-07-01'],
  ] as const)('put off the work: %j', (accepted, expected) => {
    expect(workStartsOn(at, accepted)).toBe(expected);
  });
});
