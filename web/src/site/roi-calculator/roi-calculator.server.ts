import { typedFromAddress } from '@agency/domain/calculator/address';
import type { Figures } from '@agency/domain/figures/figures';
import { fillFigures } from '@agency/domain/figures/fill';
import { isReference } from '@agency/domain/shared/ids';
import type { PublicPackage } from '@agency/domain/site/content';
import { paths } from '@agency/domain/site/paths';
import { serviceSlugs } from '@agency/domain/site/services';
import { serverPage } from '../../platform/server-page.server.ts';
import { serviceName } from '../content/services/services.server.ts';
import { breadcrumbs, faqPage, webApplication } from '../shared/structured-data.server.ts';
import type { Preset, RoiCalculatorData } from './calculator-data.ts';
import { explanationTexts } from './explanation.server.ts';

const description =
  'Work out what a better website would earn you: payback, return, net present value, and what happens if things go less well. It’s free, and we only store your figures if you ask us to email them.';

/** Packages first: they have a starting price. Services have a range, of which the middle is taken. */
function presetsOf(
  packages: readonly PublicPackage[],
  { prices }: Figures,
  billing: 'once' | 'monthly',
): Preset[] {
  const offered = packages
    .filter((each) => each.billing === billing)
    .map(({ slug, name, priceFrom }) => ({ key: `package-${slug}`, name, from: priceFrom, to: null }));
  const served = serviceSlugs.flatMap((slug) => {
    const range = prices[slug];
    if (range.billing !== billing) return [];
    return [{ key: `service-${slug}`, name: serviceName(slug), from: range.from, to: range.to }];
  });
  return [...offered, ...served];
}

export const roiCalculatorPage = serverPage<RoiCalculatorData>({
  async load({ content, query }) {
    const [packages, figures] = await Promise.all([content.packages(), content.figures()]);
    return {
      build: presetsOf(packages, figures, 'once'),
      monthly: presetsOf(packages, figures, 'monthly'),
      vatRate: figures.vatRate,
      texts: fillFigures(explanationTexts, figures),
      figures: typedFromAddress((short) => query[short] ?? null),
      sent: query.sent !== undefined && isReference('calculation', query.sent),
    };
  },
  head: ({ texts }, { origin, path }) => ({
    title: 'ROI calculator: what a better website earns',
    description,
    structured: [
      {
        ...webApplication({ name: 'ROI calculator for websites', description, url: `${origin}${path}` }),
        browserRequirements: 'None; with JavaScript the result follows as you type',
      },
      breadcrumbs(origin, [
        { name: 'Home', path: paths.home() },
        { name: 'ROI calculator', path },
      ]),
      faqPage(texts.questions),
    ],
  }),
});
