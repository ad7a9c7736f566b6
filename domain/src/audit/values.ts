import type { CivilDate } from '../shared/fields.ts';
import {
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatPercent,
  formatQuantity,
} from '../shared/format.ts';
import { fieldLabel, isPerson, numberKind, tidyWords } from './labels.ts';

/** A value as people read it; of an account or a client its id, whose name is read from its own record. */
export type Shown =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'person' | 'client'; readonly id: string };

type Path = readonly string[];
export type Fields = Readonly<Record<string, unknown>>;

export const nothing = 'None';

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** Is there nothing to show of it? */
export function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

const actors: Readonly<Record<string, string>> = {
  system: 'The system',
  link: 'Someone with the link',
  visitor: 'A visitor',
};

/** Who did it where that is no account: 'The system'. */
export function actorWords(actor: string): string | null {
  return (Object.hasOwn(actors, actor) ? actors[actor] : undefined) ?? null;
}

function isCivilDate(value: string): value is CivilDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function textOf(value: string): string {
  if (value === 'not recorded here') return 'Not recorded here';
  if (value === '9999-12-31') return 'Never';
  if (isCivilDate(value)) return formatDate(value);
  // A state: 'inProgress', 'changesRequested'.
  return /^[a-z]+(?:[A-Z][a-z]+)+$/.test(value) ? tidyWords(value) : value;
}

/** A state is stored as one lower-case word; here it begins with a capital. */
const states = new Set([
  'status',
  'state',
  'kind',
  'role',
  'delivery',
  'billing',
  'unit',
  'trigger',
  'answer',
  'visibility',
]);

function numberText(value: number, path: Path): string {
  switch (numberKind(path)) {
    case 'money':
      return formatMoney(value);
    case 'percent':
      return formatPercent(value);
    case 'number':
      return value < 0 ? `−${formatQuantity(-value)}` : formatQuantity(value);
  }
}

/** One value as a text. `path` are the names of the fields that lead to it. */
export function valueText(value: unknown, path: Path): string {
  if (isEmpty(value)) return nothing;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberText(value, path);
  if (typeof value === 'string') return states.has(path.at(-1) ?? '') ? tidyWords(value) : textOf(value);
  if (value instanceof Date) return formatDateTime(value);
  if (Array.isArray(value)) return formatList(value.map((each) => valueText(each, path)));
  if (isFields(value)) return fieldsText(value, path);
  return nothing;
}

/** 'Label: Deposit, share: 30%' */
function fieldsText(fields: Fields, path: Path): string {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    isEmpty(value) || name === 'id' ? [] : [`${fieldLabel(name)}: ${valueText(value, [...path, name])}`],
  );
  return parts.join('; ') || nothing;
}

/** One value as it is shown, an account by its id. */
export function shown(value: unknown, path: Path): Shown {
  if (typeof value === 'string' && value !== '' && isPerson(path)) {
    const words = value.includes(' ') ? value : actorWords(value);
    return words === null ? { kind: 'person', id: value } : { kind: 'text', text: textOf(words) };
  }
  if (typeof value === 'string' && value !== '' && path.at(-1) === 'clientId') {
    return { kind: 'client', id: value };
  }
  return { kind: 'text', text: valueText(value, path) };
}
