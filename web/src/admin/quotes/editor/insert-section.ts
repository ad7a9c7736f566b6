import { type QuoteContent, quoteLimits } from '@agency/domain/quote/content';
import { withRatesOf } from '@agency/domain/quote/vat';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { VatHistory } from '@agency/domain/vat/history';
import { newPartId } from './new-parts.ts';
import { type SectionForm, sectionToForm } from './quote-form.ts';

type Section = QuoteContent['sections'][number];

interface Into {
  /** The sections that the quote has so far. */
  readonly sections: readonly SectionForm[];
  readonly business: VatHistory;
  readonly today: CivilDate;
}

/** A template's section as a new one of a quote: with ids, groups of choices and VAT rates of its own. */
export function sectionFromTemplate(section: Section, { sections, business, today }: Into): SectionForm {
  const [current = section] = withRatesOf({ sections: [section] }, business, today).sections;
  const form = sectionToForm(current);
  const groups = newGroups(form, sections);
  const lines = form.lines.map((line) => {
    const group = groups.get(line.selection.group) ?? line.selection.group;
    return { ...line, id: newPartId(), selection: { ...line.selection, group } };
  });
  return { ...form, id: newPartId(), lines };
}

/** A group of choices of the same name would join the one that is there. */
function newGroups(section: SectionForm, sections: readonly SectionForm[]): ReadonlyMap<string, string> {
  const groupsOf = ({ lines }: SectionForm) =>
    lines.flatMap(({ selection }) => (selection.kind === 'oneOf' ? [selection.group] : []));
  const taken = new Set(sections.flatMap(groupsOf));
  const renamed = new Map<string, string>();
  for (const group of new Set(groupsOf(section))) {
    const free = freeName(group, taken);
    taken.add(free);
    renamed.set(group, free);
  }
  return renamed;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  for (let count = 2; ; count += 1) {
    const next = `${name.slice(0, 36)} ${count}`;
    if (!taken.has(next)) return next;
  }
}

/** Why a section can't be inserted, as a sentence; null when it can. */
export function insertObstacle(
  { lines }: { readonly lines: readonly unknown[] },
  sections: readonly SectionForm[],
): string | null {
  if (sections.length >= quoteLimits.sections) return `A quote has at most ${quoteLimits.sections} sections.`;
  const count = sections.reduce((sum, section) => sum + section.lines.length, lines.length);
  return count > quoteLimits.lines ? `A quote has at most ${quoteLimits.lines} lines.` : null;
}
