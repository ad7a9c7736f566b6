import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormProps } from 'react-hook-form';
import type { RunningOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';
import { type SavedPart, useWithOwn } from './use-with-own.ts';

/** An operation that saves one section. */
interface Saving<TInput> extends Pick<RunningOperation<'saveMoneySettings'>, 'error' | 'busy'> {
  readonly run: (input: TInput) => Promise<{ readonly changed: boolean } | null>;
}

interface SectionFormOptions<TSettings, TInput, Values extends FieldValues, Output>
  extends Pick<UseFormProps<Values, unknown, Output>, 'resolver'>,
    SavedPart<TSettings, TInput> {
  readonly settings: TSettings;
  readonly operation: Saving<TInput>;
  /** What is stored, as the form's values. */
  readonly toForm: (settings: TSettings) => Values;
  /** The form's output as the operation takes it. */
  readonly toInput: (values: Output, seen: string) => TInput;
  /** Where the form shows what the server says of a field. */
  readonly fields?: Readonly<Record<string, FieldPath<Values>>> | undefined;
  /** 'Payment terms': what the toast names. */
  readonly saved: string;
}

/** A section's form over the stored settings: follows what others save, and replaces nothing unseen. */
export function useSectionForm<TSettings, TInput, Values extends FieldValues, Output>(
  options: SectionFormOptions<TSettings, TInput, Values, Output>,
) {
  const { operation, toForm, toInput, fields, saved, resolver } = options;
  /** `seen`: values that are still to be confirmed go with what they were based on. */
  const { settings, seen, noteSaved } = useWithOwn(options.settings, options);
  const toast = useToast();
  const stored = toForm(settings);
  const { form, meanwhile } = useStoredForm<Values, Output>({ ...(resolver ? { resolver } : {}), stored });
  const { error } = operation;
  const issue = error?.issues.find(({ path }) => fields?.[path] !== undefined);
  useEffect(() => {
    const name = issue && fields?.[issue.path];
    if (name) form.setError(name, { type: 'server', message: issue.message });
  }, [form, issue, fields]);
  const saveFrom = async (values: Output, basedOn: string): Promise<boolean> => {
    const input = toInput(values, basedOn);
    const answer = await operation.run(input);
    if (answer === null) return false;
    noteSaved(input);
    form.reset(form.getValues());
    toast(answer.changed ? `${saved} saved` : `${saved} already saved`);
    return true;
  };
  return {
    form,
    settings,
    seen,
    save: (values: Output) => saveFrom(values, seen),
    saveFrom,
    shell: {
      form,
      meanwhile,
      submitting: operation.busy,
      error: issue ? null : (error?.message ?? null),
      submittingLabel: 'Saving',
      submitVariant: 'secondary',
    },
  } as const;
}
