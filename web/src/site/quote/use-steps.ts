import { useCallback, useEffect, useRef, useState } from 'react';
import { steps } from './form-values.ts';

/** The fragment of a step, by which the page shows it before any script runs. The first needs none. */
export const stepId = (step: number) => `step-${step + 1}`;

function shownStep(): number {
  const step = steps.findIndex((_, index) => window.location.hash === `#${stepId(index)}`);
  return Math.max(step, 0);
}

export interface Steps {
  readonly step: number;
  /** To another step: forward as a page of its own in the browser's history, back to where that was. */
  go(step: number): void;
  /** Shows the step of the address. */
  show(): void;
}

/** The step is part of the address, so that the browser's Back goes a step back and a reload stays. */
export function useSteps(): Steps {
  const [step, setStep] = useState(0);
  /** The steps of this page's latest entries in the history; the last is the one shown. */
  const chain = useRef([0]);
  const show = useCallback(() => {
    const next = shownStep();
    const known = chain.current.lastIndexOf(next);
    chain.current = known === -1 ? [...chain.current, next] : chain.current.slice(0, known + 1);
    setStep(next);
  }, []);
  useEffect(() => {
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [show]);
  const go = (target: number) => {
    if (target === step) return;
    const known = chain.current.lastIndexOf(target);
    if (known !== -1) window.history.go(known - chain.current.length + 1);
    else if (target > step) window.location.hash = stepId(target);
    else {
      chain.current = [];
      window.location.replace(`#${stepId(target)}`);
    }
  };
  return { step, go, show };
}
