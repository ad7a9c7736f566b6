import type { PaymentStage, QuoteContent } from '../quote/content.ts';
import { calculateTotals, type Totals, type VatLine } from '../quote/totals.ts';
import { formatPercent } from '../shared/format.ts';
import { allocate } from '../shared/money.ts';
import { shareOf } from '../shared/share.ts';
import { treated, type VatTreatment } from '../vat/treatment.ts';
import type { InvoiceLine } from './schema.ts';

/** One draft invoice of a payment schedule. */
export interface StageInvoice {
  readonly stage: PaymentStage;
  readonly position: number;
  readonly lines: readonly InvoiceLine[];
  /** Its part of the quote's VAT. */
  readonly plannedVat: readonly VatLine[];
  readonly totals: Totals;
}

/** How an accepted sum is to be paid. */
export interface Schedule {
  readonly stages: readonly PaymentStage[];
  /** The stages are equal parts, whatever their shares say. */
  readonly inEqualParts?: boolean | undefined;
}

export function scheduleOf({
  paymentSchedule,
  inEqualParts,
}: Pick<QuoteContent, 'paymentSchedule' | 'inEqualParts'>): Schedule {
  return { stages: paymentSchedule, inEqualParts };
}

/** '40%', or 'part 2 of 3' where the parts are equal. */
export function shareWords({ stages, inEqualParts }: Schedule, position: number): string {
  if (inEqualParts) return `part ${position + 1} of ${stages.length}`;
  return formatPercent(stages[position]?.share ?? 0);
}

interface TreatedNet {
  readonly treatment: VatTreatment;
  readonly net: number;
}

/** The net of each treatment, in the order of the totals. */
function netsOf({ vatByRate, net, outsideScope = 0 }: Totals): TreatedNet[] {
  const rated = vatByRate.map(({ rate, net: own }) => ({ treatment: rate, net: own }));
  const rest = net - vatByRate.reduce((sum, part) => sum + part.net, 0);
  if (outsideScope > 0) return [...rated, { treatment: 'outsideScope', net: outsideScope }];
  return rest > 0 ? [...rated, { treatment: 0, net: rest }] : rated;
}

/**
 * Equal parts, stage by stage and treatment by treatment: the pence that are left over go to the last stages, each to the
 * one before that of the last, so that no two stages differ by more than a penny in all.
 */
function splitEqually(nets: readonly TreatedNet[], count: number): number[][] {
  let next = count - 1;
  return nets.map(({ net }) => {
    const each = Math.floor(net / count);
    const parts = Array.from({ length: count }, () => each);
    for (let left = net - each * count; left > 0; left -= 1) {
      parts[next] = (parts[next] ?? 0) + 1;
      next = (next + count - 1) % count;
    }
    return parts;
  });
}

/**
 * The VAT of each part of a net: that on all up to it less what earlier parts carry. So the parts add up to the VAT on the
 * whole, and none is a penny or more from its own rate × net.
 */
function splitVat(rate: number, parts: readonly number[]): number[] {
  let net = 0;
  let carried = 0;
  return parts.map((part) => {
    net += part;
    const vat = shareOf(net, rate) - carried;
    carried += vat;
    return vat;
  });
}

/**
 * The draft invoices of an accepted quote's one-off part, in the schedule's order; stages of nothing are left out.
 * Their net, VAT and totals add up to the quote's to the penny (decision 029).
 */
export function stageInvoices(
  quoteNumber: string,
  schedule: Schedule,
  accepted: Totals,
  vatRegistered: boolean,
): StageInvoice[] {
  const { stages, inEqualParts } = schedule;
  if (stages.length === 0) return [];
  const nets = netsOf(accepted);
  const shares = stages.map(({ share }) => share);
  const split = inEqualParts
    ? splitEqually(nets, stages.length)
    : nets.map(({ net }) => allocate(net, shares));
  const parts = nets.map(({ treatment }, index) => {
    const own = split[index] ?? [];
    const vats = treatment === 'outsideScope' || !vatRegistered ? [] : splitVat(treatment, own);
    return { treatment, nets: own, vats };
  });
  return stages.flatMap((stage, position) => {
    const own = parts.flatMap(({ treatment, nets: each, vats }) => {
      const net = each[position] ?? 0;
      return net === 0 ? [] : [{ treatment, net, vat: vats[position] }];
    });
    if (own.length === 0) return [];
    const what = `${stage.label}: ${shareWords(schedule, position)} of quote ${quoteNumber}`;
    const lines = own.map(({ treatment, net }) => stageLine(what, treatment, net, parts.length > 1));
    const plannedVat = own.flatMap(({ treatment, net, vat }) =>
      treatment === 'outsideScope' || vat === undefined ? [] : [{ rate: treatment, net, vat }],
    );
    const { totals } = calculateTotals(lines, 0, vatRegistered, plannedVat);
    return [{ stage, position, lines, plannedVat, totals }];
  });
}

function stageLine(what: string, treatment: VatTreatment, net: number, isMixed: boolean): InvoiceLine {
  const of =
    treatment === 'outsideScope' ? 'outside the scope of UK VAT' : `at ${formatPercent(treatment)} VAT`;
  return {
    description: isMixed ? `${what} (work ${of})` : what,
    unitLabel: '',
    quantity: 1,
    unitPrice: net,
    discount: 0,
    ...treated(treatment),
    net,
  };
}
