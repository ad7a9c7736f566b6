import { AppError, type Issue } from '../shared/errors.ts';
import type { LineChoice, QuoteContent, QuoteLine } from './content.ts';
import type { ChosenLine } from './totals.ts';

function allLines(content: Pick<QuoteContent, 'sections'>): QuoteLine[] {
  return content.sections.flatMap((section) => section.lines);
}

function isSelectedAtFirst({ selection }: QuoteLine): boolean {
  return selection.kind === 'optional' || selection.kind === 'oneOf' ? selection.selected : true;
}

/** The lines as the quote offers them before the client chose anything. */
export function defaultChoice(content: Pick<QuoteContent, 'sections'>): ChosenLine[] {
  return allLines(content).map((line) => ({
    line,
    included: isSelectedAtFirst(line),
    quantity: line.quantity,
  }));
}

/**
 * The lines as the client chose them, checked against the quote.
 * @throws AppError `invalid-argument` for an unknown or repeated line, a fixed line left out, a quantity changed where
 *   it is fixed or outside its range, or a choose-one group with none or several taken.
 */
export function applyChoices(
  content: Pick<QuoteContent, 'sections'>,
  choices: readonly LineChoice[],
): ChosenLine[] {
  const lines = allLines(content);
  const issues = choices.flatMap((choice, index) => issuesOf(choice, index, choices, lines));
  const byLine = new Map(choices.map((choice) => [choice.lineId, choice]));
  const chosen = lines.map((line) => {
    const choice = byLine.get(line.id);
    return {
      line,
      included: choice?.selected ?? isSelectedAtFirst(line),
      quantity: choice?.quantity ?? line.quantity,
    };
  });
  issues.push(...groupIssues(chosen));
  if (issues.length > 0)
    throw new AppError('invalid-argument', 'These choices don’t fit the quote.', { issues });
  return chosen;
}

function issuesOf(
  choice: LineChoice,
  index: number,
  all: readonly LineChoice[],
  lines: readonly QuoteLine[],
): Issue[] {
  const path = `choices.${index}`;
  const line = lines.find((candidate) => candidate.id === choice.lineId);
  if (!line) return [{ path: `${path}.lineId`, message: 'This line isn’t in the quote' }];
  const issues: Issue[] = [];
  if (all.findIndex((other) => other.lineId === choice.lineId) !== index) {
    issues.push({ path: `${path}.lineId`, message: 'This line has been chosen twice' });
  }
  const isOpen = line.selection.kind === 'optional' || line.selection.kind === 'oneOf';
  if (!isOpen && !choice.selected)
    issues.push({ path: `${path}.selected`, message: 'This line can’t be left out' });
  if (choice.quantity !== undefined && !isQuantityAllowed(line, choice.quantity)) {
    issues.push({ path: `${path}.quantity`, message: 'This quantity isn’t available' });
  }
  return issues;
}

function isQuantityAllowed({ selection, quantity }: QuoteLine, wanted: number): boolean {
  if (selection.kind !== 'adjustable') return wanted === quantity;
  return wanted >= selection.min && wanted <= selection.max;
}

function groupIssues(chosen: readonly ChosenLine[]): Issue[] {
  const taken = new Map<string, number>();
  for (const { line, included } of chosen) {
    if (line.selection.kind !== 'oneOf') continue;
    taken.set(line.selection.group, (taken.get(line.selection.group) ?? 0) + (included ? 1 : 0));
  }
  return [...taken]
    .filter(([, count]) => count !== 1)
    .map(([group]) => ({ path: 'choices', message: `Choose one option from ‘${group}’` }));
}

/** A choice as it is compared and stored: one entry per line the client could change, in quote order. */
export function normaliseChoices(chosen: readonly ChosenLine[]): Required<LineChoice>[] {
  return chosen
    .filter(({ line }) => line.selection.kind !== 'fixed')
    .map(({ line, included, quantity }) => ({ lineId: line.id, selected: included, quantity }));
}
