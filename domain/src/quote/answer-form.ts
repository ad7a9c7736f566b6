import { isBlank, plainFigures } from '../shared/plain-text.ts';
import type { LineChoice, QuoteContent, QuoteLine } from './content.ts';

/** The prefix of a line's id (or a group's name) in the field names of the answer form. */
const prefixes = { optional: 'include.', oneOf: 'choose.', adjustable: 'quantity.' } as const;

/** The other fields of the form that accepts a quote; `acceptTerms` and `startEarly` are sent as 'true'. */
export const acceptFormFields = [
  'version',
  'contentHash',
  'name',
  'acceptTerms',
  'startEarly',
  'code',
] as const;

/** The name of the form field that carries the client's choice for a line; null for a line without a choice. */
export function choiceFieldName({ id, selection }: Pick<QuoteLine, 'id' | 'selection'>): string | null {
  switch (selection.kind) {
    case 'fixed':
      return null;
    case 'optional':
      return `${prefixes.optional}${id}`;
    case 'adjustable':
      return `${prefixes.adjustable}${id}`;
    case 'oneOf':
      return `${prefixes.oneOf}${selection.group}`;
  }
}

/**
 * The choices in a form sent without script: a ticked box sends its name, a group the id of the chosen line, an
 * adjustable line its quantity. Unreadable quantities become NaN, which the schema refuses.
 */
export function readFormChoices(
  content: Pick<QuoteContent, 'sections'>,
  field: (name: string) => string | null | undefined,
): LineChoice[] {
  return content.sections
    .flatMap((section) => section.lines)
    .flatMap((line) => {
      const name = choiceFieldName(line);
      return name === null ? [] : choiceOf(line, field(name) ?? '');
    });
}

function choiceOf({ id: lineId, selection }: QuoteLine, value: string): LineChoice[] {
  switch (selection.kind) {
    case 'optional':
      return [{ lineId, selected: value !== '' }];
    case 'oneOf':
      return [{ lineId, selected: value === lineId }];
    case 'adjustable':
      return isBlank(value) ? [] : [{ lineId, selected: true, quantity: Number(plainFigures(value)) }];
    case 'fixed':
      return [];
  }
}
