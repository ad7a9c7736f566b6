import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../platform/server-page.server.ts';
import { type FaqGroup, faqGroups } from '../content/faq/faq.server.ts';
import { searchFaq } from '../content/faq/search-faq.server.ts';
import { breadcrumbs, faqPage as faqStructured } from '../shared/structured-data.server.ts';

export interface FaqData {
  readonly groups: readonly FaqGroup[];
  readonly typed: string;
  readonly found: number;
}

const all = faqGroups.flatMap(({ questions }) => questions);

export const faqPage = serverPage<FaqData>({
  load({ query }) {
    const typed = (query.q ?? '').trim();
    const groups = searchFaq(faqGroups, typed);
    return { groups, typed, found: groups.flatMap(({ questions }) => questions).length };
  },
  head: (_data, { origin }) => ({
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
