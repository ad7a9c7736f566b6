import { addressParameters, tidied, typedFromAddress } from '@agency/domain/calculator/address';
import {
  type InputErrors,
  type InputName,
  type Inputs,
  inputNames,
  readInputs,
  type TypedInputs,
  usualTyped,
} from '@agency/domain/calculator/inputs';
import type { FormResult } from '@agency/domain/site/render';
import { useEffect, useRef, useState } from 'react';
import { useEarlyInput } from '../../platform/use-early-input.ts';
import { textOf } from '../../views/enquiry/form-values.ts';

/** Browsers limit how often the address may change: one change per pause in typing. */
const writeDelayMs = 400;

type Step = 'replaceState' | 'pushState';

/** Puts the figures into the address without a request; other parameters stay. */
function writeAddress(typed: TypedInputs, step: Step): void {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  for (const [short, text] of addressParameters(typed)) parameters.set(short, text);
  if (parameters.toString() === new URLSearchParams(search).toString()) return;
  try {
    // The entry keeps its state: the scroll position is found by its key.
    window.history[step](window.history.state, '', `${pathname}?${parameters}${hash}`);
  } catch {
    // Too many changes for this browser: written at the next pause.
  }
}

function typedHere(): TypedInputs | null {
  const parameters = new URLSearchParams(window.location.search);
  return typedFromAddress((short) => parameters.get(short));
}

function typedIn(posted: FormResult): TypedInputs {
  const given = inputNames.map((name) => [name, textOf(posted.values, name)]);
  return { ...usualTyped, ...Object.fromEntries(given) };
}

interface State {
  readonly typed: TypedInputs;
  /** Fields whose errors are shown: left by the person, or wrong from the start. */
  readonly judged: ReadonlySet<InputName>;
  /** The last valid figures; null when there were none yet. */
  readonly last: Inputs | null;
}

const everyField: ReadonlySet<InputName> = new Set(inputNames);
const noField: ReadonlySet<InputName> = new Set();

function stateOf(typed: TypedInputs, judged: ReadonlySet<InputName>, last: Inputs | null = null): State {
  return { typed, judged, last: readInputs(typed).inputs ?? last };
}

export interface Calculation {
  readonly typed: TypedInputs;
  /** The errors to show, by field. */
  readonly errors: InputErrors;
  /** The figures of the result; null until all were valid once. */
  readonly inputs: Inputs | null;
  /** A figure is invalid now: the result is of the last valid ones. */
  readonly isStale: boolean;
  change(name: InputName, text: string): void;
  /** A field was left: it is tidied and checked, and the address updated. */
  leave(name: InputName): void;
  /** Takes figures over in one history entry, which 'back' undoes. */
  take(part: Partial<TypedInputs>): void;
  /** Shows what is wrong in every field. */
  judgeAll(): InputErrors;
}

/** Posted figures come first, then those of the address; a page without either begins with the example. */
function firstState(posted: FormResult | undefined, figures: TypedInputs | null): State {
  const given = posted ? typedIn(posted) : figures;
  return given ? stateOf(given, everyField) : stateOf(usualTyped, noField);
}

/**
 * The nine figures as typed, stored in the page's address. The server reads them there for the first HTML; where that
 * came without (from the worker's cache, or by a link within the site), they are applied after hydration.
 */
export function useCalculation(
  formId: string,
  posted: FormResult | undefined,
  figures: TypedInputs | null,
): Calculation {
  const [state, setState] = useState<State>(() => firstState(posted, figures));
  const latest = useRef(state);
  const timer = useRef<number | undefined>(undefined);
  /** The address when last read or written. */
  const written = useRef<string | null>(null);
  const show = (next: State) => {
    latest.current = next;
    setState(next);
  };
  const write = (step: Step) => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    writeAddress(latest.current.typed, step);
    written.current = window.location.search;
  };
  useEarlyInput(formId, (field) => {
    const { typed } = latest.current;
    const early = inputNames.flatMap((name) => {
      const text = field(name);
      return text === null || text === typed[name] ? [] : [[name, text]];
    });
    const told = (posted ? null : typedHere()) ?? typed;
    const now: TypedInputs = { ...told, ...Object.fromEntries(early) };
    if (inputNames.some((name) => now[name] !== typed[name])) show(stateOf(now, everyField));
  });
  useEffect(() => {
    const page = window.location.pathname;
    written.current = window.location.search;
    const follow = () => {
      if (window.location.pathname !== page) return window.clearTimeout(timer.current);
      // A tap on the result bar changes the address too, but not its figures.
      if (window.location.search === written.current) return;
      written.current = window.location.search;
      window.clearTimeout(timer.current);
      const next = stateOf(typedHere() ?? usualTyped, everyField);
      latest.current = next;
      setState(next);
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.clearTimeout(timer.current);
    };
  }, []);

  const { errors, inputs } = readInputs(state.typed);
  return {
    typed: state.typed,
    errors: Object.fromEntries(
      inputNames.flatMap((name) => (errors[name] && state.judged.has(name) ? [[name, errors[name]]] : [])),
    ),
    inputs: state.last,
    isStale: inputs === null,
    change(name, text) {
      const { typed, judged, last } = latest.current;
      show(stateOf({ ...typed, [name]: text }, judged, last));
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => write('replaceState'), writeDelayMs);
    },
    leave(name) {
      const { typed, judged, last } = latest.current;
      show(stateOf({ ...typed, [name]: tidied(name, typed[name]) }, new Set([...judged, name]), last));
      if (timer.current !== undefined) write('replaceState');
    },
    take(part) {
      if (timer.current !== undefined) write('replaceState');
      const { typed, judged, last } = latest.current;
      show(stateOf({ ...typed, ...part }, judged, last));
      write('pushState');
    },
    judgeAll() {
      const { typed, last } = latest.current;
      show(stateOf(typed, everyField, last));
      return readInputs(typed).errors;
    },
  };
}
