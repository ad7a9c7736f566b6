import type { PackageContent } from '@agency/domain/package/schema';
import { slugOf } from '@agency/domain/shared/slug-of';
import { paths } from '@agency/domain/site/paths';
import { serviceSlugs, services } from '@agency/domain/site/services';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { FieldRow, Fieldset } from '../../ui/fields/form-layout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormMoneyField, fieldProps } from '../../ui/form/form-fields.tsx';
import type { PackageForm } from './package-form.ts';

type Form = UseFormReturn<PackageForm, unknown, PackageContent>;

interface Props {
  readonly form: Form;
  /** It has been published: links to its address are out. */
  readonly isSlugFixed: boolean;
}

const serviceOptions = [
  { value: '', label: 'None' },
  ...serviceSlugs.map((value) => ({ value, label: services[value] })),
];
const billings = [
  { value: 'once', label: 'One-off' },
  { value: 'monthly', label: 'Every month' },
];

export function PackageFields({ form, isSlugFixed }: Props) {
  return (
    <>
      <Naming form={form} isSlugFixed={isSlugFixed} />
      <Fieldset legend="What it is">
        <TextArea {...fieldProps(form, 'summary')} label="Summary" rows={2} limit={300} />
        <TextField {...fieldProps(form, 'audience')} label="Who it is for" optional />
        <TextArea
          {...fieldProps(form, 'features')}
          label="Features"
          hint="One on each line, at most 12."
          rows={6}
        />
        <TextArea
          {...fieldProps(form, 'exclusions')}
          label="Not included"
          hint="What costs extra or is left out: one on each line, at most 8."
          rows={3}
          optional
        />
      </Fieldset>
      <Price form={form} />
      <Fieldset legend="On the site">
        <SelectField {...fieldProps(form, 'service')} label="Service" options={serviceOptions} />
        <CheckboxField {...form.register('highlighted')} label="Mark it as a good start" />
      </Fieldset>
    </>
  );
}

function Naming({ form, isSlugFixed }: Props) {
  const name = fieldProps(form, 'name');
  const suggest = () => {
    if (isSlugFixed || form.getValues('slug') !== '') return;
    form.setValue('slug', slugOf(form.getValues('name')), { shouldDirty: true });
  };
  return (
    <Fieldset legend="Name">
      <TextField
        {...name}
        label="Name"
        onBlur={async (event) => {
          await name.onBlur(event);
          suggest();
        }}
      />
      <TextField
        {...fieldProps(form, 'slug')}
        label="Name in the address"
        readOnly={isSlugFixed}
        hint={
          isSlugFixed
            ? 'It stays as it is: links to this package are out, and texts name its price by it.'
            : `It ends the link to the quote form: ${paths.quote({ package: 'care-plan' })}. It can’t change once the package has been published.`
        }
      />
    </Fieldset>
  );
}

function Price({ form }: Pick<Props, 'form'>) {
  return (
    <Fieldset legend="Price and time">
      <FieldRow>
        <FormMoneyField control={form.control} name="priceFrom" label="Price, from" hint="Before VAT." />
        <SelectField
          {...fieldProps(form, 'billing')}
          label="Billing"
          options={billings}
          hint="How it is paid."
        />
      </FieldRow>
      <TextField
        {...fieldProps(form, 'timeline')}
        label="How long it takes"
        hint="‘3 to 4 weeks’, or a time of the settings: {{time websites}}."
        optional
      />
    </Fieldset>
  );
}
