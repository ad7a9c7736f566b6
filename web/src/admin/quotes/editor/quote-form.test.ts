import type { QuoteContent } from '@agency/domain/quote/content';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newLine, newMilestone, newSection, newStage } from './new-parts.ts';
import { type QuoteForm, quoteFormSchema, toForm } from './quote-form.ts';

const content: QuoteContent = {
  title: 'A website',
  introduction: 'Dear Ann,\n\nas agreed.',
  sections: [
    {
      id: 's1',
      title: 'Build',
      introduction: '',
      lines: [
        {
          id: 'l1',
          description: 'Pages',
          unitLabel: 'page',
          quantity: 2.125,
          unitPrice: 24_167,
          discount: 1250,
          vatRate: 2000,
          billing: 'once',
          selection: { kind: 'adjustable', min: 0.5, max: 10 },
        },
        {
          id: 'l2',
          description: 'Hosting',
          unitLabel: 'month',
          quantity: 1,
          unitPrice: 2500,
          discount: 0,
          vatRate: 2000,
          billing: 'monthly',
          selection: { kind: 'oneOf', group: 'Hosting', selected: true },
        },
      ],
    },
  ],
  discount: { kind: 'percent', share: 500 },
  paymentSchedule: [
    { id: 'p1', label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
    { id: 'p2', label: 'Rest', share: 6000, trigger: { kind: 'milestone', milestoneId: 'm1' } },
  ],
  milestones: [{ id: 'm1', title: 'Live', description: '', weeksAfterStart: 6 }],
};
const recipient = { name: 'Ann Example', email: 'ann@example.com', company: null, phone: null };
const stored = { recipient, content, validUntil: '2026-12-27', internalNotes: 'Call on Friday' };

function blank(): QuoteForm {
  return {
    ...toForm(stored),
    sections: [newSection(2000, { lines: [newLine(2000, { unitPrice: 100 })] })],
    paymentSchedule: [newStage({ label: 'All', share: 10_000 })],
    milestones: [newMilestone({ title: 'Live' })],
  };
}

function pathsOf(form: QuoteForm): (string | null)[] {
  return v.safeParse(quoteFormSchema, form).issues?.map((issue) => v.getDotPath(issue)) ?? [];
}

describe('the editor’s form', () => {
  it('returns exactly what was stored', () => {
    expect(v.parse(quoteFormSchema, toForm(stored))).toEqual(stored);
  });

  it('returns a line outside the scope of VAT, and equal parts', () => {
    const sections = content.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => ({ ...line, vatRate: 0, outsideScope: true as const })),
    }));
    const abroad = { ...stored, content: { ...content, sections, inEqualParts: true as const } };
    expect(toForm(abroad).sections[0]?.lines[0]?.vatRate).toBe('outsideScope');
    expect(v.parse(quoteFormSchema, toForm(abroad))).toEqual(abroad);
  });

  it('takes a copy by a build that knew no equal parts', () => {
    const { inEqualParts: _unknown, ...copy } = toForm(stored);
    expect(v.parse(quoteFormSchema, copy)).toEqual(stored);
  });

  it('accepts an unfinished quote', () => {
    expect(pathsOf({ ...blank(), title: '', introduction: '', validUntil: '' })).toEqual([]);
  });

  it.each([
    ['an empty price', { unitPrice: null }, 'sections.0.lines.0.unitPrice'],
    ['a price that can’t be read', { unitPrice: Number.NaN }, 'sections.0.lines.0.unitPrice'],
    ['a quantity of nothing', { quantity: 0 }, 'sections.0.lines.0.quantity'],
    ['a discount over 100 %', { discount: 10_100 }, 'sections.0.lines.0.discount'],
  ])('names the field of %s', (_what, wrong, path) => {
    const form = blank();
    form.sections[0]?.lines.splice(0, 1, newLine(2000, { unitPrice: 100, ...wrong }));
    expect(pathsOf(form)).toEqual([path]);
  });

  it('names the field of an incomplete selection', () => {
    const form = blank();
    const selection = { kind: 'adjustable' as const, selected: true, min: 5, max: 2, group: '' };
    form.sections[0]?.lines.push(newLine(2000, { unitPrice: 1, selection }));
    form.sections[0]?.lines.push(
      newLine(2000, { unitPrice: 1, selection: { ...selection, kind: 'oneOf', group: ' ' } }),
    );
    expect(pathsOf(form)).toEqual(['sections.0.lines.1.selection.max', 'sections.0.lines.2.selection.group']);
  });

  it('requires the milestone or date that a stage waits for, and the amount of a discount', () => {
    const form = {
      ...blank(),
      discount: { kind: 'amount' as const, amount: null, share: null },
      paymentSchedule: [
        newStage({ label: 'A', share: 5000, trigger: { kind: 'milestone', milestoneId: '', date: '' } }),
        newStage({ label: 'B', share: 5000, trigger: { kind: 'date', milestoneId: '', date: '' } }),
      ],
    };
    expect(pathsOf(form)).toEqual([
      'discount.amount',
      'paymentSchedule.0.trigger.milestoneId',
      'paymentSchedule.1.trigger.date',
    ]);
  });
});
