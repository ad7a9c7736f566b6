import {
  type Client,
  type ClientDetails,
  type ClientRecord,
  clientDetails,
  clientRecord,
} from '@agency/domain/client/schema';
import { isBlank } from '@agency/domain/shared/plain-text';
import * as v from 'valibot';

const text = v.string();

/** The form's values: a missing one is an empty field. */
const typed = v.object({
  details: v.object({
    address: v.object({
      line1: text,
      line2: text,
      town: text,
      county: text,
      postcode: text,
      country: text,
    }),
    vatNumber: text,
    billingEmail: text,
  }),
  record: v.object({ name: text, kind: text, buys: text, phone: text, archived: v.boolean() }),
});
export type ClientFormValues = v.InferInput<typeof typed>;

export interface ClientFormOutput {
  readonly details: ClientDetails;
  readonly record: ClientRecord;
}

const orNull = (value: string) => (isBlank(value) ? null : value);

/** The country alone is not an address: it is filled in from the start. */
function typedAddress(address: ClientFormValues['details']['address']) {
  const { country: _country, ...rest } = address;
  return Object.values(rest).every(isBlank) ? null : address;
}

/** Said of persons alone; while nobody has, the field is left out. */
function withBuys<T extends { readonly kind: string; readonly buys: string }>({ buys, ...record }: T) {
  return record.kind === 'company' || buys === '' ? record : { ...record, buys };
}

export const clientForm = v.pipe(
  typed,
  v.transform(({ details, record }) => ({
    details: {
      ...details,
      address: typedAddress(details.address),
      vatNumber: orNull(details.vatNumber),
    },
    record: withBuys({ ...record, phone: orNull(record.phone) }),
  })),
  v.object({ details: clientDetails, record: clientRecord }),
);

const noAddress = {
  line1: '',
  line2: '',
  town: '',
  county: '',
  postcode: '',
  country: 'United Kingdom',
} as const;

export function clientFormValues(client: Client): ClientFormValues {
  const { address, vatNumber, billingEmail, name, kind, buys, phone, archived } = client;
  return {
    details: { address: address ?? noAddress, vatNumber: vatNumber ?? '', billingEmail },
    record: { name, kind, buys: buys ?? '', phone: phone ?? '', archived },
  };
}
