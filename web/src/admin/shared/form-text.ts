import { canonicalJson } from '@agency/domain/shared/canonical-json';
import * as v from 'valibot';

// JSON turns NaN into null, and a number that can't be read would come back as an empty field.
const unreadable = v.strictObject({ unreadableNumber: v.literal(true) });
const mark: v.InferOutput<typeof unreadable> = { unreadableNumber: true };

/** JSON of a form's values that keeps apart an empty number and one that can't be read. */
export function formToText(values: unknown): string {
  return JSON.stringify(values, (_key, value: unknown) => (Number.isNaN(value) ? mark : value));
}

/** The values again, still to be parsed. @throws SyntaxError */
export function formFromText(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => (v.is(unreadable, value) ? Number.NaN : value));
}

/** Equal for equal values, in whatever order their keys stand. */
export function comparable(values: unknown): string {
  return canonicalJson(JSON.parse(formToText(values)));
}

export function differs(one: unknown, other: unknown): boolean {
  return comparable(one) !== comparable(other);
}
