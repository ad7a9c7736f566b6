import type { Buys } from '../client/buys.ts';
import { type Client, isInUk } from '../client/schema.ts';
import { reverseChargeNote, type Treated, treatmentOf } from './treatment.ts';

type Placed = Pick<Client, 'address'>;

/** For VAT: the Isle of Man counts as the UK, and so does a client whose address nobody has entered. */
function isAbroad({ address }: Placed): boolean {
  if (address === null) return false;
  const country = address.country.trim().toLowerCase().replaceAll('.', '');
  return !isInUk({ country }) && !['gb', 'isle of man'].includes(country);
}

/** What stands below the totals of an invoice to a client abroad; null where it would claim what isn’t so. */
export function reverseChargeNoteFor(
  totals: { readonly outsideScope?: number },
  buyer: Placed | undefined,
): string | null {
  return totals.outsideScope !== undefined && buyer && isAbroad(buyer) ? reverseChargeNote : null;
}

interface Buying extends Placed {
  readonly name: string;
  readonly buys: Buys | null;
}

/** Lines, and whether the agency is registered when they are charged: without, none of them has to do with VAT. */
interface Charged {
  readonly lines: readonly Treated[];
  readonly vatRegistered: boolean;
}

// Law, checked 2026-11-30: VAT Act 1994, section 7A: services are supplied where a business client belongs, and to anyone else where the supplier does; HMRC VAT Notice 741A, section 6. Isle of Man Act 1979, section 6: the UK and the Isle of Man are one for VAT.
/** What staff should check before lines outside the scope of UK VAT go to this client; null without a doubt. */
export function outsideScopeDoubt({ lines, vatRegistered }: Charged, client: Buying): string | null {
  if (!vatRegistered || !lines.some((line) => treatmentOf(line) === 'outsideScope')) return null;
  const { name, address, buys } = client;
  if (!isAbroad(client)) {
    const place = address === null ? `We have no address for ${name}` : `${name} is in the UK`;
    return `Lines outside the scope of UK VAT are for clients abroad. ${place}: check this with your accountant.`;
  }
  return buys === 'private'
    ? `${name} buys privately. Most services to private people abroad carry UK VAT: check this with your accountant.`
    : null;
}
