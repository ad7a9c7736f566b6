import { describe, expect, it } from 'vitest';
import { sampleAgency } from '../settings/sample-agency.ts';
import { AppError } from '../shared/errors.ts';
import type { VatTreatment } from '../vat/treatment.ts';
import { treated } from '../vat/treatment.ts';
import { makeOffer } from './offer.ts';

const terms = { version: '1', text: 'Terms', sha256: 'a'.repeat(64), publishedAt: new Date() };
const business = {
  vatRegistered: false,
  vatChanges: [{ from: '2027-01-01', registered: true }],
  rateChanges: [{ from: '2027-04-01', kind: 'standard' as const, rate: 2200 }],
  terms,
};

function offerOn(today: string, treatment: VatTreatment = 2000) {
  const line = {
    id: 'a',
    description: 'Pages',
    unitLabel: '',
    quantity: 1,
    unitPrice: 1000,
    discount: 0,
    ...treated(treatment),
    billing: 'once' as const,
    selection: { kind: 'fixed' as const },
  };
  return makeOffer({
    quoteId: 'Q-7K3M9P',
    version: 1,
    recipient: { name: 'Ann Example', email: 'ann@example.com', company: null, phone: null },
    content: {
      title: 'A website',
      introduction: '',
      sections: [{ id: 's', title: 'Build', introduction: '', lines: [line] }],
      discount: { kind: 'none' },
      paymentSchedule: [{ id: 'all', label: 'All', share: 10_000, trigger: { kind: 'acceptance' } }],
      milestones: [],
    },
    validUntil: '2027-12-31',
    site: sampleAgency,
    business,
    today,
    buys: null,
  });
}

describe('an offer', () => {
  it('counts VAT by its day: registration and the standard rate with their first day', () => {
    expect([offerOn('2026-12-31'), offerOn('2027-01-01'), offerOn('2027-04-01')]).toMatchObject([
      { vatRegistered: false, totals: { oneOff: { vat: 0, total: 1000 } } },
      { vatRegistered: true, totals: { oneOff: { vat: 200, total: 1200 } } },
      { vatRegistered: true, totals: { oneOff: { vat: 220, total: 1220 } } },
    ]);
  });

  it('has no VAT on what is outside the scope, and says so on the line', () => {
    const { content, totals } = offerOn('2027-01-01', 'outsideScope');
    expect(content.sections[0]?.lines[0]?.outsideScope).toBe(true);
    expect(totals.oneOff).toMatchObject({ outsideScope: 1000, vatByRate: [], vat: 0, total: 1000 });
  });

  it('is refused with a rate that is none on its day, at its line', () => {
    const wrong = () => offerOn('2027-01-01', 1750);
    expect(wrong).toThrow(AppError);
    expect(() => offerOn('2026-12-31', 1750)).not.toThrow();
    try {
      wrong();
    } catch (thrown) {
      expect(thrown).toMatchObject({ issues: [{ path: 'sections.0.lines.0.vatRate' }] });
    }
  });
});
