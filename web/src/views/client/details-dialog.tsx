import { mayMoveBills } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useOperation } from '../../firebase/use-operation.ts';
import { FieldStack } from '../../ui/fields/form-layout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DialogForm } from '../../ui/form/dialog-form.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { useStoredForm } from '../../ui/form/stored-form.ts';
import { AddressFields } from './address-fields.tsx';
import {
  type ClientFormOutput,
  type ClientFormValues,
  clientForm,
  clientFormValues,
} from './details-values.ts';
import { InvoicingFields, RecordFields } from './record-fields.tsx';

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
    const clientId = client.id;
    const seen = client.updatedAt.getTime();
    const input = isStaff ? { clientId, details, record, seen } : { clientId, details, record: null };
    if (await operation.run(input)) onSaved();
  };
  return (
    <DialogForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={isStaff ? 'Change client details' : 'Change billing details'}
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
          <InvoicingFields form={form} />
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
          hint="Of any country, like GB123456789 or IE1234567FA."
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
