import {
  calculatorInputs,
  type InputName,
  inputNames,
  longestText,
  readInput,
  type TypedInputs,
  typedInput,
  usualTyped,
} from './inputs.ts';

// The figures in an address that can be shared: `?v=4000&c=1.2&o=85&m=45&u=25&b=5500&r=65&h=36&d=8`.

/** As the page writes it, where it can be read: '5500' → '5,500'. */
export function tidied(name: InputName, text: string): string {
  const read = readInput(name, text);
  return 'value' in read ? typedInput(name, read.value) : text;
}

/**
 * The figures in an address, as text: one that can't be read stays as it is, for a person to correct. Missing ones are
 * taken from the example; null where there are none at all.
 */
export function typedFromAddress(parameter: (short: string) => string | null): TypedInputs | null {
  const found = inputNames.flatMap((name): [InputName, string][] => {
    const text = parameter(calculatorInputs[name].short);
    return text === null ? [] : [[name, tidied(name, text.slice(0, longestText))]];
  });
  return found.length === 0 ? null : { ...usualTyped, ...Object.fromEntries(found) };
}

/**
 * The parameters of all nine figures, so that a kept link means the same when the example changes: without commas
 * where they can be read, else as they were typed.
 */
export function addressParameters(typed: TypedInputs): readonly (readonly [short: string, text: string])[] {
  return inputNames.map((name) => {
    const text = typed[name];
    const plain = 'value' in readInput(name, text) ? tidied(name, text).replaceAll(',', '') : text;
    return [calculatorInputs[name].short, plain];
  });
}
