import { paths } from '@agency/domain/site/paths';
import { type ServerPage, serverPage } from '../../../platform/server-page.server.ts';
import { renderMarkdown } from '../../../views/markdown/markdown.ts';
import type { ReadingData } from '../../../views/reading/reading-page.tsx';
import { breadcrumbs } from '../../shared/structured-data.server.ts';
import type { LegalText } from './legal.server.ts';

/** The server side of a legal page. */
export function legalPage(text: LegalText): ServerPage {
  const { heading, lead, title, description, changedOn } = text;
  return serverPage<ReadingData>({
    load({ site, path }) {
      const { html, headings } = renderMarkdown(text.body(site));
      const crumbs = [
        { label: 'Home', href: paths.home() },
        { label: heading, href: path },
      ];
      return { seed: path, heading, lead, crumbs, changedOn, html, headings };
    },
    head: (_data, { origin, path }) => ({
      title,
      description,
      structured: [
        breadcrumbs(origin, [
          { name: 'Home', path: paths.home() },
          { name: heading, path },
        ]),
      ],
    }),
  });
}
