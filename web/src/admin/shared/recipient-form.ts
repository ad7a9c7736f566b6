import type { Client } from '@agency/domain/client/schema';
import type { Recipient } from '@agency/domain/quote/schema';
import { email, line, phone } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { orNull } from './or-null.ts';

/** A quote's recipient as the values of its four fields. */
export const recipientSchema = v.strictObject({
  name: line('Name', { max: 100 }),
  email,
  company: orNull(line('Company', { max: 120 })),
  phone: orNull(phone),
});
export type RecipientForm = v.InferInput<typeof recipientSchema>;

export function recipientToForm({ name, email: address, company, phone: number }: Recipient): RecipientForm {
  return { name, email: address, company: company ?? '', phone: number ?? '' };
}

/** One of a client's people, as the recipient of a quote. */
export function recipientAt(
  client: Pick<Client, 'name' | 'kind' | 'phone' | 'people'>,
  address: string,
): Recipient {
  const { name, kind, phone: number, people } = client;
  return {
    name: people.find((person) => person.email === address)?.name ?? name,
    email: address,
    company: kind === 'company' ? name : null,
    phone: number,
  };
}
