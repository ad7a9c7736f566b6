import { choiceFieldName, readFormChoices } from '@agency/domain/quote/answer-form';
import { defaultChoice, normaliseChoices } from '@agency/domain/quote/choices';
import type { LineChoice, QuoteContent, QuoteLine } from '@agency/domain/quote/content';
import type { ChosenLine } from '@agency/domain/quote/totals';
import { formatQuantity } from '@agency/domain/shared/format';
import { plainFigures } from '@agency/domain/shared/plain-text';

/** The state of one line's controls: a quantity stays as typed. */
interface LineState {
  readonly included: boolean;
  readonly quantityText: string;
}

/** The controls of a quote, by line id. */
export type Choices = Readonly<Record<string, LineState>>;

type Content = Pick<QuoteContent, 'sections'>;

function linesOf(content: Content): QuoteLine[] {
  return content.sections.flatMap((section) => section.lines);
}

/** The controls as offered, or as answered. */
export function startChoices(content: Content, answered: readonly LineChoice[] = []): Choices {
  const byLine = new Map(answered.map((choice) => [choice.lineId, choice]));
  return Object.fromEntries(
    defaultChoice(content).map(({ line, included, quantity }) => {
      const choice = byLine.get(line.id);
      const count = choice?.quantity ?? quantity;
      return [line.id, { included: choice?.selected ?? included, quantityText: String(count) }];
    }),
  );
}

/** The controls from a form: an invalid quantity stays as typed. */
export function choicesOfForm(content: Content, field: (name: string) => string | null | undefined): Choices {
  return linesOf(content).reduce(
    (choices, line) => {
      const name = line.selection.kind === 'adjustable' ? choiceFieldName(line) : null;
      return name === null ? choices : typeQuantity(choices, line, field(name) ?? '');
    },
    startChoices(content, readFormChoices(content, field)),
  );
}

/** Selects or deselects an optional line. */
export function include(choices: Choices, line: QuoteLine, included: boolean): Choices {
  return withLine(choices, line.id, { included });
}

/** Selects one line of its group, deselecting the others. */
export function takeOneOf(content: Content, choices: Choices, taken: QuoteLine): Choices {
  if (taken.selection.kind !== 'oneOf') return choices;
  const { group } = taken.selection;
  return linesOf(content)
    .filter(({ selection }) => selection.kind === 'oneOf' && selection.group === group)
    .reduce((next, line) => withLine(next, line.id, { included: line.id === taken.id }), choices);
}

export function typeQuantity(choices: Choices, line: QuoteLine, quantityText: string): Choices {
  return withLine(choices, line.id, { quantityText });
}

function withLine(choices: Choices, id: string, change: Partial<LineState>): Choices {
  const before = choices[id];
  return before ? { ...choices, [id]: { ...before, ...change } } : choices;
}

/** The error of a typed quantity, in words; null when it is valid. */
export function quantityError(line: QuoteLine, text: string): string | null {
  if (line.selection.kind !== 'adjustable') return null;
  const { min, max } = line.selection;
  const value = readQuantity(text);
  if (value !== null && value >= min && value <= max) return null;
  return `Enter a number from ${formatQuantity(min)} to ${formatQuantity(max)}, with at most 3 decimals`;
}

function readQuantity(text: string): number | null {
  const plain = plainFigures(text);
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : null;
}

/** The lines according to the controls. An invalid quantity counts as offered until it is corrected. */
export function chosenLines(content: Content, choices: Choices): ChosenLine[] {
  return defaultChoice(content).map((chosen) => {
    const { line } = chosen;
    const state = choices[line.id];
    if (!state) return chosen;
    const typed = quantityError(line, state.quantityText) === null ? readQuantity(state.quantityText) : null;
    const quantity = line.selection.kind === 'adjustable' ? (typed ?? line.quantity) : line.quantity;
    return { line, included: state.included, quantity };
  });
}

/** The first line with an invalid quantity. */
export function firstWrongLine(content: Content, choices: Choices): QuoteLine | undefined {
  return linesOf(content).find((line) => quantityError(line, choices[line.id]?.quantityText ?? '') !== null);
}

/** The choices to send: one entry per line that can be changed. */
export function toAnswer(content: Content, choices: Choices): LineChoice[] {
  return normaliseChoices(chosenLines(content, choices));
}

/** Is there anything for the client to choose? */
export function hasChoices(content: Content): boolean {
  return linesOf(content).some(({ selection }) => selection.kind !== 'fixed');
}
