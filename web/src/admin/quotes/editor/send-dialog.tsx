import type { Buys } from '@agency/domain/client/buys';
import type { Offer, QuoteHead } from '@agency/domain/quote/schema';
import { hasVat } from '@agency/domain/quote/words';
import type { Terms } from '@agency/domain/settings/schema';
import { formatDate, formatMoney } from '@agency/domain/shared/format';
import { outsideScopeDoubt } from '@agency/domain/vat/place-of-supply';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { ConfirmDialog } from '../../../ui/app/confirm-dialog.tsx';
import { KeyValue } from '../../../ui/text.tsx';
import { BuyerQuestion } from '../buyer/buyer-question.tsx';
import { useBuyer } from '../buyer/use-buys.ts';
import type { Asked } from './save-asked.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  readonly sending: Sending;
  readonly head: QuoteHead;
  readonly terms: Terms;
}

/** Asks before the quote goes out, naming recipient, total and validity. */
export function SendDialog({ sending, head, terms }: Props) {
  const { offer, asked } = sending;
  if (!offer || !asked || sending.open !== 'send') return null;
  return (
    <Feature subject="the client of this quote" loading={null}>
      <Question sending={sending} head={head} terms={terms} offer={offer} asked={asked} />
    </Feature>
  );
}

function Question({ sending, head, terms, offer, asked }: Props & { offer: Offer; asked: Asked }) {
  const buyer = useBuyer(offer.recipient, head, terms);
  const { name } = offer.recipient;
  const { oneOff, monthly } = offer.totals;
  const lines = offer.content.sections.flatMap((section) => section.lines);
  const doubt = outsideScopeDoubt(
    { lines, vatRegistered: offer.vatRegistered },
    { name: buyer.name, address: buyer.address, buys: buyer.known ?? buyer.said },
  );
  return (
    <ConfirmDialog
      task={sending.task}
      input={buyer.said === null ? asked : { ...asked, buys: buyer.said }}
      title={`Send ${head.number} to ${name}?`}
      confirmLabel={`Send quote of ${formatMoney(oneOff.total || monthly.total)}`}
      cancelLabel="Not yet"
      onClose={sending.close}
      onDone={sending.sayDone}
      question={<BuyerQuestion buyer={buyer} name={name} />}
      disabledReason={buyer.obstacle}
    >
      <Facts offer={offer} buys={buyer.known} />
      {doubt === null ? null : <p>{doubt}</p>}
      <p>
        We’ll email the client a link to this quote. Once it’s sent, you can’t change it, only replace it with
        a new version.
      </p>
    </ConfirmDialog>
  );
}

function amountWords(totals: Offer['totals']['oneOff'], { vatRegistered }: Offer): string {
  return `${formatMoney(totals.total)}${hasVat(totals, vatRegistered) ? ' including VAT' : ''}`;
}

function Facts({ offer, buys }: { readonly offer: Offer; readonly buys: Buys | null }) {
  const { name, company, email } = offer.recipient;
  const { oneOff, monthly } = offer.totals;
  return (
    <KeyValue
      items={[
        { key: 'To', value: company ? `${name}, ${company}` : name },
        { key: 'Email', value: email },
        ...(buys === null
          ? []
          : [{ key: 'Buys', value: buys === 'private' ? 'Privately' : 'For a business' }]),
        { key: 'One-off', value: amountWords(oneOff, offer) },
        ...(monthly.total > 0 ? [{ key: 'Each month', value: amountWords(monthly, offer) }] : []),
        { key: 'Valid until', value: formatDate(offer.validUntil) },
      ]}
    />
  );
}
