import { gzipSync } from 'node:zlib';
import type { PublicPortfolioItem, SiteContent } from '@agency/domain/site/content';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';

async function home(part: Partial<SiteContent> = {}): Promise<string> {
  const renderer = createRenderer(testRenderer);
  const { status, body } = await renderer.render(renderer.plan('/', ''), testContent(part));
  expect(status).toBe(200);
  return body;
}

async function work(part: Partial<PublicPortfolioItem>): Promise<PublicPortfolioItem[]> {
  return (await testContent().portfolio()).map((item) => ({ ...item, ...part }));
}

function titlesOf(html: string): (string | undefined)[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title);
}

describe('the home page', () => {
  it('says what we do, shows work, prices, process, words of clients, posts and questions, in this order', async () => {
    expect(titlesOf(await home())).toEqual([
      'Our work',
      'What we build',
      'What we promise',
      'Try our demos',
      'How a project goes',
      'Start with a price, not a phone call',
      'What clients say',
      'From the blog',
      'Common questions',
      'Tell us what you need',
    ]);
  });

  it('shows featured work alone, with its picture where there is one', async () => {
    const image = { path: 'portfolio/oven.webp', width: 1440, height: 900, alt: 'An oven' };
    const shown = await home({ portfolio: () => work({ images: [image] }) });
    expect(shown).toContain('/media/portfolio/oven.webp/');
    expect(shown).toContain('href="/portfolio/order-ahead"');
    const hidden = await home({ portfolio: () => work({ featured: false, testimonial: null }) });
    expect(titlesOf(hidden)).not.toContain('Our work');
    expect(hidden).not.toContain('href="/portfolio/order-ahead"');
  });

  it('marks an invented testimonial as a sample, and not a real one', async () => {
    const mark = />Sample<\/span>/;
    expect(await home()).toMatch(mark);
    const said = { quote: 'Nothing is left over.', name: 'Rosa Linden', role: 'Baker', sample: false };
    const html = await home({ portfolio: () => work({ testimonial: said }) });
    expect(html).toContain('“Nothing is left over.”');
    expect(html).toContain('Rosa Linden, Baker');
    expect(html).not.toMatch(mark);
  });

  it('has no section for testimonials where there are none', async () => {
    const html = await home({ portfolio: () => work({ testimonial: null }) });
    expect(titlesOf(html)).not.toContain('What clients say');
    expect(html).not.toContain('<blockquote');
  });

  it('works without anything from the database', async () => {
    const none = async () => [];
    const html = await home({ packages: none, posts: none, portfolio: none });
    expect(titlesOf(html)).toContain('What we build');
    expect(titlesOf(html)).not.toContain('Start with a price, not a phone call');
    // The fixed articles are always there.
    expect(titlesOf(html)).toContain('From the blog');
  });

  describe('the prices beside its heading', () => {
    const factsOf = (html: string) =>
      [...html.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/g)].map(
        ([, name, words = '']) => `${name}: ${words.replace(/<[^>]+>/g, '')}`,
      );
    const priced = async (prices: readonly (readonly ['once' | 'monthly', number])[]) => {
      const [sample] = await testContent().packages();
      if (!sample) throw new Error('there is a package');
      const packages = prices.map(([billing, priceFrom], at) => ({
        ...sample,
        slug: `package-${at}`,
        billing,
        priceFrom,
        timeline: `${at} weeks`,
      }));
      return factsOf(await home({ packages: async () => packages }));
    };

    it('are the lowest of all packages, not of those that are shown below', async () => {
      const facts = await priced([
        ['once', 240_000],
        ['once', 480_000],
        ['once', 750_000],
        ['once', 30_000],
      ]);
      expect(facts).toContainEqual(expect.stringMatching(/^Packages, paid once: from £300\b/));
      expect(facts).toContain('Starter site takes: 3 weeks');
    });

    it('say what is paid monthly, and never as a one-off price', async () => {
      const facts = await priced([
        ['once', 240_000],
        ['monthly', 48_000],
        ['monthly', 9_500],
      ]);
      expect(facts).toContainEqual(expect.stringMatching(/^Packages, paid once: from £2,400\b/));
      expect(facts).toContainEqual(expect.stringMatching(/^Packages, by the month: from £95\b/));
      const none = await priced([['monthly', 9_500]]);
      expect(none).not.toContainEqual(expect.stringContaining('paid once'));
    });
  });

  it('keeps its HTML small', async () => {
    expect(gzipSync(await home()).length).toBeLessThan(27_000);
  });
});
