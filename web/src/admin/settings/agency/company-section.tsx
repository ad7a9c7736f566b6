import type { AgencySettings, AgencyValues } from '@agency/domain/agency-settings/sections';
import { legalSentences } from '@agency/domain/settings/legal-words';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../ui/fields/choice.tsx';
import { FieldRow, FieldStack, Fieldset } from '../../../ui/fields/form-layout.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldProps } from '../../../ui/form/form-fields.tsx';
import styles from './agency.module.css';
import { AgencyFormSection } from './agency-section.tsx';
import { type CompanyForm, companyForm, toCompanyForm } from './company-form.ts';
import { useAgencyForm } from './use-agency-form.ts';

type Form = UseFormReturn<CompanyForm, unknown, AgencyValues<'company'>>;

const kinds = [
  { value: 'company', label: 'Limited company' },
  { value: 'llp', label: 'Limited liability partnership' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'soleTrader', label: 'Sole trader' },
];

/** Who the agency is by law, and what the law makes it say. */
export function CompanySection({ settings }: { readonly settings: AgencySettings }) {
  const held = useAgencyForm<CompanyForm, AgencyValues<'company'>>({
    section: 'company',
    settings,
    toForm: ({ site }) => toCompanyForm(site.company),
    resolver: valibotResolver(companyForm),
    toInput: (values, seen) => ({ section: 'company', values, seen }),
    saved: 'Company details',
  });
  const { site, business } = held.settings;
  const said = legalSentences({ ...site, vatRegistered: business.vatRegistered });
  return (
    <AgencyFormSection
      title="Legal details"
      lead="The law makes a business say who runs it on its site, emails and invoices. What it has to say depends on the type of business."
      submitLabel="Save company details"
      held={held}
    >
      <p className={styles.said}>{`The site currently says: ${said.join(' ')}`}</p>
      <Fields form={held.form} />
    </AgencyFormSection>
  );
}

function Fields({ form }: { readonly form: Form }) {
  const kind = useWatch({ control: form.control, name: 'company.kind' });
  const isRegistered = kind === 'company' || kind === 'llp';
  return (
    <>
      <FieldStack>
        <SelectField {...fieldProps(form, 'company.kind')} label="Kind of business" options={kinds} />
        {isRegistered ? <Registered form={form} isLlp={kind === 'llp'} /> : null}
        {kind === 'partnership' ? <Partners form={form} /> : null}
        {kind === 'soleTrader' ? (
          <TextField
            {...fieldProps(form, 'company.name')}
            label="Name of the sole trader"
            hint="Your own name, as it is on official documents."
            maxLength={100}
          />
        ) : null}
      </FieldStack>
      {isRegistered ? (
        <Address form={form} of="registeredOffice" legend="Registered office" />
      ) : (
        <Address form={form} of="address" legend="Address where documents can be served" />
      )}
      <FieldRow>
        <TextField {...fieldProps(form, 'company.vatNumber')} label="VAT number" optional />
        <TextField
          {...fieldProps(form, 'company.icoNumber')}
          label="ICO registration number"
          optional
          maxLength={20}
        />
      </FieldRow>
    </>
  );
}

function Registered({ form, isLlp }: { readonly form: Form; readonly isLlp: boolean }) {
  return (
    <>
      <TextField {...fieldProps(form, 'company.registeredName')} label="Registered name" maxLength={160} />
      <FieldRow>
        <TextField
          {...fieldProps(form, 'company.companyNumber')}
          label={isLlp ? 'Registered number' : 'Company number'}
          maxLength={20}
        />
        <TextField
          {...fieldProps(form, 'company.registeredIn')}
          label="Registered in"
          hint="England and Wales, Scotland or Northern Ireland."
          maxLength={60}
        />
      </FieldRow>
    </>
  );
}

function Partners({ form }: { readonly form: Form }) {
  const hasList = useWatch({ control: form.control, name: 'company.hasList' });
  return (
    <>
      <CheckboxField
        {...fieldProps(form, 'company.hasList')}
        label="There are more than 20 partners: a list of their names can be inspected at the address"
      />
      {hasList ? null : (
        <TextArea
          {...fieldProps(form, 'company.partners')}
          label="Partners"
          hint="One name on each line."
          rows={4}
        />
      )}
    </>
  );
}

interface AddressProps {
  readonly form: Form;
  readonly of: 'registeredOffice' | 'address';
  readonly legend: string;
}

function Address({ form, of, legend }: AddressProps) {
  const base = `company.${of}` as const;
  return (
    <Fieldset legend={legend}>
      <TextField {...fieldProps(form, `${base}.line1`)} label="Address" />
      <TextField {...fieldProps(form, `${base}.line2`)} label="Address line 2" optional />
      <FieldRow>
        <TextField {...fieldProps(form, `${base}.town`)} label="Town" />
        <TextField {...fieldProps(form, `${base}.county`)} label="County" optional />
      </FieldRow>
      <FieldRow>
        <TextField {...fieldProps(form, `${base}.postcode`)} label="Postcode" />
        <TextField {...fieldProps(form, `${base}.country`)} label="Country" />
      </FieldRow>
    </Fieldset>
  );
}
