import * as v from 'valibot';
import { paymentTrigger } from '../settings/schema.ts';
import { basisPoints, id, line, pence, quantity, text, vatRate } from '../shared/fields.ts';
import { outsideScope } from '../vat/treatment.ts';

/** At most this many lines, characters in a description and bytes in a whole version: a version has to fit in one document. */
export const quoteLimits = {
  lines: 100,
  sections: 20,
  descriptionLength: 1000,
  versionBytes: 256 * 1024,
} as const;

const idInQuote = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/, 'This id isn’t valid'));

/** What the client may do with a line. */
export const lineSelection = v.variant('kind', [
  v.strictObject({ kind: v.literal('fixed') }),
  v.strictObject({ kind: v.literal('optional'), selected: v.boolean() }),
  v.pipe(
    v.strictObject({ kind: v.literal('adjustable'), min: quantity, max: quantity }),
    v.check((range) => range.min <= range.max, 'The smallest quantity can’t be more than the largest'),
  ),
  /** One line of each group is taken: exactly one of a group starts as selected. */
  v.strictObject({ kind: v.literal('oneOf'), group: line('Group', { max: 40 }), selected: v.boolean() }),
]);
export type LineSelection = v.InferOutput<typeof lineSelection>;

export const quoteLine = v.strictObject({
  id: idInQuote,
  description: text('Description', { max: quoteLimits.descriptionLength }),
  unitLabel: line('Unit', { min: 0, max: 20 }),
  quantity,
  unitPrice: pence,
  discount: basisPoints,
  vatRate,
  outsideScope,
  billing: v.picklist(['once', 'monthly']),
  selection: lineSelection,
});
export type QuoteLine = v.InferOutput<typeof quoteLine>;

export const quoteSection = v.strictObject({
  id: idInQuote,
  title: line('Section title', { max: 120 }),
  introduction: text('Introduction', { min: 0, max: 2000 }),
  lines: v.array(quoteLine),
});
export type QuoteSection = v.InferOutput<typeof quoteSection>;

/** An amount comes off the one-off lines; a percentage comes off every line, monthly ones too. */
export const quoteDiscount = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('amount'), amount: pence }),
  v.strictObject({ kind: v.literal('percent'), share: basisPoints }),
]);
export type QuoteDiscount = v.InferOutput<typeof quoteDiscount>;

export const paymentStage = v.strictObject({
  id: idInQuote,
  label: line('Stage', { max: 80 }),
  share: basisPoints,
  trigger: paymentTrigger,
});
export type PaymentStage = v.InferOutput<typeof paymentStage>;

/** A milestone as it is promised; acceptance turns it into one of the project. */
export const plannedMilestone = v.strictObject({
  id: idInQuote,
  title: line('Milestone', { max: 120 }),
  description: text('Description', { min: 0, max: 2000 }),
  weeksAfterStart: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(260)),
});
export type PlannedMilestone = v.InferOutput<typeof plannedMilestone>;

const contentShape = {
  title: line('Title', { max: 120 }),
  introduction: text('Introduction', { min: 0, max: 5000 }),
  sections: v.pipe(v.array(quoteSection), v.maxLength(quoteLimits.sections)),
  discount: quoteDiscount,
  paymentSchedule: v.pipe(v.array(paymentStage), v.maxLength(12)),
  /** The stages are equal parts; their shares then only say so roughly. */
  inEqualParts: v.exactOptional(v.literal(true)),
  milestones: v.pipe(v.array(plannedMilestone), v.maxLength(30)),
};

/** A section that staff work on. */
export const draftSection = v.strictObject({
  ...quoteSection.entries,
  title: line('Section title', { min: 0, max: 120 }),
  lines: v.pipe(
    v.array(
      v.strictObject({
        ...quoteLine.entries,
        description: text('Description', { min: 0, max: quoteLimits.descriptionLength }),
      }),
    ),
    v.maxLength(quoteLimits.lines, `A quote has at most ${quoteLimits.lines} lines`),
  ),
});

/** What staff work on: may be unfinished, but every field is of the right kind. */
export const quoteContent = v.strictObject({
  ...contentShape,
  title: line('Title', { min: 0, max: 120 }),
  sections: v.pipe(
    v.array(draftSection),
    v.maxLength(quoteLimits.sections),
    v.check(
      (sections) => countLines(sections) <= quoteLimits.lines,
      `A quote has at most ${quoteLimits.lines} lines`,
    ),
  ),
});
export type QuoteContent = v.InferOutput<typeof quoteContent>;

function countLines(sections: readonly { readonly lines: readonly unknown[] }[]): number {
  return sections.reduce((sum, section) => sum + section.lines.length, 0);
}

/** Content that can be promised: everything that sending a quote asks for. */
export const offerableContent = v.pipe(
  v.strictObject(contentShape),
  v.forward(
    v.partialCheck([['sections']], (content) => countLines(content.sections) > 0, 'Add at least one line'),
    ['sections'],
  ),
  v.forward(
    v.partialCheck(
      [['sections']],
      (content) => countLines(content.sections) <= quoteLimits.lines,
      `A quote has at most ${quoteLimits.lines} lines`,
    ),
    ['sections'],
  ),
  v.partialCheck(
    [['sections'], ['paymentSchedule'], ['milestones']],
    (content) => hasUniqueIds(content),
    'Two parts of the quote have the same id',
  ),
  v.forward(
    v.partialCheck(
      [['sections']],
      (content) => content.sections.every((section) => section.lines.length > 0),
      'Every section needs at least one line',
    ),
    ['sections'],
  ),
  v.forward(
    v.partialCheck(
      [['sections']],
      (content) => oneOfGroupsAreWhole(content.sections),
      'Each ‘Choose one’ group needs at least two lines, one of them selected, all billed the same way',
    ),
    ['sections'],
  ),
  v.forward(
    v.partialCheck(
      [['sections']],
      (content) => adjustableLinesInRange(content.sections),
      'The quantity of an adjustable line is outside its range',
    ),
    ['sections'],
  ),
  v.forward(
    v.partialCheck(
      [['paymentSchedule']],
      (content) => sumOfShares(content.paymentSchedule) === 10_000,
      'The stages of the payment schedule must add up to 100%',
    ),
    ['paymentSchedule'],
  ),
  v.forward(
    v.partialCheck(
      [['paymentSchedule'], ['milestones']],
      (content) => milestoneTriggersExist(content),
      'A stage of the payment schedule names a milestone that isn’t in the quote',
    ),
    ['paymentSchedule'],
  ),
);
export type OfferableContent = v.InferOutput<typeof offerableContent>;

function sumOfShares(stages: readonly { readonly share: number }[]): number {
  return stages.reduce((sum, stage) => sum + stage.share, 0);
}

type Parts = Pick<
  v.InferOutput<v.StrictObjectSchema<typeof contentShape, undefined>>,
  'sections' | 'paymentSchedule' | 'milestones'
>;

function hasUniqueIds(content: Parts): boolean {
  const lists = [
    content.sections.map((section) => section.id),
    content.sections.flatMap((section) => section.lines.map((quoted) => quoted.id)),
    content.paymentSchedule.map((stage) => stage.id),
    content.milestones.map((milestone) => milestone.id),
  ];
  return lists.every((ids) => new Set(ids).size === ids.length);
}

function oneOfGroupsAreWhole(sections: readonly QuoteSection[]): boolean {
  const groups = Map.groupBy(
    sections.flatMap((section) => section.lines).filter((quoted) => quoted.selection.kind === 'oneOf'),
    (quoted) => (quoted.selection.kind === 'oneOf' ? quoted.selection.group : ''),
  );
  return [...groups.values()].every(
    (lines) =>
      lines.length >= 2 &&
      lines.filter((quoted) => quoted.selection.kind === 'oneOf' && quoted.selection.selected).length === 1 &&
      new Set(lines.map((quoted) => quoted.billing)).size === 1,
  );
}

function adjustableLinesInRange(sections: readonly QuoteSection[]): boolean {
  return sections
    .flatMap((section) => section.lines)
    .every(
      ({ selection, quantity: count }) =>
        selection.kind !== 'adjustable' || (count >= selection.min && count <= selection.max),
    );
}

function milestoneTriggersExist(content: {
  readonly paymentSchedule: readonly PaymentStage[];
  readonly milestones: readonly PlannedMilestone[];
}): boolean {
  const known = new Set(content.milestones.map((milestone) => milestone.id));
  return content.paymentSchedule.every(
    ({ trigger }) => trigger.kind !== 'milestone' || known.has(trigger.milestoneId),
  );
}

/** The client's choice for one line; what is not named stays as the quote has it. */
export const lineChoice = v.strictObject({
  lineId: id,
  selected: v.boolean(),
  quantity: v.optional(quantity),
});
export type LineChoice = v.InferOutput<typeof lineChoice>;

export const lineChoices = v.pipe(v.array(lineChoice), v.maxLength(quoteLimits.lines));
