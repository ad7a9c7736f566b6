import { isInUk } from '@agency/domain/client/schema';
import { useId, useMemo } from 'react';
import { FieldRow, Fieldset } from '../../ui/fields/form-layout.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldProps } from '../../ui/form/form-fields.tsx';
import { countryNames } from './countries.ts';
import { type ClientForm, typedAddress } from './details-values.ts';

/** An address of any country, or none. Once there is one it needs an address and a town, and in the UK a postcode. */
export function AddressFields({ form }: { readonly form: ClientForm }) {
  const address = form.watch('details.address');
  const isNone = typedAddress(address) === null;
  return (
    <Fieldset legend="Address">
      <TextField
        {...fieldProps(form, 'details.address.line1')}
        label="Address"
        optional={isNone}
        autoComplete="address-line1"
      />
      <TextField
        {...fieldProps(form, 'details.address.line2')}
        label="Address line 2"
        optional
        autoComplete="address-line2"
      />
      <FieldRow>
        <TextField
          {...fieldProps(form, 'details.address.town')}
          label="Town"
          optional={isNone}
          autoComplete="address-level2"
        />
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
          optional={isNone || !isInUk(address)}
          autoComplete="postal-code"
        />
        <CountryField form={form} />
      </FieldRow>
    </Fieldset>
  );
}

function CountryField({ form }: { readonly form: ClientForm }) {
  const id = useId();
  const names = useMemo(countryNames, []);
  return (
    <>
      <TextField
        {...fieldProps(form, 'details.address.country')}
        label="Country"
        list={id}
        autoComplete="country-name"
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
