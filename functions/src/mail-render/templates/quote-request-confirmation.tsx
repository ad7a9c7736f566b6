import { priceWords } from '@agency/domain/figures/price-words';
import { estimate } from '@agency/domain/quote/schema';
import { formatList } from '@agency/domain/shared/format';
import { mailto } from '@agency/domain/shared/mailto';
import * as v from 'valibot';
import { chosenServices, maybe, title } from '../parts/fields.ts';
import { type Fact, Facts, Muted, Paragraph, TextLink, Title } from '../parts/parts.tsx';
import { type Brand, defineTemplate } from '../template.ts';

// Sent to an unverified address: it contains nothing that a visitor typed.
const schema = v.object({
  reference: title('Reference'),
  services: chosenServices,
  packageName: maybe(title('Package')),
  estimate: maybe(estimate),
});
export type QuoteRequestConfirmation = v.InferInput<typeof schema>;

type Range = NonNullable<v.InferOutput<typeof estimate>['oneOff']>;

export const quoteRequestConfirmation = defineTemplate({
  schema,
  sample: {
    reference: 'Q-7K3M9P',
    services: ['websites', 'seo-optimization'],
    packageName: 'Business website',
    estimate: { oneOff: { from: 240_000, to: 336_000 }, monthly: { from: 4_500, to: 9_000 } },
  },
  subject: ({ reference }) => `We’ve received your quote request ${reference}`,
  preheader: (_data, { soon }) => `Your written quote follows within ${soon.quote}.`,
  body: (data, brand) => (
    <>
      <Title>We’ve received your request</Title>
      <Paragraph>
        {`Thank you for asking us. A person will read it, and your written quote follows within ${brand.soon.quote}. If we have a question first, we’ll ask it within ${brand.soon.reply}.`}
      </Paragraph>
      <Facts
        facts={[
          { label: 'Reference', value: data.reference, isStrong: true },
          data.services.length > 0 ? { label: 'Services', value: formatList(data.services) } : null,
          data.packageName === null ? null : { label: 'Package', value: data.packageName },
          ...estimateFacts(data.estimate, brand.vatRate),
        ]}
      />
      {data.estimate === null ? null : (
        <Muted>The estimate is a rough range, not an offer. Your quote will give a fixed price.</Muted>
      )}
      <Paragraph>
        To add something, email <TextLink href={mailto(brand.email)}>{brand.email}</TextLink> and quote this
        reference.
      </Paragraph>
      <Muted>
        We’re sending you this because someone entered this address in the quote form of {brand.brandName}. If
        it wasn’t you, reply to this email and we’ll delete the request.
      </Muted>
    </>
  ),
});

/** The range of an estimate as table rows; shared with the mail to staff. */
export function estimateFacts(
  range: v.InferOutput<typeof estimate> | null,
  vatRate: Brand['vatRate'],
): (Fact | null)[] {
  const value = (price: Range) => priceWords({ ...price, billing: 'once' }, vatRate);
  return [
    range?.oneOff ? { label: 'Estimate', value: value(range.oneOff) } : null,
    range?.monthly ? { label: 'Estimate a month', value: value(range.monthly) } : null,
  ];
}
