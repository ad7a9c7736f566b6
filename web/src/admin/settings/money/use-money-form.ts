import type { MoneyInput, MoneySection } from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormProps } from 'react-hook-form';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';
import { useWithOwn } from './use-with-own.ts';

interface MoneyFormOptions<Values extends FieldValues, Output>
  extends Pick<UseFormProps<Values, unknown, Output>, 'resolver'> {
  readonly section: MoneySection;
  readonly business: PrivateSettings;
  /** What is stored, as the form's values. */
  readonly toForm: (business: PrivateSettings) => Values;
  /** The form's output as the operation takes it. */
  readonly toInput: (values: Output, seen: string) => MoneyInput;
  /** Where the form shows what the server says of a field. */
  readonly fields?: Readonly<Record<string, FieldPath<Values>>>;
  /** 'Payment terms': what the toast names. */
  readonly saved: string;
}

/** A section's form over the stored settings: follows what others save, and replaces nothing unseen. */
export function useMoneyForm<Values extends FieldValues, Output>(options: MoneyFormOptions<Values, Output>) {
  const { section, toForm, toInput, fields, saved, resolver } = options;
  /** `seen`: values that are still to be confirmed go with what they were based on. */
  const { business, seen, noteSaved } = useWithOwn(section, options.business);
  const operation = useOperation('saveMoneySettings');
  const toast = useToast();
  const stored = toForm(business);
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
    operation,
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
