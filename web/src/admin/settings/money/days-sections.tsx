import { longTermsWarning, otherDaysWarning } from '@agency/domain/client/terms';
import { type MoneyValues, moneySections } from '@agency/domain/money-settings/sections';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useWatch } from 'react-hook-form';
import { Callout } from '../../../ui/callout.tsx';
import { FieldStack } from '../../../ui/fields/form-layout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import styles from './money.module.css';
import { useMoneyForm } from './use-money-form.ts';

interface Props {
  readonly business: PrivateSettings;
}

/** In how many days an invoice is to be paid. */
export function PaymentTermsSection({ business }: Props) {
  const { form, save, shell } = useMoneyForm<{ paymentTermsDays: number }, MoneyValues<'paymentTerms'>>({
    section: 'paymentTerms',
    business,
    toForm: (stored) => ({ paymentTermsDays: stored.paymentTermsDays }),
    resolver: valibotResolver(moneySections.paymentTerms),
    toInput: (values, seen) => ({ section: 'paymentTerms', values, seen }),
    saved: 'Payment terms',
  });
  const days = useWatch({ control: form.control, name: 'paymentTermsDays' });
  const warnings = [longTermsWarning(days), otherDaysWarning(business.terms.text, days)];
  return (
    <AccountSection
      title="Payment terms"
      lead="When an invoice is due. You can set other terms for a client on their record."
    >
      <PageForm {...shell} onSubmit={save} submitLabel="Save payment terms">
        <FieldStack>
          <TextField
            {...fieldProps(form, 'paymentTermsDays')}
            {...form.register('paymentTermsDays', { valueAsNumber: true })}
            label="Days to pay"
            hint="Counted from the day of issue. Invoices that have been issued keep their due date."
            type="number"
            min={0}
            step={1}
            suffix="days"
            className={styles.short}
          />
          {warnings.map((warning) =>
            warning === null ? null : (
              <Callout key={warning} tone="warning" announce="status">
                <p>{warning}</p>
              </Callout>
            ),
          )}
        </FieldStack>
      </PageForm>
    </AccountSection>
  );
}

/** How long a quote can be accepted. */
export function QuoteValiditySection({ business }: Props) {
  const { form, save, shell } = useMoneyForm<{ quoteValidityDays: number }, MoneyValues<'quoteValidity'>>({
    section: 'quoteValidity',
    business,
    toForm: (stored) => ({ quoteValidityDays: stored.quoteValidityDays }),
    resolver: valibotResolver(moneySections.quoteValidity),
    toInput: (values, seen) => ({ section: 'quoteValidity', values, seen }),
    saved: 'Quote validity',
  });
  return (
    <AccountSection
      title="Quote validity"
      lead="How long new quotes can be accepted. You can choose another day in each quote."
    >
      <PageForm {...shell} onSubmit={save} submitLabel="Save quote validity">
        <TextField
          {...fieldProps(form, 'quoteValidityDays')}
          {...form.register('quoteValidityDays', { valueAsNumber: true })}
          label="Days a quote is valid"
          type="number"
          min={1}
          step={1}
          suffix="days"
          className={styles.short}
        />
      </PageForm>
    </AccountSection>
  );
}
