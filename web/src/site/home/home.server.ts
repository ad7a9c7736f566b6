import { serverPage } from '../../platform/server-page.server.ts';
import { faqPage, professionalService } from '../../platform/structured-data.server.ts';
import { type PackagesData, toOffer } from '../../views/package/package-offer.ts';
import { firstQuestions } from '../content/questions.tsx';

/** The home page shows the first few; the rest is a click away. */
const shown = 3;

export const homePage = serverPage<PackagesData>({
  async load({ content }) {
    const [packages, { vatRegistered, defaultVatRate }] = await Promise.all([
      content.packages(),
      content.pricing(),
    ]);
    const once = packages.filter(({ billing }) => billing === 'once');
    return { packages: once.slice(0, shown).map(toOffer), vatRate: vatRegistered ? defaultVatRate : null };
  },
  head: (_data, { origin, site }) => ({
    title: `${site.brandName}: websites and web apps for UK businesses`,
    wholeTitle: true,
    description:
      'Websites, web apps, back offices and AI integration for UK businesses. Prices on the page, a fixed written quote in two working days, and work you can watch.',
    structured: [
      professionalService(origin, site),
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        url: `${origin}/`,
        name: site.brandName,
        inLanguage: 'en-GB',
      },
      faqPage(firstQuestions),
    ],
  }),
});
