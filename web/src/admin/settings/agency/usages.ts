import type { AgencyInput } from '@agency/domain/agency-settings/sections';
import { figureUsages } from '@agency/domain/figures/usages';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { formatList } from '@agency/domain/shared/format';
import { figureName } from '../../shared/figure-names.ts';

type Fields = Readonly<Record<string, unknown>>;
const most = 5;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Each figure by its name, whether it is stored as a map or as a list of services. */
function figuresIn(values: Fields): Fields {
  const [figures] = Object.values(values);
  if (!Array.isArray(figures)) return isFields(figures) ? figures : {};
  return Object.fromEntries(
    figures.map((each: unknown) => [isFields(each) ? String(each.service) : '', each]),
  );
}

/** 'Reply: named on 6 pages, /accessibility, /contact, …': of each changed price or time the pages that say it. */
export function usagesOf(before: Fields, { section, values }: AgencyInput): readonly string[] {
  if (section !== 'rates' && section !== 'prices' && section !== 'times') return [];
  const known: Readonly<Record<string, readonly string[]>> =
    section === 'times' ? figureUsages.times : figureUsages.prices;
  const [old, young] = [figuresIn(before), figuresIn(values)];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(young)])].filter(
    (name) => canonicalJson(old[name] ?? null) !== canonicalJson(young[name] ?? null),
  );
  return changed.flatMap((name) => {
    const pages = known[name] ?? [];
    return pages.length === 0 ? [] : [`${figureName(name)} appears on ${pagesInWords(pages)}`];
  });
}

function pagesInWords(pages: readonly string[]): string {
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const paths = pages.map((page) => `/${page}`);
  const rest = pages.length - most;
  const named = rest > 0 ? [...paths.slice(0, most), `${rest} more`] : paths;
  return `${count}: ${formatList(named)}`;
}
