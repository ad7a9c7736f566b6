import { landingPages, sourceNames, townPages } from '@agency/domain/metrics/origin-of';
import type { Period } from '@agency/domain/metrics/shown';

/** Revenue of one page or source, pence ex VAT. */
export interface OriginRow {
  readonly key: string;
  readonly name: string;
  readonly net: number;
}

const unknown = 'unknown';

/** By the page that the client's first visit began on. */
export function pageRows({ pages }: Pick<Period, 'pages'>): OriginRow[] {
  return rowsOf(pages, landingPages);
}

/** The same of the pages about towns; all others are one row. */
export function townRows({ pages }: Pick<Period, 'pages'>): OriginRow[] {
  const grouped: Record<string, number> = {};
  for (const [key, net] of Object.entries(pages)) {
    const group = key === unknown || Object.hasOwn(townPages, key) ? key : 'other';
    grouped[group] = (grouped[group] ?? 0) + net;
  }
  return rowsOf(grouped, { ...townPages, other: 'Other pages' });
}

export function sourceRows({ sources }: Pick<Period, 'sources'>): OriginRow[] {
  return rowsOf(sources, sourceNames);
}

/** The most first; what isn't known stands last, and what a credit note took back entirely not at all. */
function rowsOf(
  sums: Readonly<Record<string, number>>,
  names: Readonly<Record<string, string>>,
): OriginRow[] {
  const isUnknown = ({ key }: OriginRow) => Number(key === unknown);
  return Object.entries(sums)
    .filter(([, net]) => net !== 0)
    .map(([key, net]) => ({ key, name: key === unknown ? 'Not known' : (names[key] ?? key), net }))
    .toSorted((a, b) => isUnknown(a) - isUnknown(b) || b.net - a.net || a.name.localeCompare(b.name));
}
