import type { SiteContent } from '@agency/domain/site/content';
import { entriesOf } from '../../web/src/app/server/entries.server.ts';
import { createRenderer } from '../../web/src/entry-server.tsx';
import { testRenderer } from '../../web/src/platform/testing/site-content.ts';
import { routes } from '../../web/src/routes.ts';

export interface ReadPage {
  readonly path: string;
  readonly html: string;
  /** What a visitor reads, and the words of the head; a line for each block. */
  readonly text: string;
  /** The JSON-LD for search engines. */
  readonly structured: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

/** The calculator shows what a visitor entered and what comes of it; only the prices that it offers are ours. */
function withoutCalculation(html: string): string {
  return html.replace(/<form (?=[^>]*action="\/api\/calculations").*?<\/form>/s, (form) =>
    (form.match(/<option\b.*?<\/option>/gs) ?? []).join(''),
  );
}

/** The text of HTML, without scripts that are no data. */
function textOf(html: string): string {
  return withoutCalculation(html)
    .replace(/<script\b.*?<\/script>/gs, ' ')
    .replace(/<(style|svg|pre)\b.*?<\/\1>/gs, ' ')
    .replace(/<meta [^>]*content="([^"]*)"[^>]*>/g, '\n$1\n')
    .replace(/<!-- -->/g, '')
    .replace(/<\/?(?:p|li|h[1-6]|d[td]|t[dhr]|div|section|option|label|title|script)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_whole, name: string) => entities[name] ?? ' ')
    .replace(/[ \u00a0\t]+/g, ' ');
}

/** Every public page that the content makes. */
export async function readPages(content: SiteContent): Promise<readonly ReadPage[]> {
  const renderer = createRenderer(testRenderer);
  const site = routes.filter(({ area }) => area === 'site');
  const entries = (await Promise.all(site.map((route) => entriesOf(route, content)))).flat();
  return Promise.all(
    entries.map(async ({ path }) => {
      const { body, status, failure } = await renderer.render(renderer.plan(path, ''), content);
      if (status !== 200) throw new Error(`${path}: ${status}`, { cause: failure });
      const structured = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '';
      return { path, html: body, text: textOf(body), structured };
    }),
  );
}
