import { fillFigures } from '@agency/domain/figures/fill';
import { priceWords } from '@agency/domain/figures/price-words';
import { paths } from '@agency/domain/site/paths';
import { serverPage } from '../../../platform/server-page.server.ts';
import { serviceName } from '../../content/services/services.server.ts';
import { breadcrumbs, faqPage, webApplication } from '../../shared/structured-data.server.ts';
import type { DemoContent } from './demo-content.ts';

export interface DemoData {
  readonly content: DemoContent;
  readonly services: readonly { readonly slug: string; readonly name: string; readonly price: string }[];
}

/** The server side of a demo's page: its words, and what we charge for such work. */
export function demoServerPage(text: DemoContent) {
  return serverPage<DemoData>({
    async load({ content: source }) {
      const figures = await source.figures();
      const content = fillFigures(text, figures);
      const services = content.services.map((slug) => ({
        slug,
        name: serviceName(slug),
        price: priceWords(figures.prices[slug], figures.vatRate),
      }));
      return { content, services };
    },
    head: ({ content }, { origin, path }) => ({
      title: content.title,
      description: content.description,
      structured: [
        breadcrumbs(origin, [
          { name: 'Home', path: paths.home() },
          { name: 'Our work', path: paths.portfolio() },
          { name: content.name, path },
        ]),
        webApplication({ name: content.heading, description: content.description, url: `${origin}${path}` }),
        faqPage(content.questions),
      ],
    }),
  });
}
