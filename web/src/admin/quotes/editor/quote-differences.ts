import { civilDate } from '@agency/domain/shared/fields';
import { formatDate, formatMoney, formatPercent, formatQuantity } from '@agency/domain/shared/format';
import * as v from 'valibot';
import { comparable } from '../../shared/form-text.ts';
import type { LineForm, QuoteForm, StageForm } from './quote-form.ts';

/** A part of the quote that two versions have differently, each as text; empty where one of them lacks it. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface Part {
  readonly label: string;
  readonly text: string;
  /** What decides whether it differs: the text leaves some out. */
  readonly whole: unknown;
}

/** What differs between two versions of a quote, in the order of the editor. */
export function quoteDifferences(mine: QuoteForm, theirs: QuoteForm): readonly Difference[] {
  const [own, other] = [partsOf(mine), partsOf(theirs)];
  const keys = [...new Set([...own.keys(), ...other.keys()])];
  return keys.flatMap((key) => {
    const [one, two] = [own.get(key), other.get(key)];
    const label = one?.label ?? two?.label;
    if (label === undefined || (one && two && comparable(one.whole) === comparable(two.whole))) return [];
    return [{ key, label, mine: one?.text ?? '', theirs: two?.text ?? '' }];
  });
}

function partsOf(form: QuoteForm): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const add = (key: string, label: string, text: string, whole: unknown = text) =>
    parts.set(key, { label, text, whole });
  const { recipient, discount } = form;
  add('title', 'Title', form.title);
  add('validUntil', 'Valid until', v.is(civilDate, form.validUntil) ? formatDate(form.validUntil) : '');
  const { name, email, company, phone } = recipient;
  add('recipient', 'Recipient', [name, email, company, phone].filter((text) => text !== '').join(', '));
  add('introduction', 'Introduction', form.introduction);
  form.sections.forEach((section, index) => {
    const called = section.title || `Section ${index + 1}`;
    add(
      `section ${section.id}`,
      `Section ‘${called}’`,
      [section.title, section.introduction].join('\n').trim(),
    );
    section.lines.forEach((line, at) => {
      const label = `Line ${at + 1} of ‘${called}’`;
      add(`line ${line.id}`, label, lineText(line), { line, at, section: section.id });
    });
  });
  add('sections', 'Order of the sections', form.sections.map(({ title }) => title).join(', '), [
    form.sections.map(({ id }) => id),
  ]);
  add('discount', 'Discount on the quote', discountText(form), discount);
  const { paymentSchedule, inEqualParts, milestones } = form;
  add('schedule', 'Payment schedule', paymentSchedule.map(stageText).join('\n'), {
    paymentSchedule,
    inEqualParts: inEqualParts ?? false,
  });
  add('milestones', 'Milestones', milestones.map(({ title }) => title).join('\n'), milestones);
  add('internalNotes', 'Internal notes', form.internalNotes);
  return parts;
}

const moneyText = (pence: number | null) =>
  pence === null || Number.isNaN(pence) ? 'no price' : formatMoney(pence);

function lineText({ description, quantity, unitLabel, unitPrice, billing }: LineForm): string {
  const count = quantity === null || Number.isNaN(quantity) ? '' : formatQuantity(quantity);
  const amount = [count, unitLabel, '×', moneyText(unitPrice)].filter((text) => text !== '').join(' ');
  return `${description}\n${amount}${billing === 'monthly' ? ' a month' : ''}`.trim();
}

function stageText({ label, share }: StageForm): string {
  return share === null || Number.isNaN(share) ? label : `${label}: ${formatPercent(share)}`;
}

function discountText({ discount: { kind, amount, share } }: QuoteForm): string {
  if (kind === 'none') return 'None';
  if (kind === 'amount') return moneyText(amount);
  return share === null || Number.isNaN(share) ? 'A percentage' : formatPercent(share);
}
