import { consumerTerms } from '@agency/domain/settings/schema';
import { civilDate } from '@agency/domain/shared/fields';
import { formatDate, formatDateTimeWithZone } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { instant, isBusiness, maybe, name, quoteTotals, sampleUrl, title, url } from '../parts/fields.ts';
import {
  Action,
  Facts,
  Letter,
  Muted,
  Paragraph,
  Subtitle,
  TextLink,
  Title,
  totalsFacts,
} from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

/** The content of an acceptance, the same for the client and for staff. */
export const acceptedQuote = v.object({
  clientName: name,
  isBusiness,
  quoteNumber: title('Quote number'),
  quoteTitle: maybe(title('Title')),
  acceptedBy: name,
  acceptedAt: instant,
  totals: quoteTotals,
  projectUrl: url,
  certificateUrl: url,
  /** For a private buyer: until when they can cancel, when work starts, and the texts that they have a right to. */
  cancelling: maybe(
    v.object({
      until: civilDate,
      startsOn: civilDate,
      startEarly: v.boolean(),
      right: consumerTerms.entries.cancellationRight,
      form: consumerTerms.entries.cancellationForm,
    }),
  ),
});
export type QuoteAcceptedConfirmation = v.InferInput<typeof acceptedQuote>;

export const acceptedSample = {
  clientName: 'Priya Shah',
  quoteNumber: 'Q-7K3M9P',
  quoteTitle: 'Online shop for bread boxes',
  acceptedBy: 'Priya Shah',
  acceptedAt: '2026-11-27T14:05:00.000Z',
  totals: {
    oneOff: {
      subtotal: 480_000,
      discount: 30_000,
      net: 450_000,
      vatByRate: [{ rate: 2000 as const, net: 450_000, vat: 90_000 }],
      vat: 90_000,
      total: 540_000,
    },
    monthly: { subtotal: 0, discount: 0, net: 0, vatByRate: [], vat: 0, total: 0 },
    vatRegistered: true,
  },
  projectUrl: sampleUrl(paths.client.project('P-4T8W2X')),
  certificateUrl: sampleUrl(paths.verify('c-7f3a9b2c')),
};

export const quoteAcceptedConfirmation = defineTemplate({
  schema: acceptedQuote,
  sample: acceptedSample,
  subject: (data) => `Quote ${data.quoteNumber} has been accepted`,
  preheader: () => 'What we agreed, and what happens next.',
  body: (data, { soon }) => (
    <>
      <Title>Thank you for accepting our quote</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>
        {`We’ve set up your project and will email you within ${soon.reply} to agree the first step. Please keep this email as a record of what we agreed.`}
      </Paragraph>
      <AcceptedFacts data={data} />
      <Action label="See your project" url={data.projectUrl} />
      <Paragraph>
        Your certificate of acceptance is at{' '}
        <TextLink href={data.certificateUrl}>{data.certificateUrl}</TextLink>. It records exactly what you
        accepted. Anyone with this address can check it.
      </Paragraph>
      {data.cancelling === null ? null : <Cancelling {...data.cancelling} />}
      <Muted>If you didn’t accept this quote, reply to this email straight away.</Muted>
    </>
  ),
});

type Cancelled = NonNullable<v.InferOutput<typeof acceptedQuote>['cancelling']>;

function Cancelling({ until, startsOn, startEarly, right, form }: Cancelled) {
  return (
    <>
      <Subtitle>Your right to cancel</Subtitle>
      <Paragraph>
        {`You can cancel until the end of ${formatDate(until)}. `}
        {startEarly
          ? 'You asked us to start before then.'
          : `You haven’t asked us to start earlier, so work starts on ${formatDate(startsOn)} at the earliest.`}
      </Paragraph>
      <Letter text={right} />
      <Subtitle>Cancellation form</Subtitle>
      <Letter text={form} />
    </>
  );
}

export function AcceptedFacts({ data }: { readonly data: v.InferOutput<typeof acceptedQuote> }) {
  return (
    <Facts
      facts={[
        { label: 'Quote', value: data.quoteNumber },
        data.quoteTitle === null ? null : { label: 'For', value: data.quoteTitle },
        { label: 'Accepted by', value: data.acceptedBy },
        { label: 'Accepted', value: formatDateTimeWithZone(data.acceptedAt) },
        ...totalsFacts(data.totals),
      ]}
    />
  );
}
