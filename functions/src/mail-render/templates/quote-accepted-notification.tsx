import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import * as v from 'valibot';
import { sampleUrl, url } from '../parts/fields.ts';
import { Action, Paragraph, TextLink, Title } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';
import { AcceptedFacts, acceptedQuote, acceptedSample } from './quote-accepted-confirmation.tsx';

const schema = v.object({ ...acceptedQuote.entries, adminUrl: url });
export type QuoteAcceptedNotification = v.InferInput<typeof schema>;

export const quoteAcceptedNotification = defineTemplate({
  schema,
  sample: { ...acceptedSample, adminUrl: sampleUrl(adminPaths.quote('Q-7K3M9P')) },
  subject: (data) => `${data.clientName} accepted quote ${data.quoteNumber}`,
  preheader: (data) =>
    `${formatMoney(data.totals.oneOff.total)} one-off. The project and its draft invoices are ready.`,
  body: (data) => (
    <>
      <Title>Quote {data.quoteNumber} has been accepted</Title>
      <Paragraph>
        {data.clientName} has accepted the quote. The project, its milestones and draft invoices have been
        created.
      </Paragraph>
      <AcceptedFacts data={data} />
      {data.cancelling === null ? null : (
        <Paragraph>
          {`${data.clientName} buys privately and can cancel until the end of ${formatDate(data.cancelling.until)}. `}
          {data.cancelling.startEarly
            ? 'They asked you to start before then.'
            : `They haven’t asked you to start earlier, so don’t start before ${formatDate(data.cancelling.startsOn)}.`}
        </Paragraph>
      )}
      <Action label="Open the quote" url={data.adminUrl} />
      <Paragraph>
        Next, agree a start date, then check the draft invoices and issue what is due. The certificate is at{' '}
        <TextLink href={data.certificateUrl}>{data.certificateUrl}</TextLink>.
      </Paragraph>
    </>
  ),
});
