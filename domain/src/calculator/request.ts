import * as v from 'valibot';
import { email } from '../shared/fields.ts';
import { typedInputFields } from './inputs.ts';

/** `POST /api/calculations`: the figures as they are typed, and where their result is to be mailed. */
export const calculationInput = v.strictObject({ ...typedInputFields, email });
export type CalculationInput = v.InferOutput<typeof calculationInput>;

/** A browser without script has the figures worked out and shown. */
export const shownCalculation = v.strictObject(typedInputFields);
