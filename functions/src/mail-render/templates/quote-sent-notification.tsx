import { civilDate } from '@agency/domain/shared/fields';
import { formatDate } from '@agency/domain/shared/format';
import { greeting } from '@agency/domain/shared/greeting';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import { isBusiness, maybe, name, quoteTotals, sampleUrl, title, url } from '../parts/fields.ts';
import { Action, Facts, Muted, Paragraph, Title, totalsFacts } from '../parts/parts.tsx';
import { defineTemplate } from '../template.ts';

const schema = v.object({
  clientName: name,
  isBusiness,
  quoteNumber: title('Quote number'),
  quoteTitle: maybe(title('Title')),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  totals: quoteTotals,
  validUntil: civilDate,
  quoteUrl: url,
});
export type QuoteSentNotification = v.InferInput<typeof schema>;

export const quoteSentNotification = defineTemplate({
  schema,
  sample: {
    clientName: 'Priya Shah',
    quoteNumber: 'Q-7K3M9P',
    quoteTitle: 'Online shop for bread boxes',
    version: 1,
    totals: {
      oneOff: {
        subtotal: 480_000,
        discount: 0,
        net: 480_000,
        vatByRate: [{ rate: 2000, net: 480_000, vat: 96_000 }],
        vat: 96_000,
        total: 576_000,
      },
      monthly: {
        subtotal: 4_500,
        discount: 0,
        net: 4_500,
        vatByRate: [{ rate: 2000, net: 4_500, vat: 900 }],
        vat: 900,
        total: 5_400,
      },
      vatRegistered: true,
    },
    validUntil: '2026-12-27',
    quoteUrl: sampleUrl(paths.client.quoteView('k1.sample.signature')),
  },
  subject: (data, brand) =>
    data.version === 1
      ? `Your quote ${data.quoteNumber} from ${brand.brandName}`
      : `Your quote ${data.quoteNumber}, version ${data.version}`,
  preheader: (data) => `You can accept it online until ${formatDate(data.validUntil)}.`,
  body: (data) => (
    <>
      <Title>{data.version === 1 ? 'Your quote is ready' : 'Your quote has changed'}</Title>
      <Paragraph>{`${greeting(data.clientName, data.isBusiness)},`}</Paragraph>
      <Paragraph>
        {data.version === 1
          ? 'Here is the quote you asked for. It sets out what we’ll do, what it costs and when you pay.'
          : `This is version ${data.version}. It replaces the previous version, which you can still read but no longer accept.`}
      </Paragraph>
      <Facts
        facts={[
          { label: 'Quote', value: data.quoteNumber },
          data.quoteTitle === null ? null : { label: 'For', value: data.quoteTitle },
          ...totalsFacts(data.totals),
          { label: 'Valid until', value: formatDate(data.validUntil) },
        ]}
      />
      <Action label="View the quote" url={data.quoteUrl} />
      <Muted>
        You don’t need an account. Please keep this link to yourself: anyone who has it can read the quote and
        respond to it. If anything is unclear, reply to this email.
      </Muted>
    </>
  ),
});
