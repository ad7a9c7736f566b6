import {
  type AgencyInput,
  type AgencySection,
  type AgencySettings,
  seenAgency,
  storedAgency,
  withAgency,
} from '@agency/domain/agency-settings/sections';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { useState } from 'react';
import type { FieldValues, UseFormProps } from 'react-hook-form';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { useSectionForm } from '../shared/use-section-form.ts';

interface AgencyFormOptions<Values extends FieldValues, Output>
  extends Pick<UseFormProps<Values, unknown, Output>, 'resolver'> {
  readonly section: AgencySection;
  readonly settings: AgencySettings;
  /** What is stored, as the form's values. */
  readonly toForm: (settings: AgencySettings) => Values;
  /** The form's output as the operation takes it. */
  readonly toInput: (values: Output, seen: string) => AgencyInput;
  /** 'Brand': what the toast names. */
  readonly saved: string;
}

/** A section of the agency's settings, saved by itself once what it changes has been read. */
export function useAgencyForm<Values extends FieldValues, Output>({
  section,
  ...options
}: AgencyFormOptions<Values, Output>) {
  const operation = useOperation('saveAgencySettings');
  const toast = useToast();
  const held = useSectionForm({
    ...options,
    operation,
    seenOf: (settings: AgencySettings) => seenAgency(section, settings),
    withSaved: withAgency,
  });
  const [asked, setAsked] = useState<{ readonly values: Output; readonly input: AgencyInput } | null>(null);
  const { settings, seen, saveFrom } = held;
  const check = (values: Output) => {
    const input = options.toInput(values, seen);
    const isSame = canonicalJson(storedAgency(section, settings)) === canonicalJson(input.values);
    if (isSame) toast('Nothing has changed here');
    else setAsked({ values, input });
  };
  const confirm = async () => (asked && (await saveFrom(asked.values, asked.input.seen)) ? true : null);
  return { ...held, operation, asked, check, confirm, stopAsking: () => setAsked(null) };
}
