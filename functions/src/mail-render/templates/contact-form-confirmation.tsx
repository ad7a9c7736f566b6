import { mailto } from '@agency/domain/shared/mailto';
import * as v from 'valibot';
import { title } from '../parts/fields.ts';
import { Facts, Muted, Paragraph, TextLink, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

// Sent to an unverified address: it contains nothing that a visitor typed.
const schema = v.object({ reference: title('Reference') });
export type ContactFormConfirmation = v.InferInput<typeof schema>;

export const contactFormConfirmation = defineTemplate({
  schema,
  sample: { reference: 'C-3X7N5R' },
  subject: ({ reference }) => `We have your message ${reference}`,
  preheader: (_data, { soon }) => `A person will read it and answer within ${soon.reply}.`,
  body: (data, brand) => (
    <>
      <Title>We have your message</Title>
      <Paragraph>{`Thank you for writing. A person will read it and answer within ${brand.soon.reply}.`}</Paragraph>
      <Facts facts={[{ label: 'Reference', value: data.reference, isStrong: true }]} />
      <Paragraph>
        To add something, email <TextLink href={mailto(brand.email)}>{brand.email}</TextLink> and quote this
        reference.
      </Paragraph>
      <Muted>
        We’re sending you this because someone entered this address in the contact form of {brand.brandName}.
        If it wasn’t you, you don’t need to do anything.
      </Muted>
    </>
  ),
});
