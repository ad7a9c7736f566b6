import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, get, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';

interface StoredFormOptions<Values extends FieldValues, Output>
  extends Pick<UseFormProps<Values, unknown, Output>, 'resolver'> {
  /** What is on record, as the form's values. */
  readonly stored: Values;
}

const keepState = { keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true };

/** What somebody else saved in the very fields that were changed here. */
export interface Meanwhile {
  /** Until the person has chosen, saving would replace a text they have not seen. */
  readonly isOpen: boolean;
  loadTheirs(): void;
  keepMine(): void;
}

export interface StoredForm<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly meanwhile: Meanwhile;
}

/**
 * A form over a record that others may change too. An untouched field follows what is stored, so that saving puts
 * nothing back; where both changed the same field, the person chooses.
 */
export function useStoredForm<Values extends FieldValues, Output = Values>({
  resolver,
  stored,
}: StoredFormOptions<Values, Output>): StoredForm<Values, Output> {
  const [first] = useState(stored);
  const form = useForm<Values, unknown, Output>({
    ...(resolver === undefined ? {} : { resolver }),
    values: first,
  });
  // Read, or the form would not know which fields to leave alone.
  const { dirtyFields, isSubmitting } = form.formState;
  const [isOpen, setOpen] = useState(false);
  const known = useRef(first);
  useEffect(() => {
    const before = known.current;
    // While it is being sent, what comes in is this form's own.
    if (isSubmitting || canonicalJson(before) === canonicalJson(stored)) return;
    known.current = stored;
    const lists = changedLists(before, form.getValues());
    form.reset(stored, { ...keepState, keepDirtyValues: true });
    // Between rows one would be mixed with the other's.
    if (Object.keys(lists).length > 0)
      form.reset({ ...form.getValues(), ...lists }, { ...keepState, keepDefaultValues: true });
    const changed = [...namesOf(dirtyFields), ...Object.keys(lists)];
    const theirs = changed.filter((name) => differs(get(before, name), get(stored, name)));
    if (theirs.some((name) => differs(get(form.getValues(), name), get(stored, name)))) setOpen(true);
  }, [stored, dirtyFields, isSubmitting, form]);
  const loadTheirs = useCallback(() => {
    form.reset(stored);
    setOpen(false);
  }, [form, stored]);
  const keepMine = useCallback(() => setOpen(false), []);
  return { form, meanwhile: { isOpen, loadTheirs, keepMine } };
}

const differs = (one: unknown, other: unknown): boolean => canonicalJson(one) !== canonicalJson(other);

/** The lists in which rows were added, removed or changed, each whole. */
function changedLists<Values extends FieldValues>(before: Values, values: Values): Partial<Values> {
  const lists: Partial<Values> = {};
  for (const name in before) {
    if (Array.isArray(before[name]) && differs(before[name], values[name]))
      // The form would change its own in place.
      lists[name] = structuredClone(values[name]);
  }
  return lists;
}

/** The dotted names of the fields that are marked. */
function namesOf(marked: unknown, prefix = ''): string[] {
  if (typeof marked !== 'object' || marked === null) return marked === true ? [prefix] : [];
  return Object.entries(marked).flatMap(([key, inner]: [string, unknown]) =>
    namesOf(inner, prefix === '' ? key : `${prefix}.${key}`),
  );
}
