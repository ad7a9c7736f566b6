import { type MoneyInput, type MoneySection, seenMoney } from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormProps } from 'react-hook-form';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { useStoredForm } from '../../../ui/form/stored-form.ts';

interface MoneyFormOptions<Values extends FieldValues, Output>
  extends Pick<UseFormProps<Values, unknown, Output>, 'resolver'> {
  readonly section: MoneySection;
  readonly business: PrivateSettings;
  /** What is stored, as the form's values. */
  readonly stored: Values;
  /** The form's output as the operation takes it. */
  readonly toInput: (values: Output, seen: string) => MoneyInput;
  /** Where the form shows what the server says of a field. */
  readonly fields?: Readonly<Record<string, FieldPath<Values>>>;
  /** 'Payment terms': what the toast names. */
  readonly saved: string;
}

/** A section's form over the stored settings: follows what others save, and replaces nothing unseen. */
export function useMoneyForm<Values extends FieldValues, Output>(options: MoneyFormOptions<Values, Output>) {
  const { section, business, stored, toInput, fields, saved, resolver } = options;
  const operation = useOperation('saveMoneySettings');
  const toast = useToast();
  const { form, meanwhile } = useStoredForm<Values, Output>({ ...(resolver ? { resolver } : {}), stored });
  const { error } = operation;
  const issue = error?.issues.find(({ path }) => fields?.[path] !== undefined);
  useEffect(() => {
    const name = issue && fields?.[issue.path];
    if (name) form.setError(name, { type: 'server', message: issue.message });
  }, [form, issue, fields]);
  /** What the form is based on now: values that are still to be confirmed go with what they were based on. */
  const seen = seenMoney(section, business);
  const saveFrom = async (values: Output, basedOn: string): Promise<boolean> => {
    const answer = await operation.run(toInput(values, basedOn));
    if (answer === null) return false;
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
