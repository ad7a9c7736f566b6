import { cx } from '../cx.ts';
import { CheckIcon } from '../icons.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  readonly steps: readonly string[];
  /** Index of the step being filled in. */
  readonly current: number;
  readonly label?: string | undefined;
}

/** Progress in a multi-step form: labels on a wide screen, a count and a bar on a phone. */
export function Stepper({ steps, current, label = 'Progress' }: StepperProps) {
  return (
    <nav aria-label={label}>
      <p className={styles.short}>
        <strong>{`Step ${current + 1} of ${steps.length}`}</strong>
        <span>{` ${steps[current] ?? ''}`}</span>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, i) => (
          <li
            key={step}
            className={cx(i < current && styles.done, i === current && styles.current)}
            aria-current={i === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{i < current ? <CheckIcon size={14} /> : i + 1}</span>
            <span>
              <span>{step}</span>
              {i < current ? <span className="sr-only"> (done)</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
