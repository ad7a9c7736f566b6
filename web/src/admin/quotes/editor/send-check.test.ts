import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newLine, newSection, newStage } from './new-parts.ts';
import { type QuoteForm, quoteFormSchema } from './quote-form.ts';
import { checkSending, type OfferSources } from './send-check.ts';

const now = new Date('2026-11-27T10:00:00Z');
const sources: OfferSources = {
  head: { number: 'Q-7K3M9P', sentVersion: 1 },
  site: {
    brandName: 'Agency',
    email: 'hello@agency.example',
    company: {
      registeredName: 'Agency Ltd',
      companyNumber: '01234567',
      registeredIn: 'England and Wales',
      registeredOffice: {
        line1: '1 High Street',
        line2: '',
        town: 'Horsham',
        county: '',
        postcode: 'RH12 1AA',
        country: 'England',
      },
      vatNumber: null,
      icoNumber: null,
    },
  },
  business: {
    vatRegistered: true,
    vatChanges: [],
    rateChanges: [],
    terms: { version: '1', text: 'Terms', sha256: 'a'.repeat(64), publishedAt: now },
  },
};
const whole: QuoteForm = {
  recipient: { name: 'Ann Example', email: 'ann@example.com', company: '', phone: '' },
  title: 'A website',
  introduction: '',
  sections: [
    newSection(2000, { title: 'Build', lines: [newLine(2000, { description: 'Pages', unitPrice: 1000 })] }),
  ],
  discount: { kind: 'none', amount: null, share: null },
  paymentSchedule: [newStage({ label: 'All', share: 10_000 })],
  milestones: [],
  validUntil: '2026-11-27',
  internalNotes: '',
};

function obstaclesOf(change: Partial<QuoteForm>) {
  return checkSending(v.parse(quoteFormSchema, { ...whole, ...change }), sources, now).obstacles;
}

describe('checkSending', () => {
  it('makes the next version of a complete quote, still valid on its last day', () => {
    const { offer } = checkSending(v.parse(quoteFormSchema, whole), sources, now);
    expect([offer?.version, offer?.totals.oneOff.total]).toEqual([2, 1200]);
  });

  it('links to the field of everything that is missing', () => {
    const section = newSection(2000, { title: '', lines: [newLine(2000, { unitPrice: 1 })] });
    expect(obstaclesOf({ title: '', validUntil: '', sections: [section] })?.map(({ name }) => name)).toEqual([
      'validUntil',
      'title',
      'sections.0.title',
      'sections.0.lines.0.description',
    ]);
  });

  it('links to the payment schedule that does not add up', () => {
    expect(obstaclesOf({ paymentSchedule: [newStage({ label: 'Half', share: 5000 })] })).toEqual([
      { name: 'paymentSchedule.0.share', message: 'The stages of the payment schedule must add up to 100%' },
    ]);
  });

  it('links nowhere where there is nothing yet', () => {
    expect(obstaclesOf({ sections: [] })).toEqual([{ message: 'Add at least one line' }]);
  });

  it('refuses a day in the past', () => {
    expect(obstaclesOf({ validUntil: '2026-11-26' })?.map(({ name }) => name)).toEqual(['validUntil']);
  });
});
