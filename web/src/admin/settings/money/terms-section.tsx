import { otherDaysWarning } from '@agency/domain/client/terms';
import { type MoneyValues, moneySections } from '@agency/domain/money-settings/sections';
import type { ConsumerTerms, PrivateSettings } from '@agency/domain/settings/schema';
import { formatInstantDate } from '@agency/domain/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { Callout } from '../../../ui/callout.tsx';
import { Fieldset } from '../../../ui/fields/form-layout.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import { PageForm } from '../../../ui/form/page-form.tsx';
import { AccountSection } from '../../../views/account/account-section.tsx';
import styles from './money.module.css';
import { useMoneyForm } from './use-money-form.ts';

const noRights: ConsumerTerms = { cancellationRight: '', cancellationForm: '', startEarlyRequest: '' };

/** The three texts for private buyers are all there, or none. */
const termsForm = v.pipe(
  v.object({
    version: v.string(),
    text: v.string(),
    consumer: v.object({
      cancellationRight: v.string(),
      cancellationForm: v.string(),
      startEarlyRequest: v.string(),
    }),
  }),
  v.transform(({ consumer, ...rest }) => {
    const isEmpty = Object.values(consumer).every((text) => text.trim() === '');
    return { ...rest, consumer: isEmpty ? null : consumer };
  }),
  moneySections.terms,
);
type TermsForm = v.InferInput<typeof termsForm>;

const fields = { 'values.version': 'version' } as const;

/** What clients agree to. A new text is a new version; what was sent stays with its own. */
export function TermsSection({ business }: { readonly business: PrivateSettings }) {
  const { form, save, shell } = useMoneyForm<TermsForm, MoneyValues<'terms'>>({
    section: 'terms',
    business,
    toForm: ({ terms }) => ({
      version: terms.version,
      text: terms.text,
      consumer: terms.consumer ?? noRights,
    }),
    resolver: valibotResolver(termsForm),
    toInput: (values, seen) => ({ section: 'terms', values, seen }),
    fields,
    saved: 'Terms',
  });
  const text = useWatch({ control: form.control, name: 'text' });
  const warning = otherDaysWarning(text, business.paymentTermsDays);
  return (
    <AccountSection
      title="Terms"
      lead="What clients agree to when they accept a quote. Quotes that have been sent keep the version they were sent with."
    >
      <Versions business={business} />
      <PageForm {...shell} onSubmit={save} submitLabel="Save terms">
        <TextField
          {...fieldProps(form, 'version')}
          label="Version"
          hint="A changed text needs a new version, like 2027-1."
          maxLength={40}
          className={styles.short}
        />
        <TextArea
          {...fieldProps(form, 'text')}
          label="Terms"
          rows={12}
          limit={40_000}
          className={styles.long}
        />
        {warning === null ? null : (
          <Callout tone="warning" announce="status">
            <p>{warning}</p>
          </Callout>
        )}
        <Fieldset
          legend="For private buyers"
          hint="Without these three texts, no quote goes to someone who buys privately."
        >
          <TextArea
            {...fieldProps(form, 'consumer.cancellationRight')}
            label="Right to cancel"
            rows={5}
            className={styles.long}
            limit={8000}
          />
          <TextArea
            {...fieldProps(form, 'consumer.cancellationForm')}
            label="Cancellation form"
            rows={5}
            className={styles.long}
            limit={4000}
          />
          <TextArea
            {...fieldProps(form, 'consumer.startEarlyRequest')}
            label="Request to start early"
            rows={2}
            limit={500}
          />
        </Fieldset>
      </PageForm>
    </AccountSection>
  );
}

function Versions({ business: { terms, earlierTerms } }: { readonly business: PrivateSettings }) {
  return (
    <ul className={styles.list} aria-label="Versions of the terms">
      {[terms, ...earlierTerms.toReversed()].map(({ version, publishedAt }, index) => (
        <li key={version}>
          <span>{version}</span>
          <span>{`${index === 0 ? 'In use since' : 'From'} ${formatInstantDate(publishedAt)}`}</span>
        </li>
      ))}
    </ul>
  );
}
