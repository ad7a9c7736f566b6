import { describe, expect, it } from 'vitest';
import { neededNow } from './needed.ts';

const now = new Date('2026-12-01T10:00:00Z');
const nothing = { quotes: [], projects: [], invoices: [] };

const quote = (id: string, validUntil: string | null) =>
  ({ id, validUntil, status: 'sent', beingRevised: false }) as const;
const step = (milestoneId: string, answerBy: string | null, askedAt = now) => ({
  milestoneId,
  title: milestoneId,
  askedAt,
  answerBy,
});
const project = (id: string, ...waiting: ReturnType<typeof step>[]) =>
  ({ id, status: 'active', waiting }) as const;
const invoice = (id: string, dueOn: string | null) => ({ id, dueOn, disputed: false, paymentReported: null });

const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);

describe('neededNow', () => {
  it('puts quotes, steps and invoices in one order, by the day on which each is wanted', () => {
    const items = neededNow(
      {
        quotes: [quote('late', '2026-12-20'), quote('soon', '2026-12-03')],
        projects: [
          project('P', step('design', '2026-12-14'), step('first', null, new Date('2026-11-30T23:30:00Z'))),
        ],
        invoices: [invoice('overdue', '2026-11-20'), invoice('due', '2026-12-05'), invoice('open', null)],
      },
      now,
    );
    expect(keysOf(items)).toEqual([
      'invoice-overdue',
      'step-P-first',
      'quote-soon',
      'invoice-due',
      'step-P-design',
      'quote-late',
      'invoice-open',
    ]);
  });

  it('takes of the same day quotes first, then steps, then invoices', () => {
    const day = '2026-12-05';
    const found = {
      quotes: [quote('a', day)],
      projects: [project('P', step('b', day))],
      invoices: [invoice('c', day)],
    };
    expect(neededNow(found, now).map(({ kind }) => kind)).toEqual(['quote', 'approval', 'invoice']);
  });

  it('leaves out what can’t be answered: expired, cancelled, disputed and just paid', () => {
    const items = neededNow(
      {
        quotes: [quote('expired', '2026-11-30')],
        projects: [{ ...project('P', step('design', null)), status: 'cancelled' }],
        invoices: [
          { ...invoice('disputed', '2026-12-01'), disputed: true },
          {
            ...invoice('paid', '2026-12-01'),
            paymentReported: { at: now, paidOn: '2026-12-01', reference: '', by: 'Rosa', uid: 'rosa' },
          },
        ],
      },
      now,
    );
    expect(items).toEqual([]);
    expect(neededNow(nothing, now)).toEqual([]);
  });
});
