import { email, text } from '@agency/domain/shared/fields';
import { mailto } from '@agency/domain/shared/mailto';
import { adminPaths } from '@agency/domain/site/admin-paths';
import * as v from 'valibot';
import { name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Facts, Paragraph, Quoted, TextLink, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

const schema = v.object({
  name,
  email,
  subject: title('Subject'),
  message: text('Message', { max: 5000 }),
  adminUrl: url,
});
export type ContactFormNotification = v.InferInput<typeof schema>;

/** The subject is the visitor's own: `data.subject` replaces a template's. */
export const contactFormNotification = defineTemplate({
  schema,
  sample: {
    name: 'Tom Ashdown',
    email: 'tom.ashdown@example.com',
    subject: 'Moving our site to you',
    message: 'Our site is with another agency and we would like to move it.\n\nWhat do you need from us?',
    adminUrl: sampleUrl(adminPaths.contact('C-3X7N5R')),
  },
  subject: (data) => data.subject,
  preheader: (data) => `Message from ${data.name} through the contact form`,
  body: (data) => (
    <>
      <Title>New message from the contact form</Title>
      <Facts
        facts={[
          { label: 'From', value: data.name },
          { label: 'Email', value: <TextLink href={mailto(data.email)}>{data.email}</TextLink> },
          { label: 'Subject', value: data.subject },
        ]}
      />
      <Quoted text={data.message} author={`${data.name} wrote`} />
      <Action label="Open the message" url={data.adminUrl} />
      <Paragraph>If you reply to this email, it goes to the person who wrote.</Paragraph>
    </>
  ),
});
