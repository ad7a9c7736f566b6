import { serverPage } from '../../platform/server-page.server.ts';

export const faviconSourcePage = serverPage<null>({
  load: () => null,
  head: (_data, { site }) => ({
    title: 'The brand mark, large',
    description: `The mark of ${site.brandName} at the sizes from which its icons are drawn: plain lines, and on the navy tile.`,
  }),
});
