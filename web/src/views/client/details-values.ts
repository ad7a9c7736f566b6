import {
  type Client,
  type ClientDetails,
  type ClientRecord,
  clientDetails,
  clientRecord,
} from '@agency/domain/client/schema';
import { email, paymentTermsDays } from '@agency/domain/shared/fields';
import { parseQuantity } from '@agency/domain/shared/number-text';
import { isBlank } from '@agency/domain/shared/plain-text';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';

const text = v.string();
/** The fields for addresses that get invoices besides the billing address. */
export const extraAddressSlots = [0, 1, 2] as const;

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
  record: v.object({
    name: text,
    kind: text,
    buys: text,
    phone: text,
    archived: v.boolean(),
    paymentTermsDays: text,
    purchaseOrderRequired: v.boolean(),
    invoiceEmails: v.tuple([text, text, text]),
  }),
});
export type ClientFormValues = v.InferInput<typeof typed>;

export interface ClientFormOutput {
  readonly details: ClientDetails;
  readonly record: ClientRecord;
}

export type ClientForm = UseFormReturn<ClientFormValues, unknown, ClientFormOutput>;

/** Null for the terms of the settings; NaN for what is no number, which the record's schema refuses. */
export function termsDaysOf(typed: string): number | null {
  const parsed = parseQuantity(typed);
  return parsed.ok ? parsed.value : Number.NaN;
}

const orNull = (value: string) => (isBlank(value) ? null : value);

/** The country alone is not an address: it is filled in from the start. */
export function typedAddress(address: ClientFormValues['details']['address']) {
  const { country: _country, ...rest } = address;
  return Object.values(rest).every(isBlank) ? null : address;
}

/** Said of persons alone; while nobody has, the field is left out. */
function withBuys<T extends { readonly kind: string; readonly buys: string }>({ buys, ...record }: T) {
  return record.kind === 'company' || buys === '' ? record : { ...record, buys };
}

/** Empty fields among them are none; what is wrong with one is said beside it. */
const invoiceEmails = v.pipe(
  v.array(v.lazy((typed) => (isBlank(String(typed)) ? v.string() : email))),
  v.transform((typed) => typed.filter((address) => !isBlank(address))),
);

const typedRecord = v.strictObject({
  ...clientRecord.entries,
  paymentTermsDays: v.nullable(paymentTermsDays),
  purchaseOrderRequired: v.boolean(),
  invoiceEmails,
});

export const clientForm = v.pipe(
  typed,
  v.transform(({ details, record }) => ({
    details: {
      ...details,
      address: typedAddress(details.address),
      vatNumber: orNull(details.vatNumber),
    },
    record: withBuys({
      ...record,
      phone: orNull(record.phone),
      paymentTermsDays: termsDaysOf(record.paymentTermsDays),
      invoiceEmails: [...record.invoiceEmails],
    }),
  })),
  v.object({ details: clientDetails, record: typedRecord }),
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
  const { paymentTermsDays: days, purchaseOrderRequired } = client;
  const [first = '', second = '', third = ''] = client.invoiceEmails;
  return {
    details: { address: address ?? noAddress, vatNumber: vatNumber ?? '', billingEmail },
    record: {
      name,
      kind,
      buys: buys ?? '',
      phone: phone ?? '',
      archived,
      paymentTermsDays: days === null ? '' : String(days),
      purchaseOrderRequired,
      invoiceEmails: [first, second, third],
    },
  };
}
