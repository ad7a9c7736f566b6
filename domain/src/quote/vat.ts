import { type Issue, notRight } from '../shared/errors.ts';
import type { CivilDate } from '../shared/fields.ts';
import { formatDate, formatPercent } from '../shared/format.ts';
import { rateOn, type VatHistory, vatOn } from '../vat/history.ts';
import { treatmentOf } from '../vat/treatment.ts';
import type { QuoteContent } from './content.ts';

/** The same content with each line at the rate of a day: what was the standard rate stays the standard rate. */
export function withRatesOf<TContent extends Pick<QuoteContent, 'sections'>>(
  content: TContent,
  history: VatHistory,
  day: CivilDate,
): TContent {
  const sections = content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, vatRate: rateOn(history, line.vatRate, day) })),
  }));
  return { ...content, sections };
}

/** @throws AppError `invalid-argument` naming the lines whose rate is none on this day. */
export function refuseOtherRates(
  { sections }: Pick<QuoteContent, 'sections'>,
  history: VatHistory,
  day: CivilDate,
): void {
  const { registered, rates } = vatOn(history, day);
  if (!registered) return;
  const issues = sections.flatMap(({ lines }, section): Issue[] =>
    lines.flatMap((line, index) => {
      const treatment = treatmentOf(line);
      if (treatment === 'outsideScope' || rates.includes(treatment)) return [];
      const message = `${formatPercent(treatment)} isn’t a VAT rate on ${formatDate(day)}`;
      return [{ path: `sections.${section}.lines.${index}.vatRate`, message }];
    }),
  );
  if (issues.length > 0) throw notRight(issues);
}
