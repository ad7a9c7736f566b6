import type { MoneyValues } from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import { formatList, formatPercent } from '@agency/domain/shared/format';
import { vatOn } from '@agency/domain/vat/history';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOperation } from '../../../firebase/use-operation.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Fieldset } from '../../../ui/fields/form-layout.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import { useNow } from '../../shared/use-now.ts';
import styles from './money.module.css';
import { useMoneyForm } from './use-money-form.ts';
import { RateChanges, RegistrationChanges } from './vat-changes.tsx';
import { type Touching, VatDialog } from './vat-dialog.tsx';
import { toVatForm, type VatForm, vatFormSchema } from './vat-form.ts';

const registeredOptions = [
  { value: 'yes', label: 'Registered for VAT' },
  { value: 'no', label: 'Not registered for VAT' },
];
const defaultOptions = [
  { value: 'standard', label: 'Standard rate' },
  { value: 'reduced', label: 'Reduced rate' },
  { value: 'zero', label: 'Zero rate' },
];

/** Registration and rates, each with its first day. What a change touches is listed before it is saved. */
export function VatSection({ business }: { readonly business: PrivateSettings }) {
  const today = londonDate(useNow());
  const { form, operation, seen, saveFrom, shell } = useMoneyForm<VatForm, MoneyValues<'vat'>>({
    section: 'vat',
    business,
    toForm: (stored) => toVatForm(stored, today),
    resolver: valibotResolver(vatFormSchema(today)),
    toInput: (values, seen) => ({ section: 'vat', values, seen }),
    saved: 'VAT settings',
  });
  const hasChanges = useWatch({ control: form.control, name: 'vatChanges' }).length > 0;
  const preview = useOperation('previewVatChange');
  const [touching, setTouching] = useState<Touching | null>(null);
  const toast = useToast();
  const { isDirty } = form.formState;
  const check = async (values: MoneyValues<'vat'>) => {
    if (!isDirty) {
      toast('Nothing has changed in the VAT settings');
      return;
    }
    const touched = await preview.run(values);
    if (touched) setTouching({ values, seen, touched });
  };
  return (
    <AccountSection
      title="VAT"
      lead="When you’re registered, and at which rates. The tax point of an invoice decides which applies."
    >
      <TodayWords business={business} today={today} />
      <PageForm
        {...shell}
        onSubmit={check}
        submitting={preview.busy || shell.submitting}
        error={preview.error?.message ?? (touching ? null : shell.error)}
        submitLabel="Check and save VAT"
        submittingLabel="Checking"
      >
        <Fieldset
          legend="Registration"
          hint="Your VAT number is with your company’s details in ‘site.json’, as ‘vatNumber’. The person who runs this site for you can change it there."
        >
          <SelectField
            {...fieldProps(form, 'registeredAtFirst')}
            label={<span>{hasChanges ? 'Before the first change' : 'Registration'}</span>}
            options={registeredOptions}
            className={styles.short}
          />
          <RegistrationChanges form={form} options={registeredOptions} />
        </Fieldset>
        <Fieldset
          legend="Rates"
          hint="At first: 20% standard and 5% reduced. Add a rate before its first day."
        >
          <RateChanges form={form} />
          <SelectField
            {...fieldProps(form, 'defaultKind')}
            label="Rate that new lines start with"
            options={defaultOptions}
            className={styles.short}
          />
        </Fieldset>
      </PageForm>
      <NotIncluded />
      {touching ? (
        <VatDialog
          touching={touching}
          operation={operation}
          onConfirm={() => saveFrom(touching.values, touching.seen)}
          onClose={() => setTouching(null)}
        />
      ) : null}
    </AccountSection>
  );
}

function TodayWords({ business, today }: { readonly business: PrivateSettings; readonly today: string }) {
  const { registered, rates } = vatOn(business, today);
  return (
    <p>
      {registered
        ? `Today you’re registered for VAT. The rates are ${formatList(rates.map(formatPercent))}.`
        : 'Today you’re not registered for VAT, so prices, quotes and invoices show none.'}
    </p>
  );
}

function NotIncluded() {
  return (
    <p className={styles.note}>
      Everything is in pounds sterling. The Construction Industry Scheme (CIS), the domestic reverse charge
      for building work and VAT returns aren’t included: use your accounting software for those.
    </p>
  );
}
