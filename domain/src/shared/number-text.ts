import { plainFigures } from './plain-text.ts';

/** What people type into money, percentage and quantity fields, read strictly and written back the same way. */

export type Parsed = { readonly ok: true; readonly value: number | null } | { readonly ok: false };

const REFUSED: Parsed = { ok: false };

/** '4,000' → 4000; nothing after the point. */
export function parseInteger(text: string): Parsed {
  return parseDecimal(text, 0);
}

/** Reads a decimal with at most `digits` places into an integer of its smallest unit; empty is null. */
function parseDecimal(text: string, digits: number): Parsed {
  const plain = plainFigures(text).replace(/\s/g, '');
  if (plain === '') return { ok: true, value: null };
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/.exec(plain);
  if (!match) return REFUSED;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return REFUSED;
  if (fraction.length > digits) return REFUSED;
  const units = Number(`${whole.replaceAll(',', '')}${fraction.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(units)) return REFUSED;
  return { ok: true, value: sign && units !== 0 ? -units : units };
}

function formatDecimal(value: number, digits: number, keepZeros: boolean, grouped: boolean): string {
  const text = String(Math.abs(Math.trunc(value))).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = text.slice(text.length - digits);
  const shown = keepZeros ? fraction : fraction.replace(/0+$/, '');
  const head = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${value < 0 ? '-' : ''}${head}${shown ? `.${shown}` : ''}`;
}

/** '1,234.5' or '£1234.50' → 123450 pence. */
export function parsePounds(text: string): Parsed {
  return parseDecimal(plainFigures(text).replace(/^(-?)\s*£/, '$1'), 2);
}

/** 123450 → '1,234.50', for the inside of a field (the pound sign stands beside it). */
export function poundsForInput(pence: number): string {
  return formatDecimal(pence, 2, true, true);
}

/** '12.5' or '12.5%' → 1250 basis points. */
export function parsePercent(text: string): Parsed {
  return parseDecimal(plainFigures(text).replace(/\s*%$/, ''), 2);
}

/** 1250 → '12.5'. */
export function percentForInput(basisPoints: number): string {
  return formatDecimal(basisPoints, 2, false, false);
}

/** '1.5' → 1.5, with at most three decimals as the domain keeps quantities. */
export function parseQuantity(text: string): Parsed {
  const thousandths = parseDecimal(text, 3);
  return thousandths.ok && thousandths.value !== null
    ? { ok: true, value: thousandths.value / 1000 }
    : thousandths;
}

/** 1.5 → '1.5'. */
export function quantityForInput(quantity: number): string {
  return formatDecimal(Math.round(quantity * 1000), 3, false, false);
}
