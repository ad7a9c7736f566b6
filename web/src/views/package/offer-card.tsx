import { paths } from '@agency/domain/site/paths';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { PackageCard } from '../../ui/site/package-card.tsx';
import { offerPrice, type PackageOffer } from './package-offer.ts';

interface OfferCardProps {
  readonly offer: PackageOffer;
  readonly vatRate: number | null;
  /** How many features are on the card; the rest are on the packages page. */
  readonly most?: number;
  /** Puts the price with VAT first. */
  readonly withVat?: boolean;
  /** A second way to ask, beside the quote form. */
  readonly other?: ReactNode;
}

/** The card of a package. It shows both prices; which one comes first is the visitor's choice. */
export function OfferCard({ offer, vatRate, most = 12, withVat = false, other }: OfferCardProps) {
  const { amount, vat } = offerPrice(offer, vatRate, withVat);
  return (
    <PackageCard
      name={offer.name}
      summary={offer.summary}
      pricePrefix="from"
      price={amount}
      priceNote={vat}
      features={offer.features.slice(0, most)}
      flag={offer.highlighted ? 'A good start' : undefined}
      highlighted={offer.highlighted}
      action={
        <>
          <ButtonLink href={paths.quote({ package: offer.slug })}>Request this package</ButtonLink>
          {other}
        </>
      }
    />
  );
}
