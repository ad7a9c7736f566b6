import * as v from 'valibot';

/** An amount or count in a field: empty is NaN, for the schema to refuse. */
export const typedNumber = v.pipe(
  v.custom<number | null>((value) => value === null || typeof value === 'number'),
  v.transform((value) => value ?? Number.NaN),
);

/** One thing a line, as the list that this schema takes; what is wrong with any of them is said of the field. */
export function typedLines<TSchema extends v.GenericSchema<string[], string[]>>(schema: TSchema) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): string[] => {
      const lines = dataset.value.split('\n').flatMap((line) => line.trim() || []);
      const result = v.safeParse(schema, lines);
      if (result.success) return result.output;
      addIssue({ message: result.issues[0].message });
      return NEVER;
    }),
  );
}

/** Of a field that can be left empty. */
export const typedOrNull = v.pipe(
  v.string(),
  v.transform((typed) => (typed.trim() === '' ? null : typed)),
);
