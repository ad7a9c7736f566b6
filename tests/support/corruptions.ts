import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { fieldsOf, itemOf, requirementOf } from './arbitrary.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A document with one thing wrong, and what. */
export interface Corruption {
  readonly what: string;
  readonly document: Fields;
}

/** Values that hardly any field accepts; each is tried in every field, and used where the schema refuses it. */
const oddValues: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null],
  ['a number', 7],
  ['a fraction', 1.5],
  ['a negative number', -1],
  ['a huge number', Number.MAX_SAFE_INTEGER],
  ['true', true],
  ['text', 'nonsense'],
  ['empty text', ''],
  ['blank text', '   '],
  ['a digit as text', '1'],
  ['a list', []],
  ['a list of text', ['text']],
  ['a map', {}],
  ['a map of text', { text: 'text' }],
  ['a time', new Date('2026-11-20T09:00:00Z')],
  ['a day that does not exist', '2026-02-29'],
  ['a day written otherwise', '27/11/2026'],
  ['a control character', 'a\u0000b'],
  ['a backspace', 'a\bb'],
  ['a deleted character', 'a\u007Fb'],
  ['a line separator', 'a\u2028b'],
  ['a turn of the reading direction', '\u202Egnp.exe'],
  ['nothing that leaves ink', '\u200B\u200B'],
  ['a mark that joins words', 'a\u2060b'],
  ['a tag of a language', 'a\u{E0001}b'],
  ['a line break at the end', 'text\n'],
  ['a no-break space at the start', '\u00A0text'],
];

function wrapped(schema: GenericSchema): GenericSchema {
  // `nullable` and `optional` hold the schema that they wrap.
  return 'wrapped' in schema ? wrapped(schema.wrapped as GenericSchema) : schema;
}

/** Values one beyond what this field's own limits allow. */
function beyondLimits(field: GenericSchema): [string, unknown][] {
  const schema = wrapped(field);
  const longest = requirementOf(schema, 'max_length');
  const least = requirementOf(schema, 'min_value');
  const most = requirementOf(schema, 'max_value');
  return [
    ...(schema.type === 'string' && longest !== undefined
      ? ([
          ['a character too many', 'a'.repeat(longest + 1)],
          ['too many wide characters', '😀'.repeat(Math.floor(longest / 2) + 1)],
        ] satisfies [string, unknown][])
      : []),
    ...(schema.type === 'array' && longest !== undefined ? corruptedLists(itemOf(schema), longest) : []),
    ...(least === undefined ? [] : ([['below the least', least - 1]] satisfies [string, unknown][])),
    ...(most === undefined ? [] : ([['above the most', most + 1]] satisfies [string, unknown][])),
  ];
}

/** A list one item too long, and lists of every length whose last item is wrong. */
function corruptedLists(item: GenericSchema, longest: number): [string, unknown][] {
  const lawful = fullText(item);
  const filled = (count: number) => Array.from({ length: count }, () => lawful);
  return [
    ['an item too many', filled(longest + 1)],
    ...filled(longest).flatMap((_each, index) =>
      [`${lawful}a`, 'Not lawful', '', null, 7].map((wrong, kind): [string, unknown] => [
        `item ${index} wrong (${kind})`,
        [...filled(index), wrong],
      ]),
    ),
  ];
}

/** A text of characters that are hard to count where the field takes any, else of plain ones, as long as it may be. */
function fullText(field: GenericSchema): string | undefined {
  const longest = requirementOf(field, 'max_length');
  if (field.type !== 'string' || longest === undefined) return undefined;
  if (!v.is(field, 'a\u00e9b')) return v.is(field, 'a'.repeat(longest)) ? 'a'.repeat(longest) : undefined;
  const pairs = '😀'.repeat(Math.floor((longest - 3) / 4));
  return `é${pairs}`.padEnd(longest, 'ü');
}

/** Does the schema accept this document unchanged? */
export function isStorable(schema: GenericSchema, document: Fields): boolean {
  const result = v.safeParse(schema, document);
  return result.success && sameText(result.output, document);
}

function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Every way to spoil one of these fields of a lawful document, and the document with a field too many or too few. */
export function corruptionsOf(schema: GenericSchema, lawful: Fields, names: readonly string[]): Corruption[] {
  const corrupted = names.flatMap((name) => {
    const field = fieldsOf(schema)[name];
    const values = field ? [...oddValues, ...beyondLimits(field)] : [];
    return [
      ...values.map(([what, value]) => ({
        what: `${name}: ${what}`,
        document: { ...lawful, [name]: value },
      })),
      { what: `${name}: missing`, document: without(lawful, name) },
    ];
  });
  const unknownFields = ['memberUids', 'membersVersion', 'extra', 'role'].map((name) => ({
    what: `unknown field ${name}`,
    document: { ...lawful, [name]: 'admin' },
  }));
  return [...corrupted, ...unknownFields].filter(({ document }) => !isStorable(schema, document));
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** The lawful document with every text and list as long, and every number as great, as it may be. */
export function fullest(schema: GenericSchema, lawful: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(lawful).map(([name, value]) => {
      const field = wrapped(fieldsOf(schema)[name] ?? v.unknown());
      const longest = requirementOf(field, 'max_length');
      if (field.type !== 'array' || longest === undefined) {
        return [name, fullText(field) ?? requirementOf(field, 'max_value') ?? value];
      }
      return [name, Array.from({ length: longest }, () => fullText(itemOf(field)))];
    }),
  );
}

/** The lawful document with as little in each field as it may have. */
export function leanest(schema: GenericSchema, lawful: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(lawful).map(([name, value]) => {
      const field = fieldsOf(schema)[name] ?? v.unknown();
      const least = [null, '', [], requirementOf(field, 'min_value'), 'a'].find(
        (each) => each !== undefined && v.is(field, each),
      );
      return [name, least === undefined ? value : least];
    }),
  );
}
