import {
  type MoneyInput,
  type MoneySection,
  seenMoney,
  withSaved,
} from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import type { FieldPath, FieldValues, UseFormProps } from 'react-hook-form';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useSectionForm } from '../shared/use-section-form.ts';

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

/** A section of the money settings, saved by itself. */
export function useMoneyForm<Values extends FieldValues, Output>({
  section,
  business,
  ...rest
}: MoneyFormOptions<Values, Output>) {
  const operation = useOperation('saveMoneySettings');
  const seenOf = (settings: PrivateSettings) => seenMoney(section, settings);
  return { ...useSectionForm({ ...rest, settings: business, operation, seenOf, withSaved }), operation };
}
