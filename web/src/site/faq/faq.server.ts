import type { Figures } from '@agency/domain/figures/figures';
import { fillFigures } from '@agency/domain/figures/fill';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { type FaqGroup, faqGroups } from '../content/faq/faq.server.ts';
import { searchFaq } from '../content/faq/search-faq.server.ts';
import { breadcrumbs, faqPage as faqStructured } from '../shared/structured-data.server.ts';

export interface FaqData {
  readonly groups: readonly FaqGroup[];
  readonly typed: string;
  readonly found: number;
  /** All of them, whatever was typed. */
  readonly all: FaqGroup['questions'];
}

/** As they are answered now. */
function groupsNow(figures: Figures): readonly FaqGroup[] {
  const asked = faqGroups.map((group) => ({
    ...group,
    questions: group.questions.filter(({ ofVat }) => ofVat !== true || figures.vatRate !== null),
  }));
  return fillFigures(asked, figures);
}

const questionsOf = (groups: readonly FaqGroup[]) => groups.flatMap(({ questions }) => questions);

export const faqPage = serverPage<FaqData>({
  async load({ query, content }) {
    const typed = (query.q ?? '').trim();
    const everything = groupsNow(await content.figures());
    const groups = searchFaq(everything, typed);
    return { groups, typed, found: questionsOf(groups).length, all: questionsOf(everything) };
  },
  head: ({ all }, { origin }) => ({
    title: 'Questions people ask before they hire us',
    description: `${all.length} plain answers on prices, payment, how long things take, who owns the work, technology and what happens after launch, with a search.`,
    structured: [
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Questions', path: paths.faq() },
      ]),
      faqStructured(all),
    ],
  }),
});
