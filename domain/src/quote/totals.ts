import { allocate, lineNet } from '../shared/money.ts';
import { shareOf } from '../shared/share.ts';
import { type Treated, treated, treatmentOf, type VatTreatment } from '../vat/treatment.ts';
import type { QuoteDiscount, QuoteLine } from './content.ts';

/** One rate's part of a total, in pence. */
export interface VatLine {
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
}

/** A block of totals in pence; it foots: subtotal − discount − deducted = net, net + vat = total. */
export interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  /** Net that was invoiced before, in advance; absent without. */
  readonly deducted?: number;
  readonly net: number;
  /** One entry per rate in use, lowest first; empty when the seller is not registered for VAT. */
  readonly vatByRate: readonly VatLine[];
  /** The part of the net that is outside the scope of UK VAT; absent without. */
  readonly outsideScope?: number;
  readonly vat: number;
  readonly total: number;
}

/**
 * A line in the calculation: chosen or not, with its net before the quote's discount and its share of that, in pence.
 */
export interface CalculatedLine {
  readonly lineId: string;
  readonly included: boolean;
  readonly quantity: number;
  readonly net: number;
  readonly discountShare: number;
}

export interface QuoteTotals {
  readonly oneOff: Totals;
  readonly monthly: Totals;
  readonly lines: readonly CalculatedLine[];
}

/** What any priced line brings into the calculation. */
export interface ChargedLine extends Treated {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
}

export const noTotals: Totals = { subtotal: 0, discount: 0, net: 0, vatByRate: [], vat: 0, total: 0 };

/** Each line's net and share of a discount in pence, for lines that all count. */
export interface LineSum {
  readonly net: number;
  readonly discountShare: number;
}

/**
 * The one calculator of the product: totals of lines with a discount over all of them (pence, at most their sum).
 * Line net is rounded half up once; the discount is shared pro rata so that parts add up; VAT is taken per rate on
 * the sum of its net after discount, rounded half up to the penny (HMRC VAT Notice 700, 17.5). `planned` is VAT that is
 * a part of a larger sum's: it stands as long as the net at its rate does.
 */
export function calculateTotals(
  lines: readonly ChargedLine[],
  discount: number,
  vatRegistered: boolean,
  planned: readonly VatLine[] = [],
): { readonly totals: Totals; readonly sums: readonly LineSum[] } {
  if (lines.length === 0) return { totals: noTotals, sums: [] };
  const nets = lines.map((charged) => lineNet(charged.quantity, charged.unitPrice, charged.discount));
  const subtotal = nets.reduce((sum, net) => sum + net, 0);
  const taken = Math.min(discount, subtotal);
  const shares = allocate(taken, nets);
  const sums = nets.map((net, index) => ({ net, discountShare: shares[index] ?? 0 }));
  const net = subtotal - taken;
  const amounts = { subtotal, discount: taken, net };
  if (!vatRegistered) return { totals: { ...amounts, vatByRate: [], vat: 0, total: net }, sums };
  const treatedNets = netByTreatment(lines, sums);
  const outside = treatedNets.get('outsideScope');
  const vatByRate = vatPerRate(treatedNets, planned);
  const vat = vatByRate.reduce((sum, part) => sum + part.vat, 0);
  const scope = outside === undefined ? {} : { outsideScope: outside };
  return { totals: { ...amounts, vatByRate, ...scope, vat, total: net + vat }, sums };
}

function netByTreatment(lines: readonly ChargedLine[], sums: readonly LineSum[]) {
  const nets = new Map<VatTreatment, number>();
  lines.forEach((charged, index) => {
    const sum = sums[index];
    const treatment = treatmentOf(charged);
    if (sum) nets.set(treatment, (nets.get(treatment) ?? 0) + sum.net - sum.discountShare);
  });
  return nets;
}

function vatPerRate(nets: ReadonlyMap<VatTreatment, number>, planned: readonly VatLine[]): VatLine[] {
  return [...nets]
    .flatMap(([rate, net]) => (rate === 'outsideScope' ? [] : [{ rate, net }]))
    .toSorted((a, b) => a.rate - b.rate)
    .map(({ rate, net }) => {
      const known = planned.find((part) => part.rate === rate && part.net === net);
      return { rate, net, vat: known?.vat ?? shareOf(net, rate) };
    });
}

/** A line with what was chosen for it: included or not, and how many. */
export interface ChosenLine {
  readonly line: QuoteLine;
  readonly included: boolean;
  readonly quantity: number;
}

/** Totals of a quote as chosen, one-off and monthly apart. */
export function quoteTotals(
  chosen: readonly ChosenLine[],
  discount: QuoteDiscount,
  vatRegistered: boolean,
): QuoteTotals {
  const once = block(chosen, 'once', discount, vatRegistered);
  const monthly = block(chosen, 'monthly', discount, vatRegistered);
  const sums = new Map([...once.sums, ...monthly.sums]);
  return {
    oneOff: once.totals,
    monthly: monthly.totals,
    lines: chosen.map(({ line, included, quantity }) => {
      const own = lineNet(quantity, line.unitPrice, line.discount);
      return {
        lineId: line.id,
        included,
        quantity,
        net: own,
        discountShare: sums.get(line.id)?.discountShare ?? 0,
      };
    }),
  };
}

function block(
  chosen: readonly ChosenLine[],
  billing: QuoteLine['billing'],
  discount: QuoteDiscount,
  vatRegistered: boolean,
): { totals: Totals; sums: [string, LineSum][] } {
  const included = chosen.filter(({ line, included: counts }) => counts && line.billing === billing);
  const charged = included.map(({ line, quantity }) => ({
    quantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
    ...treated(treatmentOf(line)),
  }));
  const { totals, sums } = calculateTotals(charged, discountFor(charged, billing, discount), vatRegistered);
  return {
    totals,
    sums: included.flatMap(({ line }, index) => {
      const sum = sums[index];
      return sum ? [[line.id, sum]] : [];
    }),
  };
}

function discountFor(
  lines: readonly ChargedLine[],
  billing: QuoteLine['billing'],
  discount: QuoteDiscount,
): number {
  if (discount.kind === 'none') return 0;
  if (discount.kind === 'amount') return billing === 'once' ? discount.amount : 0;
  const subtotal = lines.reduce(
    (sum, line) => sum + lineNet(line.quantity, line.unitPrice, line.discount),
    0,
  );
  return shareOf(subtotal, discount.share);
}
