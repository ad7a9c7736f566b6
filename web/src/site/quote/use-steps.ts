import { useEffect, useLayoutEffect, useState } from 'react';
import { steps } from './form-values.ts';

/** The fragment of a step, by which the page shows it before any script runs. The first needs none. */
export const stepId = (step: number) => `step-${step + 1}`;

function shownStep(): number {
  const step = steps.findIndex((_, index) => window.location.hash === `#${stepId(index)}`);
  return Math.max(step, 0);
}

/**
 * The steps of the entries in the browser's history up to this one, as far as they were walked. They are noted in the
 * entry itself, so that they hold after a reload, and nothing is believed of entries before.
 */
function walked(): readonly number[] {
  const steps: unknown = window.history.state?.steps;
  const step = shownStep();
  return Array.isArray(steps) && steps.at(-1) === step ? steps : [step];
}

export interface Steps {
  readonly step: number;
  /** Counts moves to a step; 0 is the one that the page came with. */
  readonly moves: number;
  /** To another step: forward as a page of its own in the browser's history, back to where that was. */
  go(step: number): void;
  /** Counts as a move to the step that is shown. */
  arrive(): void;
}

/** The step is part of the address, so that the browser's Back goes a step back and a reload stays. */
export function useSteps(): Steps {
  const [{ step, moves }, setShown] = useState({ step: 0, moves: 0 });
  const arrive = () => setShown((before) => ({ ...before, moves: before.moves + 1 }));
  useLayoutEffect(
    () => setShown((came) => (came.step === shownStep() ? came : { step: shownStep(), moves: 0 })),
    [],
  );
  useEffect(() => {
    const move = () =>
      setShown((before) => {
        const next = shownStep();
        return next === before.step ? before : { step: next, moves: before.moves + 1 };
      });
    window.addEventListener('hashchange', move);
    // A link to the form within the form.
    window.addEventListener('pageshown', move);
    return () => {
      window.removeEventListener('hashchange', move);
      window.removeEventListener('pageshown', move);
    };
  }, []);
  // By the address, and not by what was drawn: the draft keeps the function of its first draw.
  const go = (target: number) => {
    const now = shownStep();
    if (target === now) return;
    const known = walked();
    const index = known.lastIndexOf(target);
    if (index !== -1) window.history.go(index - known.length + 1);
    else if (target < now) window.location.replace(`#${stepId(target)}`);
    else {
      window.location.hash = stepId(target);
      window.history.replaceState({ ...window.history.state, steps: [...known, target] }, '');
    }
  };
  return { step, moves, go, arrive };
}
