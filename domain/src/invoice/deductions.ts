import type { Totals, VatLine } from '../quote/totals.ts';
import type { Deduction, Invoice } from './schema.ts';

/** An invoice for money that came first, of which something is left to deduct. */
export type OpenAdvance = Pick<Invoice, 'number' | 'taxPoint' | 'issuedOn' | 'totals' | 'advance'> & {
  readonly id: string;
};

const netAt = (lines: readonly VatLine[], rate: number) => lines.find((part) => part.rate === rate)?.net ?? 0;
const vatAt = (lines: readonly VatLine[], rate: number) => lines.find((part) => part.rate === rate)?.vat ?? 0;

/**
 * How much of a net at a rate can be taken off: as much as both sides have, and no more than the VAT of either side
 * allows. The last of an advance carries what is left of its VAT, so that its deductions add up to it.
 */
function part(rate: number, left: VatLine, open: VatLine): VatLine {
  const net = Math.min(left.net, open.net);
  const isAll = net === left.net;
  const vat = isAll ? left.vat : Math.floor((left.vat * net) / left.net);
  return { rate, net, vat: Math.min(vat, open.vat) };
}

type Advance = NonNullable<Invoice['advance']>;

/** What is left to deduct of an advance, rate by rate. */
function leftOf({ totals }: OpenAdvance, { deducted, credited = [] }: Advance): VatLine[] {
  return totals.vatByRate.map(({ rate, net, vat }) => ({
    rate,
    net: net - netAt(deducted, rate) - netAt(credited, rate),
    vat: vat - vatAt(deducted, rate) - vatAt(credited, rate),
  }));
}

/** The same of net that no rate is charged on. */
function plainLeftOf({ totals }: OpenAdvance, { deductedOutsideScope, creditedOutsideScope = 0 }: Advance) {
  return withoutRate(totals) - deductedOutsideScope - creditedOutsideScope;
}

const sumOf = (parts: readonly VatLine[], pick: (part: VatLine) => number) =>
  parts.reduce((sum, each) => sum + pick(each), 0);

/** Of an unregistered agency's advance, and of one outside the scope: net that no rate is charged on. */
function withoutRate({ net, vatByRate }: Pick<Totals, 'net' | 'vatByRate'>): number {
  return net - sumOf(vatByRate, (each) => each.net);
}

/**
 * What this advance takes off totals that earlier ones have reduced; null where they share no rate. What can't be
 * deducted now is left for the next stage.
 */
export function deductionFrom(totals: Totals, advance: OpenAdvance): Deduction | null {
  const { number, taxPoint, issuedOn, advance: used } = advance;
  if (number === null || issuedOn === null || used === undefined) return null;
  const vatByRate = leftOf(advance, used)
    .map((left) => {
      const open = totals.vatByRate.find(({ rate }) => rate === left.rate);
      return open ? part(left.rate, left, open) : { ...left, net: 0, vat: 0 };
    })
    .filter(({ net }) => net > 0);
  const plain = Math.min(plainLeftOf(advance, used), withoutRate(totals));
  const net = sumOf(vatByRate, (each) => each.net) + plain;
  if (net === 0) return null;
  const vat = sumOf(vatByRate, (each) => each.vat);
  const outside = plain > 0 ? { outsideScope: plain } : {};
  return {
    invoiceId: advance.id,
    invoiceNumber: number,
    taxPoint: taxPoint ?? issuedOn,
    net,
    vatByRate,
    ...outside,
    vat,
    total: net + vat,
  };
}

/** Totals less what was invoiced in advance. */
export function lessDeductions(totals: Totals, deductions: readonly Deduction[]): Totals {
  if (deductions.length === 0) return totals;
  const deducted = deductions.reduce((sum, { net }) => sum + net, 0);
  const vatByRate = totals.vatByRate.map(({ rate, net, vat }) => ({
    rate,
    net: net - deductions.reduce((sum, each) => sum + netAt(each.vatByRate, rate), 0),
    vat: vat - deductions.reduce((sum, each) => sum + vatAt(each.vatByRate, rate), 0),
  }));
  const outside = deductions.reduce((sum, each) => sum + (each.outsideScope ?? 0), 0);
  const scope = totals.outsideScope === undefined ? {} : { outsideScope: totals.outsideScope - outside };
  const net = totals.net - deducted;
  const vat = sumOf(vatByRate, (each) => each.vat);
  return {
    ...totals,
    deducted: (totals.deducted ?? 0) + deducted,
    net,
    vatByRate,
    ...scope,
    vat,
    total: net + vat,
  };
}

/** The deductions of these advances, the oldest first, from totals. */
export function deductAdvances(totals: Totals, advances: readonly OpenAdvance[]): Deduction[] {
  const deductions: Deduction[] = [];
  let rest = totals;
  for (const advance of advances) {
    const deduction = deductionFrom(rest, advance);
    if (deduction === null) continue;
    deductions.push(deduction);
    rest = lessDeductions(rest, [deduction]);
  }
  return deductions;
}

/** What later stages have taken off an advance, as totals: it can't be credited any more. Null where nothing was. */
export function deductedTotals({
  advance,
  vatRegistered,
}: Pick<Invoice, 'advance' | 'vatRegistered'>): Totals | null {
  if (advance === undefined) return null;
  const { deducted, deductedOutsideScope } = advance;
  const net = sumOf(deducted, (each) => each.net) + deductedOutsideScope;
  if (net === 0) return null;
  const vat = sumOf(deducted, (each) => each.vat);
  const scope = vatRegistered && deductedOutsideScope > 0 ? { outsideScope: deductedOutsideScope } : {};
  return { subtotal: net, discount: 0, net, vatByRate: deducted, ...scope, vat, total: net + vat };
}

type Sums = Pick<OpenAdvance, 'totals' | 'advance'>;

/** The advance after a deduction, or (`sign` −1) after one was given back. */
export function afterDeduction(
  { totals, advance }: Sums,
  deduction: Deduction,
  sign: 1 | -1 = 1,
): Advance | undefined {
  if (advance === undefined) return undefined;
  const deducted = added(totals, advance.deducted, deduction.vatByRate, sign);
  const deductedOutsideScope = advance.deductedOutsideScope + sign * (deduction.outsideScope ?? 0);
  return opened(totals, { ...advance, deducted, deductedOutsideScope });
}

/** The advance after a credit note that comes to these totals. */
export function afterCreditNote({ totals, advance }: Sums, note: Totals): Advance | undefined {
  if (advance === undefined) return undefined;
  const credited = added(totals, advance.credited ?? [], note.vatByRate, 1);
  const creditedOutsideScope = (advance.creditedOutsideScope ?? 0) + withoutRate(note);
  return opened(totals, { ...advance, credited, creditedOutsideScope });
}

function added(totals: Totals, lines: readonly VatLine[], more: readonly VatLine[], sign: 1 | -1): VatLine[] {
  return totals.vatByRate.map(({ rate }) => ({
    rate,
    net: netAt(lines, rate) + sign * netAt(more, rate),
    vat: vatAt(lines, rate) + sign * vatAt(more, rate),
  }));
}

function opened(totals: Totals, advance: Advance): Advance {
  const { deducted, deductedOutsideScope, credited = [], creditedOutsideScope = 0 } = advance;
  const used = sumOf([...deducted, ...credited], ({ net }) => net);
  return { ...advance, isOpen: used + deductedOutsideScope + creditedOutsideScope < totals.net };
}
