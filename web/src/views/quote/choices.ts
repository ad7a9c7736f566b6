import { choiceFieldName, readFormChoices } from '@agency/domain/quote/answer-form';
import { defaultChoice, normaliseChoices } from '@agency/domain/quote/choices';
import type { LineChoice, QuoteContent, QuoteLine } from '@agency/domain/quote/content';
import type { ChosenLine } from '@agency/domain/quote/totals';
import { formatQuantity } from '@agency/domain/shared/format';

/** What stands in the controls of one line: a quantity is kept as it was typed. */
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

/** The controls as the quote offers them, or as they were answered. */
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

/** The controls as a form has them: a quantity that can't be read stays as it was typed. */
export function choicesOfForm(content: Content, field: (name: string) => string | null | undefined): Choices {
  return linesOf(content).reduce(
    (choices, line) => {
      const name = line.selection.kind === 'adjustable' ? choiceFieldName(line) : null;
      return name === null ? choices : typeQuantity(choices, line, field(name) ?? '');
    },
    startChoices(content, readFormChoices(content, field)),
  );
}

/** Puts an optional line in or out. */
export function include(choices: Choices, line: QuoteLine, included: boolean): Choices {
  return withLine(choices, line.id, { included });
}

/** Takes one line of its group, and with that leaves the others. */
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

/** What is wrong with a typed quantity, in words; null when it can be taken. */
export function quantityError(line: QuoteLine, text: string): string | null {
  if (line.selection.kind !== 'adjustable') return null;
  const { min, max } = line.selection;
  const value = readQuantity(text);
  if (value !== null && value >= min && value <= max) return null;
  return `Enter a number from ${formatQuantity(min)} to ${formatQuantity(max)}, with at most 3 decimals`;
}

function readQuantity(text: string): number | null {
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(text.trim()) ? Number(text.trim()) : null;
}

/** The lines as the controls say. A quantity that can't be taken counts as the quote has it, until it is mended. */
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

/** The first line whose quantity can't be taken. */
export function firstWrongLine(content: Content, choices: Choices): QuoteLine | undefined {
  return linesOf(content).find((line) => quantityError(line, choices[line.id]?.quantityText ?? '') !== null);
}

/** What is sent: one entry per line that can be changed. */
export function toAnswer(content: Content, choices: Choices): LineChoice[] {
  return normaliseChoices(chosenLines(content, choices));
}

/** Has the client anything to choose here? */
export function hasChoices(content: Content): boolean {
  return linesOf(content).some(({ selection }) => selection.kind !== 'fixed');
}
