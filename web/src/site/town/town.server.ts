import { fillFigures } from '@agency/domain/figures/fill';
import { AppError } from '@agency/domain/shared/errors';
import { paths } from '@agency/domain/site/paths';
import { towns } from '@agency/domain/site/towns';
import { serverPage } from '../../platform/server-page.server.ts';
import { serviceName } from '../content/services/services.server.ts';
import type { TownContent } from '../content/towns/town-content.ts';
import { townContents } from '../content/towns/towns.server.ts';
import { breadcrumbs, faqPage, localService } from '../shared/structured-data.server.ts';

export interface TownData {
  readonly content: TownContent;
  readonly name: string;
  /** The services of the example, by their names. */
  readonly services: readonly { readonly slug: string; readonly name: string }[];
}

export const townPage = serverPage<TownData>({
  async load({ params, content: source }) {
    const text = townContents.get(params.town ?? '');
    if (!text) throw new AppError('not-found', 'We have no page about this town.');
    const content = fillFigures(text, await source.figures());
    return {
      content,
      name: towns[content.town],
      services: content.example.services.map((slug) => ({ slug, name: serviceName(slug) })),
    };
  },
  head: ({ content, name }, { origin, site, path }) => ({
    title: content.title,
    description: content.description,
    structured: [
      localService(origin, site, { town: name, description: content.description, path }),
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'Services', path: paths.services() },
        { name: content.heading, path },
      ]),
      faqPage(content.questions),
    ],
  }),
});
