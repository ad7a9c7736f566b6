import { fillFigures } from '@agency/domain/figures/fill';
import { type FirstPrices, firstPrices, packagesOnHome } from '@agency/domain/package/on-home';
import type { PublicPortfolioItem, PublicPostSummary } from '@agency/domain/site/content';
import { serverPage } from '../../platform/server-page.server.ts';
import type { Step } from '../../ui/site/steps.tsx';
import { type PackagesData, toOffer } from '../../views/package/package-offer.ts';
import { toWorkSummary, type WorkSummary } from '../../views/portfolio/work-summary.ts';
import { allPosts } from '../content/posts/posts.server.ts';
import { processSteps } from '../content/process.server.ts';
import { firstQuestions, type Question } from '../content/questions.server.ts';
import { faqPage, professionalService } from '../shared/structured-data.server.ts';

/** A testimonial, and the work it is about. */
interface HomeTestimonial {
  readonly slug: string;
  readonly title: string;
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly sample: boolean;
}

export interface HomeData extends PackagesData {
  readonly first: FirstPrices;
  readonly work: readonly WorkSummary[];
  readonly testimonials: readonly HomeTestimonial[];
  readonly posts: readonly PublicPostSummary[];
  readonly process: readonly Step[];
  readonly questions: readonly Question[];
}

/** The home page shows the first few of each; the rest is a click away. */
const shown = { work: 4, testimonials: 3, posts: 4 } as const;

function testimonialsOf(items: readonly PublicPortfolioItem[]): HomeTestimonial[] {
  return items.flatMap(({ slug, title, testimonial }) =>
    testimonial === null ? [] : [{ slug, title, ...testimonial }],
  );
}

export const homePage = serverPage<HomeData>({
  async load({ content }) {
    const [packages, figures, portfolio, posts] = await Promise.all([
      content.packages(),
      content.figures(),
      content.portfolio(),
      allPosts(content),
    ]);
    const featured = portfolio.filter((item) => item.featured);
    return {
      first: firstPrices(packages),
      packages: packagesOnHome(packages).map(toOffer),
      vatRate: figures.vatRate,
      work: featured.slice(0, shown.work).map(toWorkSummary),
      testimonials: testimonialsOf(portfolio).slice(0, shown.testimonials),
      posts: posts.slice(0, shown.posts),
      process: fillFigures(processSteps, figures),
      questions: fillFigures(firstQuestions, figures),
    };
  },
  head: ({ questions }, { origin, site }) => ({
    title: `${site.brandName}: websites and web apps for UK businesses`,
    wholeTitle: true,
    description: `Websites, web apps, back offices and AI integration for UK businesses. Prices on every service page, a fixed written quote within ${site.soon.quote}.`,
    structured: [
      professionalService(origin, site),
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        url: `${origin}/`,
        name: site.brandName,
        inLanguage: 'en-GB',
      },
      faqPage(questions),
    ],
  }),
});
