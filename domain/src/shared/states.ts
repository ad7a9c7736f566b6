import { AppError } from './errors.ts';

/** Which state may follow which: `{ draft: ['sent', 'discarded'], … }`. A state with an empty list is final. */
export type Transitions<TState extends string> = { readonly [from in TState]: readonly TState[] };

export interface StateMachine<TState extends string> {
  readonly states: readonly TState[];
  readonly transitions: Transitions<TState>;
  can(from: TState, to: TState): boolean;
  /** @throws AppError `failed-precondition` that names both states. */
  assert(from: TState, to: TState): void;
}

/** Makes the status machine of an entity; `noun` stands in the message ('quote'). */
export function stateMachine<const T extends { readonly [from in keyof T]: readonly (keyof T & string)[] }>(
  noun: string,
  transitions: T & Transitions<keyof T & string>,
): StateMachine<keyof T & string> {
  type TState = keyof T & string;
  const can = (from: TState, to: TState) => transitions[from].includes(to);
  return {
    // Object.keys is typed string[]; the mapped type above makes exactly the states its keys.
    states: Object.keys(transitions) as TState[],
    transitions,
    can,
    assert(from, to) {
      if (can(from, to)) return;
      throw new AppError(
        'failed-precondition',
        `This ${noun} is ${inWords(from)} and can’t become ${inWords(to)}.`,
      );
    },
  };
}

function inWords(state: string): string {
  return state.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
