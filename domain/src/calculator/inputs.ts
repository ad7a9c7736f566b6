import {
  type Parsed,
  parseInteger,
  parsePercent,
  parsePounds,
  percentForInput,
  poundsForInput,
} from '../shared/number-text.ts';

// What the calculator asks for: one table for the page's fields, the request's schema, the parameters of a shared
// address and the figures of the mail. No library, since the page runs this at once.

type Unit = 'count' | 'pounds' | 'percent';

interface Input {
  /** The parameter of a shared address. Links that people have kept depend on it: never change one. */
  readonly short: string;
  readonly label: string;
  readonly unit: Unit;
  /** In the unit's smallest part: a whole number, pence, basis points. */
  readonly least: number;
  readonly most: number;
  /** The value in the worked example. */
  readonly usual: number;
  /** How to correct what can't be read. */
  readonly example: string;
}

/**
 * The bounds keep every sum a safe integer: a million visitors who all buy for £100,000, 300 % more of them, over ten
 * years are 3.6 × 10¹⁵ pence, and the sensitivity table asks for half as much again.
 */
export const calculatorInputs = {
  visitors: {
    short: 'v',
    label: 'Visitors a month',
    unit: 'count',
    least: 0,
    most: 1_000_000,
    usual: 4_000,
    example: '4,000',
  },
  conversion: {
    short: 'c',
    label: 'Conversion rate',
    unit: 'percent',
    least: 0,
    most: 10_000,
    usual: 120,
    example: '1.2',
  },
  orderValue: {
    short: 'o',
    label: 'Average order value',
    unit: 'pounds',
    least: 0,
    most: 10_000_000,
    usual: 8_500,
    example: '85 or 84.50',
  },
  margin: {
    short: 'm',
    label: 'Gross margin',
    unit: 'percent',
    least: 0,
    most: 10_000,
    usual: 4_500,
    example: '45',
  },
  uplift: {
    short: 'u',
    label: 'Expected uplift',
    unit: 'percent',
    least: 0,
    most: 30_000,
    usual: 2_500,
    example: '25',
  },
  buildCost: {
    short: 'b',
    label: 'Build cost',
    unit: 'pounds',
    least: 0,
    most: 100_000_000,
    usual: 550_000,
    example: '5,500',
  },
  monthlyCost: {
    short: 'r',
    label: 'Running cost a month',
    unit: 'pounds',
    least: 0,
    most: 10_000_000,
    usual: 6_500,
    example: '65',
  },
  months: {
    short: 'h',
    label: 'Horizon in months',
    unit: 'count',
    least: 1,
    most: 120,
    usual: 36,
    example: '36',
  },
  discountRate: {
    short: 'd',
    label: 'Discount rate a year',
    unit: 'percent',
    least: 0,
    most: 10_000,
    usual: 800,
    example: '8',
  },
} as const satisfies Readonly<Record<string, Input>>;

export type InputName = keyof typeof calculatorInputs;
// The keys of the constant above are exactly the names.
export const inputNames = Object.keys(calculatorInputs) as InputName[];

/** Whole numbers, pence and basis points, each within its bounds. */
export type Inputs = Readonly<Record<InputName, number>>;
/** The same as people type them: '4,000', '1.2', '84.50'. */
export type TypedInputs = Readonly<Record<InputName, string>>;

export function forEachInput<T>(make: (name: InputName) => T): Record<InputName, T> {
  // Every name is in the list.
  return Object.fromEntries(inputNames.map((name) => [name, make(name)])) as Record<InputName, T>;
}

const parsers: Readonly<Record<Unit, (text: string) => Parsed>> = {
  count: parseInteger,
  pounds: parsePounds,
  percent: parsePercent,
};

/** Between its thousands as in a sentence: 550000 → '5,500', 8450 → '84.50'. */
export function typedInput(name: InputName, value: number): string {
  const { unit } = calculatorInputs[name];
  if (unit === 'percent') return percentForInput(value);
  return poundsForInput(unit === 'count' ? value * 100 : value).replace(/\.00$/, '');
}

export const usualInputs: Inputs = forEachInput((name) => calculatorInputs[name].usual);
export function typedInputs(inputs: Inputs): TypedInputs {
  return forEachInput((name) => typedInput(name, inputs[name]));
}
export const usualTyped: TypedInputs = typedInputs(usualInputs);

function boundsWords(name: InputName): string {
  const { label, least, most, unit } = calculatorInputs[name];
  const sign = unit === 'pounds' ? '£' : '';
  const end = unit === 'percent' ? '%' : '';
  const amount = (value: number) => `${sign}${typedInput(name, value)}${end}`;
  return `${label} must be between ${amount(least)} and ${amount(most)}`;
}

export type InputErrors = Readonly<Partial<Record<InputName, string>>>;

export interface ReadInputs {
  readonly errors: InputErrors;
  /** All nine, when nothing is wrong. */
  readonly inputs: Inputs | null;
}

/** Nobody types anything longer than this. */
export const longestText = 100;

/** One field in its smallest unit, or what is wrong with it and how to correct it. */
export function readInput(name: InputName, text: string): { value: number } | { error: string } {
  const { label, unit, least, most, example }: Input = calculatorInputs[name];
  const parsed: Parsed = text.length > longestText ? { ok: false } : parsers[unit](text);
  if (!parsed.ok) return { error: `${label} must be a number like ${example}` };
  const { value } = parsed;
  if (value === null) return { error: `Enter ${label.charAt(0).toLowerCase()}${label.slice(1)}` };
  return value < least || value > most ? { error: boundsWords(name) } : { value };
}

/** Reads what was typed, field by field: one that is wrong leaves the others alone. */
export function readInputs(typed: TypedInputs): ReadInputs {
  const values: Partial<Record<InputName, number>> = {};
  const errors: Partial<Record<InputName, string>> = {};
  for (const name of inputNames) {
    const read = readInput(name, typed[name]);
    if ('value' in read) values[name] = read.value;
    else errors[name] = read.error;
  }
  return { errors, inputs: isComplete(values) ? values : null };
}

function isComplete(values: Readonly<Partial<Record<InputName, number>>>): values is Inputs {
  return inputNames.every((name) => values[name] !== undefined);
}
