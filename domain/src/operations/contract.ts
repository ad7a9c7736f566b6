import type * as v from 'valibot';

/** Who may call: `signedIn` any account, `member` a verified person (the document decides), `admin` staff. */
export type OperationCaller = 'signedIn' | 'member' | 'admin';

/**
 * What the browser may ask of the server, declared once: functions implement it, the web calls it through one client.
 * `TOutput` is only a type; the server is trusted to return it.
 */
export interface Operation<TInput extends v.GenericSchema, TOutput> {
  readonly caller: OperationCaller;
  readonly input: TInput;
  readonly output: TOutput;
  /** It makes something large (PDF, ZIP): the callable `callHeavy` carries it, which has the memory for that. */
  readonly heavy?: true;
}

/** Stands for an output type; it never exists at run time. */
export function output<T>(): T {
  // Unchecked, as there is no value to check: it only carries a type to both sides, and nobody reads `output`.
  return undefined as T;
}

export function operation<const TInput extends v.GenericSchema, TOutput>(
  caller: OperationCaller,
  input: TInput,
  answer: TOutput,
  weight: { readonly heavy?: true } = {},
): Operation<TInput, TOutput> {
  return { caller, input, output: answer, ...weight };
}
