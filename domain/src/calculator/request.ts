import * as v from 'valibot';
import { email } from '../shared/fields.ts';
import { calculatorInputs, forEachInput, type InputName, readInput } from './inputs.ts';

function typedNumber(name: InputName) {
  return v.pipe(
    v.string(`${calculatorInputs[name].label} is missing`),
    v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
      const read = readInput(name, dataset.value);
      if ('value' in read) return read.value;
      addIssue({ message: read.error });
      return NEVER;
    }),
  );
}

const typedInputFields = forEachInput(typedNumber);

/** `POST /api/calculations`: the figures as typed, and the address to mail the result to. */
export const calculationInput = v.strictObject({ ...typedInputFields, email });
export type CalculationInput = v.InferOutput<typeof calculationInput>;

/** A browser without script has the figures worked out and shown. */
export const shownCalculation = v.strictObject(typedInputFields);

/** The figures as numbers, as a queued mail keeps them. */
export const storedInputs = v.object(
  forEachInput((name) => {
    const { least, most } = calculatorInputs[name];
    return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
  }),
);
