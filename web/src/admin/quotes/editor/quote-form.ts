import {
  lineSelection,
  plannedMilestone,
  type QuoteContent,
  quoteDiscount,
  quoteLimits,
} from '@agency/domain/quote/content';
import type { QuoteDraft } from '@agency/domain/quote/schema';
import { paymentTrigger } from '@agency/domain/settings/schema';
import { basisPoints, civilDate, line, pence, quantity, text, vatRate } from '@agency/domain/shared/fields';
import { treated, treatmentOf } from '@agency/domain/vat/treatment';
import * as v from 'valibot';
import { orNull } from '../../shared/or-null.ts';
import { recipientSchema, recipientToForm } from '../../shared/recipient-form.ts';

// The form's values are those of its fields: pence, basis points and quantities, each null while its field is empty
// and NaN while its text can't be parsed. The schema below turns them into the operation's input.
const typed = v.custom<number | null>((value) => value === null || typeof value === 'number');
const filledIn = v.pipe(
  typed,
  v.transform((value) => value ?? Number.NaN),
);
const orZero = v.pipe(
  typed,
  v.transform((value) => value ?? 0),
);
const quantityTyped = v.pipe(filledIn, quantity);
const shareTyped = v.pipe(filledIn, basisPoints);

const selectionForm = v.pipe(
  v.strictObject({
    kind: v.picklist(['fixed', 'optional', 'adjustable', 'oneOf']),
    selected: v.boolean(),
    min: typed,
    max: typed,
    group: v.string(),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { kind, selected, min, max, group } = dataset.value;
    const wanted = {
      fixed: { kind },
      optional: { kind, selected },
      adjustable: { kind, min: min ?? Number.NaN, max: max ?? Number.NaN },
      oneOf: { kind, group, selected },
    }[kind];
    const result = v.safeParse(lineSelection, wanted);
    if (result.success) return result.output;
    for (const issue of result.issues) {
      const key = issue.path?.[0]?.key;
      const field = key === 'min' || key === 'group' ? key : 'max';
      addIssue({
        message: issue.message,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: dataset.value,
            key: field,
            value: dataset.value[field],
          },
        ],
      });
    }
    return NEVER;
  }),
);

const lineFields = v.strictObject({
  id: v.string(),
  description: text('Description', { min: 0, max: quoteLimits.descriptionLength }),
  unitLabel: line('Unit', { min: 0, max: 20 }),
  quantity: quantityTyped,
  unitPrice: v.pipe(filledIn, pence),
  discount: v.pipe(orZero, basisPoints),
  vatRate: v.union([v.literal('outsideScope'), vatRate], 'Choose a VAT rate'),
  billing: v.picklist(['once', 'monthly']),
  selection: selectionForm,
});

const lineForm = v.pipe(
  lineFields,
  v.transform(({ vatRate: treatment, ...line }) => ({ ...line, ...treated(treatment) })),
);

const discountForm = v.pipe(
  v.strictObject({ kind: v.picklist(['none', 'amount', 'percent']), amount: typed, share: typed }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { kind, amount, share } = dataset.value;
    const field = kind === 'amount' ? 'amount' : 'share';
    const wanted = {
      none: { kind },
      amount: { kind, amount: amount ?? Number.NaN },
      percent: { kind, share: share ?? Number.NaN },
    }[kind];
    const result = v.safeParse(quoteDiscount, wanted);
    if (result.success) return result.output;
    const path = { type: 'object', origin: 'value', input: dataset.value, key: field } as const;
    for (const { message } of result.issues) {
      addIssue({ message, path: [{ ...path, value: dataset.value[field] }] });
    }
    return NEVER;
  }),
);

const triggerForm = v.pipe(
  v.strictObject({
    kind: v.picklist(['acceptance', 'milestone', 'date']),
    milestoneId: v.string(),
    date: v.string(),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { kind, milestoneId, date } = dataset.value;
    const field = kind === 'date' ? 'date' : 'milestoneId';
    const isMissing = kind === 'date' ? !v.is(civilDate, date) : kind === 'milestone' && milestoneId === '';
    const wanted = { acceptance: { kind }, milestone: { kind, milestoneId }, date: { kind, date } }[kind];
    const result = v.safeParse(paymentTrigger, wanted);
    if (result.success && !isMissing) return result.output;
    const message = kind === 'date' ? 'Choose the date' : 'Choose the milestone';
    const path = { type: 'object', origin: 'value', input: dataset.value, key: field } as const;
    addIssue({ message, path: [{ ...path, value: dataset.value[field] }] });
    return NEVER;
  }),
);

export const sectionFormSchema = v.strictObject({
  id: v.string(),
  title: line('Section title', { min: 0, max: 120 }),
  introduction: text('Introduction', { min: 0, max: 2000 }),
  lines: v.array(lineForm),
});

/** The editor's form: its input is the fields' values, its output the input of `saveQuoteDraft`. */
export const quoteFormSchema = v.pipe(
  v.strictObject({
    recipient: recipientSchema,
    title: line('Title', { min: 0, max: 120 }),
    introduction: text('Introduction', { min: 0, max: 5000 }),
    sections: v.array(sectionFormSchema),
    discount: discountForm,
    paymentSchedule: v.array(
      v.strictObject({
        id: v.string(),
        label: line('Stage', { max: 80 }),
        share: shareTyped,
        trigger: triggerForm,
      }),
    ),
    /** Left out of copies by builds from before it. */
    inEqualParts: v.optional(v.boolean(), false),
    milestones: v.array(
      v.strictObject({ ...plannedMilestone.entries, id: v.string(), weeksAfterStart: weeks() }),
    ),
    validUntil: orNull(civilDate),
    internalNotes: text('Internal notes', { min: 0, max: 10_000 }),
  }),
  v.transform(({ recipient, validUntil, internalNotes, inEqualParts, ...content }) => ({
    recipient,
    content: inEqualParts ? { ...content, inEqualParts } : content,
    validUntil,
    internalNotes,
  })),
);

function weeks() {
  return v.pipe(
    v.custom<number>((value) => typeof value === 'number'),
    v.number('Enter a number of weeks'),
    v.integer('Enter whole weeks'),
    v.minValue(0, 'Enter 0 or more weeks'),
    v.maxValue(260, 'At most 260 weeks'),
  );
}

export type QuoteForm = v.InferInput<typeof quoteFormSchema>;
export type SectionForm = QuoteForm['sections'][number];
export type LineForm = SectionForm['lines'][number];
export type StageForm = QuoteForm['paymentSchedule'][number];
export type MilestoneForm = QuoteForm['milestones'][number];
/** The operation's input without number and revision. */
export type QuoteInput = v.InferOutput<typeof quoteFormSchema>;

/** The stored draft as form values. */
export function toForm(
  draft: Pick<QuoteDraft, 'recipient' | 'content' | 'validUntil' | 'internalNotes'>,
): QuoteForm {
  const { content } = draft;
  return {
    recipient: recipientToForm(draft.recipient),
    title: content.title,
    introduction: content.introduction,
    sections: content.sections.map(sectionToForm),
    discount: {
      kind: content.discount.kind,
      amount: content.discount.kind === 'amount' ? content.discount.amount : null,
      share: content.discount.kind === 'percent' ? content.discount.share : null,
    },
    paymentSchedule: content.paymentSchedule.map(stageToForm),
    inEqualParts: content.inEqualParts ?? false,
    milestones: content.milestones.map((milestone) => ({ ...milestone })),
    validUntil: draft.validUntil ?? '',
    internalNotes: draft.internalNotes,
  };
}

export function sectionToForm(section: QuoteContent['sections'][number]): SectionForm {
  return { ...section, lines: section.lines.map(lineToForm) };
}

function lineToForm(stored: QuoteContent['sections'][number]['lines'][number]): LineForm {
  const { selection, outsideScope: _outside, ...line } = stored;
  return {
    ...line,
    vatRate: treatmentOf(stored),
    discount: stored.discount === 0 ? null : stored.discount,
    selection: {
      kind: selection.kind,
      selected: 'selected' in selection && selection.selected,
      min: selection.kind === 'adjustable' ? selection.min : null,
      max: selection.kind === 'adjustable' ? selection.max : null,
      group: selection.kind === 'oneOf' ? selection.group : '',
    },
  };
}

function stageToForm({ trigger, ...stage }: QuoteContent['paymentSchedule'][number]): StageForm {
  return {
    ...stage,
    trigger: {
      kind: trigger.kind,
      milestoneId: trigger.kind === 'milestone' ? trigger.milestoneId : '',
      date: trigger.kind === 'date' ? trigger.date : '',
    },
  };
}
