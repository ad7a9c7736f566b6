import { estimate } from '@agency/domain/quote/schema';
import { email, phone, text } from '@agency/domain/shared/fields';
import { formatList } from '@agency/domain/shared/format';
import { mailto } from '@agency/domain/shared/mailto';
import { adminPaths } from '@agency/domain/site/admin-paths';
import * as v from 'valibot';
import { chosenServices, maybe, name, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Facts, Paragraph, Quoted, TextLink, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import { estimateFacts } from './quote-request-confirmation.tsx';

const schema = v.object({
  name,
  email,
  phone: maybe(phone),
  company: maybe(title('Company')),
  reference: title('Reference'),
  services: chosenServices,
  packageName: maybe(title('Package')),
  budget: maybe(title('Budget')),
  timeline: maybe(title('Time')),
  contactPreference: maybe(v.picklist(['email', 'phone'])),
  files: v.optional(v.pipe(v.array(title('File')), v.maxLength(20)), []),
  message: text('Message', { min: 0, max: 5000 }),
  estimate: maybe(estimate),
  adminUrl: url,
});
export type QuoteRequestNotification = v.InferInput<typeof schema>;

export const quoteRequestNotification = defineTemplate({
  schema,
  sample: {
    name: 'Priya Shah',
    email: 'priya.shah@example.com',
    phone: '01403 555 0142',
    company: 'Chanctonbury Bakery Ltd',
    reference: 'Q-7K3M9P',
    services: ['ecommerce'],
    packageName: 'Online shop',
    budget: '£5,000 to £10,000',
    timeline: 'Within 3 months',
    contactPreference: 'phone',
    files: ['bread-boxes.pdf', 'shelf.jpg'],
    message:
      'We sell bread boxes by phone today and would like to take orders online.\n\nAbout 40 products, collection from two shops. Could you say what it costs and how long it takes?',
    estimate: { oneOff: { from: 450_000, to: 630_000 }, monthly: null },
    adminUrl: sampleUrl(adminPaths.quote('Q-7K3M9P')),
  },
  subject: (data) => `Quote request ${data.reference} from ${data.name}`,
  preheader: (data) =>
    [data.company, formatList(data.services), data.packageName].filter(Boolean).join(' · '),
  body: (data, { vatRate }) => (
    <>
      <Title>New quote request</Title>
      <Facts
        facts={[
          { label: 'Reference', value: data.reference, isStrong: true },
          { label: 'From', value: data.name },
          data.company === null ? null : { label: 'Company', value: data.company },
          { label: 'Email', value: <TextLink href={mailto(data.email)}>{data.email}</TextLink> },
          data.phone === null ? null : { label: 'Phone', value: data.phone },
          data.services.length > 0 ? { label: 'Services', value: formatList(data.services) } : null,
          data.packageName === null ? null : { label: 'Package', value: data.packageName },
          data.budget === null ? null : { label: 'Budget', value: data.budget },
          data.timeline === null ? null : { label: 'When', value: data.timeline },
          data.contactPreference === null ? null : { label: 'Answer', value: `by ${data.contactPreference}` },
          data.files.length > 0 ? { label: 'Files', value: formatList(data.files) } : null,
          ...estimateFacts(data.estimate, vatRate),
        ]}
      />
      {data.message === '' ? null : <Quoted text={data.message} author={`${data.name} wrote`} />}
      <Action label="Open the request" url={data.adminUrl} />
      <Paragraph>If you reply to this email, it goes to the person who sent the request.</Paragraph>
    </>
  ),
});
