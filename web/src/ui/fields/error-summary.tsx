import { type RefObject, useEffect, useRef } from 'react';
import { useTakeFocus } from '../take-focus.ts';
import styles from './error-summary.module.css';
import { useFieldPrefix } from './field-id.ts';

export interface SummaryError {
  /** The field's name; left out for errors of the whole form. */
  readonly name?: string | undefined;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  readonly title?: string | undefined;
  /** Changes with every failed attempt, so that focus comes back each time; server-rendered pages leave it out. */
  readonly attempt?: number | undefined;
}

/** Errors at the top of the form, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, title = 'There is a problem', attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const prefix = useFieldPrefix();
  useFocusOn(box, errors.length > 0, attempt);
  if (errors.length === 0) return null;
  return (
    <div
      className={styles.summary}
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={`${prefix}-problem`}
    >
      <h2 className={styles.title} id={`${prefix}-problem`}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={`${name}-${message}`}>
            {name ? <SummaryLink id={`${prefix}-${name}`}>{message}</SummaryLink> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SummaryLink({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        const field = document.getElementById(id);
        if (!field) return;
        event.preventDefault();
        field.focus({ preventScroll: true });
        (field.closest('fieldset, div') ?? field).scrollIntoView({ block: 'start' });
      }}
    >
      {children}
    </a>
  );
}

function useFocusOn(box: RefObject<HTMLDivElement | null>, shown: boolean, attempt: number): void {
  const takeFocus = useTakeFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus anew
  useEffect(() => {
    if (shown) takeFocus(box.current);
  }, [box, shown, attempt, takeFocus]);
}
