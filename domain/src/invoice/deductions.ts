import type { Totals, VatLine } from '../quote/totals.ts';
import type { Deduction, Invoice } from './schema.ts';

/** An invoice for money that came first, of which something is left to deduct. */
export type OpenAdvance = Pick<Invoice, 'number' | 'taxPoint' | 'issuedOn' | 'totals' | 'advance'> & {
  readonly id: string;
};

/** The rate of today's law that a supply charged at this one would have: an invoice may come after a change of rates. */
export type RateNow = (rate: number) => number;

const netAt = (lines: readonly VatLine[], rate: number) => lines.find((part) => part.rate === rate)?.net ?? 0;
const vatAt = (lines: readonly VatLine[], rate: number) => lines.find((part) => part.rate === rate)?.vat ?? 0;

const sumOf = <T>(parts: readonly T[], pick: (part: T) => number) =>
  parts.reduce((sum, each) => sum + pick(each), 0);

/** Of an unregistered agency's advance, and of one outside the scope: net that no rate is charged on. */
function withoutRate({ net, vatByRate }: Pick<Totals, 'net' | 'vatByRate'>): number {
  return net - sumOf(vatByRate, (each) => each.net);
}

/** The part of totals that is charged alike: at a rate, or at none. */
interface Part {
  readonly rate: number | 'none';
  readonly net: number;
  readonly vat: number;
}

function partsOf(totals: Pick<Totals, 'net' | 'vatByRate'>): Part[] {
  return [...totals.vatByRate, { rate: 'none', net: withoutRate(totals), vat: 0 }];
}

type Advance = NonNullable<Invoice['advance']>;

/** What is left to deduct of an advance. */
function leftOf({ totals }: OpenAdvance, advance: Advance): Part[] {
  const { deducted, deductedOutsideScope, credited = [], creditedOutsideScope = 0 } = advance;
  return partsOf(totals).map(({ rate, net, vat }) =>
    rate === 'none'
      ? { rate, net: net - deductedOutsideScope - creditedOutsideScope, vat }
      : {
          rate,
          net: net - netAt(deducted, rate) - netAt(credited, rate),
          vat: vat - vatAt(deducted, rate) - vatAt(credited, rate),
        },
  );
}

/** Is there net that an unregistered agency charged no VAT on? */
function isUnregistered(totals: Totals): boolean {
  return withoutRate(totals) > (totals.outsideScope ?? 0);
}

// Law, checked 2026-11-30: VAT Act 1994, sections 6(4) and 88: a payment in advance is charged as things stood that day.
/**
 * At which rates of a stage a part of an advance may be deducted, the nearest first: its own; after a change of rates
 * what that has become; after one of registration whatever the other side is charged at.
 */
function ratesFor(rate: Part['rate'], stage: Totals, advance: Totals, rateNow: RateNow): Part['rate'][] {
  if (rate === 'none') {
    return isUnregistered(advance) ? ['none', ...stage.vatByRate.map((each) => each.rate)] : ['none'];
  }
  const now = rateNow(rate);
  return [rate, ...(now === rate ? [] : [now]), ...(isUnregistered(stage) ? ['none' as const] : [])];
}

/** The VAT on so much of a part; the last of it carries what is left, so that all of them add up. */
function vatOn({ net, vat }: Part, some: number): number {
  return some === net ? vat : Math.floor((vat * some) / net);
}

interface Moved {
  /** Of the advance. */
  readonly used: readonly Part[];
  /** Off the stage: the same net, with the VAT that the stage would have charged on it. */
  readonly off: readonly Part[];
}

/** So much of one part of the advance as one part of the stage has room for. */
function move(from: Part, to: Part): { readonly used: Part; readonly off: Part } {
  const net = Math.min(from.net, to.net);
  const used = vatOn(from, net);
  const off = from.rate === to.rate ? Math.min(used, to.vat) : vatOn(to, net);
  return { used: { rate: from.rate, net, vat: used }, off: { rate: to.rate, net, vat: off } };
}

function less(part: Part, taken: readonly Part[]): Part {
  const own = taken.filter(({ rate }) => rate === part.rate);
  return {
    ...part,
    net: part.net - sumOf(own, ({ net }) => net),
    vat: part.vat - sumOf(own, ({ vat }) => vat),
  };
}

function allMoved(stage: Totals, advance: OpenAdvance, left: readonly Part[], rateNow: RateNow): Moved {
  const open = partsOf(stage);
  const pairs = left.flatMap((from) =>
    ratesFor(from.rate, stage, advance.totals, rateNow).flatMap((rate) =>
      open.filter((to) => to.rate === rate).map((to) => ({ from, to })),
    ),
  );
  return pairs.reduce<Moved>(
    ({ used, off }, { from, to }) => {
      const moved = move(less(from, used), less(to, off));
      return moved.used.net > 0 ? { used: [...used, moved.used], off: [...off, moved.off] } : { used, off };
    },
    { used: [], off: [] },
  );
}

/** As an invoice stores them. */
function stored(parts: readonly Part[]): Pick<Deduction, 'vatByRate' | 'outsideScope'> {
  const rates = [...new Set(parts.flatMap(({ rate }) => (rate === 'none' ? [] : [rate])))];
  const plain = sumOf(parts, ({ rate, net }) => (rate === 'none' ? net : 0));
  const vatByRate = rates.map((rate) => {
    const own = parts.filter((part) => part.rate === rate);
    return { rate, net: sumOf(own, ({ net }) => net), vat: sumOf(own, ({ vat }) => vat) };
  });
  return { vatByRate, ...(plain > 0 ? { outsideScope: plain } : {}) };
}

/**
 * What this advance takes off totals that earlier ones have reduced; null where nothing of both is charged alike. What
 * can't be deducted now is left for the next invoice.
 */
function deductionFrom(totals: Totals, advance: OpenAdvance, rateNow: RateNow): Deduction | null {
  const { number, taxPoint, issuedOn, advance: own } = advance;
  if (number === null || issuedOn === null || own === undefined) return null;
  const { used, off } = allMoved(totals, advance, leftOf(advance, own), rateNow);
  const net = sumOf(used, (each) => each.net);
  if (net === 0) return null;
  const vat = sumOf(used, (each) => each.vat);
  const isAlike = used.every((each, index) => each.rate === off[index]?.rate && each.vat === off[index]?.vat);
  return {
    invoiceId: advance.id,
    invoiceNumber: number,
    taxPoint: taxPoint ?? issuedOn,
    net,
    ...stored(used),
    vat,
    total: net + vat,
    ...(isAlike ? {} : { takenOff: stored(off) }),
  };
}

/** Totals less what was invoiced in advance. */
export function lessDeductions(totals: Totals, deductions: readonly Deduction[]): Totals {
  if (deductions.length === 0) return totals;
  const deducted = sumOf(deductions, ({ net }) => net);
  const off = deductions.map((deduction) => deduction.takenOff ?? deduction);
  const vatByRate = totals.vatByRate.map(({ rate, net, vat }) => ({
    rate,
    net: net - sumOf(off, (each) => netAt(each.vatByRate, rate)),
    vat: vat - sumOf(off, (each) => vatAt(each.vatByRate, rate)),
  }));
  const outside = sumOf(off, (each) => each.outsideScope ?? 0);
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
export function deductAdvances(
  totals: Totals,
  advances: readonly OpenAdvance[],
  rateNow: RateNow,
): Deduction[] {
  const deductions: Deduction[] = [];
  let rest = totals;
  for (const advance of advances) {
    const deduction = deductionFrom(rest, advance, rateNow);
    if (deduction === null) continue;
    deductions.push(deduction);
    rest = lessDeductions(rest, [deduction]);
  }
  return deductions;
}

/** What later invoices have taken off an advance, as totals: it can't be credited any more. Null where nothing was. */
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
