import { brandColours } from '@agency/domain/site/brand-colours';
import { describe, expect, it } from 'vitest';
import { canonicalUrl, headTags, scriptJson, structuredData, toPageHead } from './head.server.ts';

const context = {
  origin: 'https://downland.example',
  path: '/packages/',
  brandName: 'Downland & Co',
  robots: undefined,
};

describe('the head of a page', () => {
  it.each([
    ['/', 'https://downland.example/'],
    ['/packages', 'https://downland.example/packages'],
    ['/packages/', 'https://downland.example/packages'],
    ['//', 'https://downland.example/'],
  ])('has for %s the canonical address %s', (path, url) => {
    expect(canonicalUrl('https://downland.example', path)).toBe(url);
  });

  it('writes name, property and rel before content and href, in double quotes, and escapes', () => {
    const head = toPageHead({ title: 'Prices "from" <£1>', description: 'A & B' }, context);
    const tags = headTags(head, context);
    expect(tags).toContain('<title>Prices &quot;from&quot; &lt;£1&gt; | Downland &amp; Co</title>');
    expect(tags).toContain('<meta name="description" content="A &amp; B">');
    expect(tags).toContain('<link rel="canonical" href="https://downland.example/packages">');
    expect(tags).toContain('<meta property="og:locale" content="en_GB">');
    expect(tags).toContain('<meta property="og:url" content="https://downland.example/packages">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(tags).toContain(`<meta name="theme-color" content="${brandColours.navy900}">`);
    expect(tags).not.toContain('name="robots"');
    expect(tags).not.toMatch(/(?:content|href)="[^"]*" (?:name|property|rel)=/);
  });

  it.each([
    ['Prices', 'Prices | Downland & Co'],
    ['A'.repeat(49), `${'A'.repeat(49)} | Downland & Co`],
    ['A'.repeat(50), 'A'.repeat(50)],
    ['A'.repeat(65), 'A'.repeat(65)],
    ['A'.repeat(66), `${'A'.repeat(64)}…`],
    ['😀'.repeat(40), `${'😀'.repeat(32)}…`],
    [
      'Places in after-school clubs, shared fairly, for Quarry Road Primary School',
      'Places in after-school clubs, shared fairly, for Quarry Road…',
    ],
  ])('leaves out the brand, and then words, from a title of more than 65 characters: %s', (title, shown) => {
    expect(toPageHead({ title, description: 'Y' }, context).title).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(65);
  });

  it('names the picture of the page, whose address changes with what is on it', () => {
    const image = (title: string, path = '/packages', brandName = 'Downland') =>
      toPageHead({ title, description: 'Y' }, { ...context, path, brandName }).image;
    expect(image('Prices')).toMatch(/^https:\/\/downland\.example\/social\/packages\/[0-9a-f]{16}\.png$/);
    expect(image('Home', '/')).toMatch(/^https:\/\/downland\.example\/social\/[0-9a-f]{16}\.png$/);
    expect(image('Prices', '/packages/')).toBe(image('Prices'));
    const all = [
      image('Prices'),
      image('Price'),
      image('Prices', '/blog'),
      image('Prices', '/packages', 'X'),
    ];
    expect(new Set(all.map((address) => address.split('/').at(-1))).size).toBe(4);
    const tags = headTags(toPageHead({ title: 'Prices', description: 'Y' }, context), context);
    expect(tags).toContain('<meta property="og:image:alt" content="Prices | Downland &amp; Co">');
  });

  it('gives pages that are not indexed the picture of the site', () => {
    const hidden = { ...context, robots: 'noindex' };
    expect(toPageHead({ title: 'Quote Q-1', description: 'Y' }, hidden).image).toBe(
      'https://downland.example/social.png',
    );
  });

  it('says where a page must not be indexed', () => {
    const hidden = { ...context, robots: 'noindex' };
    expect(headTags(toPageHead({ title: 'X', description: 'Y' }, hidden), hidden)).toContain(
      '<meta name="robots" content="noindex">',
    );
  });

  it('lets nothing break out of a script element', () => {
    expect(scriptJson({ a: '</script><!--\u2028' })).toBe('{"a":"\\u003c/script>\\u003c!--\\u2028"}');
    expect(structuredData([{ name: '</script>' }])).not.toMatch(/<\/script>.*<\/script>/);
    expect(structuredData([])).toBe('');
  });
});
