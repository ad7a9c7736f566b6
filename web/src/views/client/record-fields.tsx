import { longTermsWarning } from '@agency/domain/client/terms';
import { Callout } from '../../ui/callout.tsx';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { FieldRow, Fieldset } from '../../ui/fields/form-layout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { type ClientForm, extraAddressSlots, termsDaysOf } from './details-values.ts';

interface FieldsProps {
  readonly form: ClientForm;
}

/** Who the client is, for staff. */
export function RecordFields({ form }: FieldsProps) {
  const isPerson = form.watch('record.kind') === 'person';
  return (
    <>
      <TextField {...fieldProps(form, 'record.name')} label="Name" autoComplete="off" />
      <FieldRow>
        <SelectField
          {...fieldProps(form, 'record.kind')}
          label="Kind"
          options={[
            { value: 'company', label: 'Company' },
            { value: 'person', label: 'Person' },
          ]}
        />
        <TextField
          {...fieldProps(form, 'record.phone')}
          label="Phone"
          type="tel"
          optional
          autoComplete="off"
        />
      </FieldRow>
      {isPerson ? <BuysField form={form} /> : null}
    </>
  );
}

/** Once it is said it can be changed, but not unsaid. */
function BuysField({ form }: FieldsProps) {
  const isSaid = form.formState.defaultValues?.record?.buys !== '';
  return (
    <SelectField
      {...fieldProps(form, 'record.buys')}
      label="Buys"
      hint="A private buyer can cancel within 14 days of accepting a quote."
      options={[
        ...(isSaid ? [] : [{ value: '', label: 'Not said yet' }]),
        { value: 'business', label: 'For a business or organisation' },
        { value: 'private', label: 'Privately' },
      ]}
    />
  );
}

/** Where the client's invoices go, and what they ask for, for staff. */
export function InvoicingFields({ form }: FieldsProps) {
  const warning = longTermsWarning(termsDaysOf(form.watch('record.paymentTermsDays')));
  return (
    <Fieldset legend="Invoices">
      <TextField
        {...fieldProps(form, 'details.billingEmail')}
        label="Invoices go to"
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      {extraAddressSlots.map((slot) => (
        <TextField
          key={slot}
          {...fieldProps(form, `record.invoiceEmails.${slot}`)}
          label={`Also to (address ${slot + 1} of ${extraAddressSlots.length})`}
          hint={
            slot === 0 ? 'For invoices and receipts, such as an accountant’s. No account needed.' : undefined
          }
          optional
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      ))}
      <TextField
        {...fieldProps(form, 'record.paymentTermsDays')}
        label="Payment terms"
        suffix="days"
        optional
        inputMode="numeric"
        autoComplete="off"
        hint="Leave blank for the terms in the settings."
      />
      {warning === null ? null : (
        <Callout tone="warning" announce="status">
          <p>{warning}</p>
        </Callout>
      )}
      <CheckboxField
        {...fieldProps(form, 'record.purchaseOrderRequired')}
        label="Purchase order required"
        hint="Then we can’t issue an invoice without the client’s purchase order number."
      />
    </Fieldset>
  );
}
