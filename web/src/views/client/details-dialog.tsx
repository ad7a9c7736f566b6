import { mayMoveBills } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { UseFormReturn } from 'react-hook-form';
import { useOperation } from '../../firebase/use-operation.ts';
import { CheckboxField } from '../../ui/fields/choice.tsx';
import { FieldRow, FieldStack, Fieldset } from '../../ui/fields/form-layout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { useStoredForm } from '../../ui/form/stored-form.ts';
import {
  type ClientFormOutput,
  type ClientFormValues,
  clientForm,
  clientFormValues,
} from './details-values.ts';

type Form = UseFormReturn<ClientFormValues, unknown, ClientFormOutput>;

interface DetailsDialogProps {
  readonly client: Stored<Client>;
  /** The member who changes it; null for staff, who may also rename it, and send its bills to any address. */
  readonly ownUid: string | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A client's billing details and address. */
export function ClientDetailsDialog({ client, ownUid, onClose, onSaved }: DetailsDialogProps) {
  const isStaff = ownUid === null;
  const operation = useOperation('saveClient');
  const { form, meanwhile } = useStoredForm<ClientFormValues, ClientFormOutput>({
    resolver: valibotResolver(clientForm),
    stored: clientFormValues(client),
  });
  const save = async ({ details, record }: ClientFormOutput): Promise<void> => {
    const input = { clientId: client.id, details, record: isStaff ? record : null };
    if (await operation.run(input)) onSaved();
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={isStaff ? 'Change the client record' : 'Change billing details'}
      description="These details will appear on new invoices. Invoices we’ve already issued won’t change."
      form={form}
      meanwhile={meanwhile}
      onSubmit={save}
      submitting={operation.busy}
      error={operation.error?.message ?? null}
      submitLabel="Save"
      submittingLabel="Saving"
    >
      <FieldStack>
        {isStaff ? <RecordFields form={form} /> : null}
        {isStaff ? (
          <TextField
            {...fieldProps(form, 'details.billingEmail')}
            label="Invoices go to"
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        ) : (
          <SelectField
            {...fieldProps(form, 'details.billingEmail')}
            label="Invoices go to"
            hint={
              mayMoveBills(client, ownUid)
                ? 'Choose someone at your company who has an account. To use another address, contact us.'
                : 'Only the person who gets the invoices can change this. If that isn’t you, contact us.'
            }
            options={billable(client, ownUid).map((value) => ({ value, label: value }))}
          />
        )}
        <AddressFields form={form} />
        <TextField
          {...fieldProps(form, 'details.vatNumber')}
          label="VAT number"
          optional
          autoComplete="off"
          autoCapitalize="characters"
        />
      </FieldStack>
    </DialogForm>
  );
}

/** Where a member may send the bills: they stay, or go from the member's own address to people with a verified one. */
function billable(client: Client, ownUid: string): string[] {
  const { billingEmail, people } = client;
  if (!mayMoveBills(client, ownUid)) return [billingEmail];
  const proved = people.filter(({ uid }) => uid !== null).map(({ email }) => email);
  return [...new Set([billingEmail, ...proved])];
}

function RecordFields({ form }: { readonly form: Form }) {
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
      <CheckboxField
        {...fieldProps(form, 'record.archived')}
        label="Archived"
        hint="We don’t send reminders to archived clients."
      />
    </>
  );
}

/** Once it is said it can be changed, but not unsaid. */
function BuysField({ form }: { readonly form: Form }) {
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

function AddressFields({ form }: { readonly form: Form }) {
  return (
    <Fieldset legend="Address">
      <TextField
        {...fieldProps(form, 'details.address.line1')}
        label="Address"
        autoComplete="address-line1"
      />
      <TextField
        {...fieldProps(form, 'details.address.line2')}
        label="Address line 2"
        optional
        autoComplete="address-line2"
      />
      <FieldRow>
        <TextField {...fieldProps(form, 'details.address.town')} label="Town" autoComplete="address-level2" />
        <TextField
          {...fieldProps(form, 'details.address.county')}
          label="County"
          optional
          autoComplete="address-level1"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...fieldProps(form, 'details.address.postcode')}
          label="Postcode"
          autoComplete="postal-code"
        />
        <TextField
          {...fieldProps(form, 'details.address.country')}
          label="Country"
          autoComplete="country-name"
        />
      </FieldRow>
    </Fieldset>
  );
}
