import type { PaymentStage } from '../quote/content.ts';
import { calculateTotals, type Totals } from '../quote/totals.ts';
import { formatPercent } from '../shared/format.ts';
import { allocate } from '../shared/money.ts';
import type { InvoiceLine } from './schema.ts';

/** One draft invoice of a payment schedule. */
export interface StageInvoice {
  readonly stage: PaymentStage;
  readonly position: number;
  readonly lines: readonly InvoiceLine[];
  readonly totals: Totals;
}

/** The smallest net in pence whose VAT at this rate is whole pence: 5p at 20 %, 20p at 5 %. */
function vatExactStep(rate: number): number {
  if (rate === 0) return 1;
  let step = 1;
  while ((step * rate) % 10_000 !== 0) step += 1;
  return step;
}

/**
 * Splits one rate's net over the stages so that the parts add up to it, and so that the VAT of the parts adds up to
 * the VAT of the whole: all but the last stage with a share get a net whose VAT is whole pence.
 */
function splitNet(net: number, rate: number, stages: readonly PaymentStage[]): number[] {
  const step = vatExactStep(rate);
  const whole = Math.floor(net / step);
  const parts = allocate(
    whole,
    stages.map((stage) => stage.share),
  ).map((units) => units * step);
  const last = stages.findLastIndex((stage) => stage.share > 0);
  return parts.map((part, index) => (index === last ? part + (net - whole * step) : part));
}

/**
 * The draft invoices of an accepted quote's one-off part, in the schedule's order; stages of nothing are left out.
 * Their totals add up to the quote's to the penny, VAT included.
 */
export function stageInvoices(
  quoteNumber: string,
  stages: readonly PaymentStage[],
  accepted: Totals,
  vatRegistered: boolean,
): StageInvoice[] {
  const rates = accepted.vatByRate.length > 0 ? accepted.vatByRate : [{ rate: 0, net: accepted.net, vat: 0 }];
  const split = rates.map(({ rate, net }) => ({ rate, parts: splitNet(net, rate, stages) }));
  return stages.flatMap((stage, position) => {
    const lines = split.flatMap(({ rate, parts }) => {
      const net = parts[position] ?? 0;
      return net === 0 ? [] : [stageLine(quoteNumber, stage, rate, net, split.length > 1)];
    });
    if (lines.length === 0) return [];
    return [{ stage, position, lines, totals: calculateTotals(lines, 0, vatRegistered).totals }];
  });
}

function stageLine(
  quoteNumber: string,
  stage: PaymentStage,
  rate: number,
  net: number,
  isMixed: boolean,
): InvoiceLine {
  const ofWhat = isMixed ? ` (work at ${formatPercent(rate)} VAT)` : '';
  const vatRate = rate === 2000 || rate === 500 ? rate : 0;
  return {
    description: `${stage.label}: ${formatPercent(stage.share)} of quote ${quoteNumber}${ofWhat}`,
    unitLabel: '',
    quantity: 1,
    unitPrice: net,
    discount: 0,
    vatRate,
    net,
  };
}
