import { priceParts } from '@agency/domain/figures/price-words';
import { services } from '@agency/domain/site/services';
import { CheckboxField, CheckboxGroup, RadioGroup } from '../../ui/fields/choice.tsx';
import { FieldRow } from '../../ui/fields/form-layout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { PriceText } from '../../ui/text.tsx';
import { type FormValues, listOf, textOf } from '../../views/enquiry/form-values.ts';
import { PersonFields } from '../../views/enquiry/person-fields.tsx';
import { FilesField } from './files-field.tsx';
import styles from './quote.module.css';
import type { QuotablePackage, QuotePageData } from './quote-data.ts';
import type { Uploads } from './use-uploads.ts';

export interface StepProps {
  readonly data: QuotePageData;
  readonly values: FormValues;
  readonly messages: Readonly<Record<string, string>>;
}

const serviceOptions = Object.entries(services).map(([value, label]) => ({ value, label }));
const asOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));

function packageOption(
  { id, name, summary, priceFrom, billing }: QuotablePackage,
  vatRate: QuotePageData['vatRate'],
) {
  const price = priceParts({ from: priceFrom, to: priceFrom, billing }, vatRate);
  const label = (
    <span className={styles.offer}>
      <span>{name}</span>
      <PriceText prefix="from" price={price} />
    </span>
  );
  return { value: id, label, detail: summary };
}

const noPackage = { value: '', label: 'No package', detail: 'I want something else, or I don’t know yet.' };

export function NeedsFields({ data, values, messages }: StepProps) {
  return (
    <>
      {data.packages.length > 0 ? (
        <RadioGroup
          name="packageId"
          label="Package"
          optional
          look="cards"
          className={styles.packages}
          options={[...data.packages.map((offer) => packageOption(offer, data.vatRate)), noPackage]}
          defaultValue={textOf(values, 'packageId')}
          error={messages.packageId}
        />
      ) : null}
      <CheckboxGroup
        name="services"
        label="Services"
        hint={
          data.packages.length > 0
            ? 'Select anything you need as well as the package, or instead of one. If you’re not sure, select the closest and we’ll ask.'
            : 'Select everything you may need. If you’re not sure, select the closest and we’ll ask.'
        }
        className={styles.services}
        options={serviceOptions}
        defaultValue={listOf(values, 'services')}
        error={messages.services}
      />
    </>
  );
}

interface ProjectFieldsProps extends StepProps {
  readonly uploads: Uploads;
}

export function ProjectFields({ data, values, messages, uploads }: ProjectFieldsProps) {
  return (
    <>
      <TextArea
        name="message"
        label="What do you want this project to change?"
        hint="A few sentences are enough: who it’s for, what it needs to do and what you have now."
        rows={7}
        limit={5000}
        defaultValue={textOf(values, 'message')}
        error={messages.message}
      />
      <FieldRow>
        <SelectField
          name="budget"
          label="Budget"
          optional
          placeholder="Choose a range"
          options={asOptions(data.budgets)}
          defaultValue={textOf(values, 'budget')}
          error={messages.budget}
        />
        <SelectField
          name="timeline"
          label="When do you need it?"
          optional
          placeholder="Choose a time"
          options={asOptions(data.timelines)}
          defaultValue={textOf(values, 'timeline')}
          error={messages.timeline}
        />
      </FieldRow>
      <FilesField
        uploads={uploads}
        accept={data.acceptedFiles}
        email={data.email}
        error={messages.attachments}
      />
    </>
  );
}

const contactOptions = [
  { value: 'email', label: 'By email' },
  { value: 'phone', label: 'By phone' },
];

export function DetailsFields({ values, messages }: StepProps) {
  const field = (name: string) => ({ name, defaultValue: textOf(values, name), error: messages[name] });
  return (
    <>
      <PersonFields field={field} />
      <RadioGroup
        name="contactPreference"
        label="How should we reply?"
        className={styles.inline}
        options={contactOptions}
        defaultValue={textOf(values, 'contactPreference') || 'email'}
        error={messages.contactPreference}
      />
      <CheckboxField
        name="consent"
        value="true"
        label="Use these details to answer my request"
        hint="We keep your enquiry for up to 24 months and never share it. You can ask us to delete it at any time."
        autoComplete="off"
        defaultChecked={textOf(values, 'consent') === 'true'}
        error={messages.consent}
      />
    </>
  );
}
