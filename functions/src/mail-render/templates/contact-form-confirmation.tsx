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
  preheader: () => 'A person reads it and answers within one working day.',
  body: (data, brand) => (
    <>
      <Title>We have your message</Title>
      <Paragraph>Thank you for writing. A person will read it and answer within one working day.</Paragraph>
      <Facts facts={[{ label: 'Reference', value: data.reference, isStrong: true }]} />
      <Paragraph>
        To add something, write to <TextLink href={mailto(brand.supportEmail)}>{brand.supportEmail}</TextLink>{' '}
        and quote the reference.
      </Paragraph>
      <Muted>
        You get this because somebody gave this address in the contact form at {brand.brandName}. If it was
        not you, there is nothing to do.
      </Muted>
    </>
  ),
});
