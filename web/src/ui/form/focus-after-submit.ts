import { type RefObject, useEffect, useRef } from 'react';

interface Progress {
  readonly submitting: boolean;
  readonly submitCount: number;
  readonly invalid: boolean;
}

/**
 * Locking the fields while a form is sent drops the focus. After the response it goes to the first invalid field, else
 * back to where it was; a summary or dialog that has taken it meanwhile keeps it.
 */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement | null>, progress: Progress): void {
  const { submitting, submitCount, invalid } = progress;
  const before = useRef<HTMLElement | null>(null);
  const seen = useRef(submitCount);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const remember = (): void => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    };
    element.addEventListener('submit', remember, true);
    return () => element.removeEventListener('submit', remember, true);
  }, [form]);
  useEffect(() => {
    if (submitting || seen.current === submitCount) return;
    seen.current = submitCount;
    const active = document.activeElement;
    // Lost to the page or to the dialog around the form, or still on the button: the form may move it.
    const free = active === null || active.contains(form.current) || active === before.current;
    if (!free && !(invalid && form.current?.contains(active) && active.matches('input, select, textarea')))
      return;
    const wrong = invalid ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    (wrong ?? before.current)?.focus();
  }, [form, submitting, submitCount, invalid]);
}
