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
    expect(tags).toContain('<meta name="theme-color" content="#0c1d36">');
    expect(tags).not.toContain('name="robots"');
    expect(tags).not.toMatch(/(?:content|href)="[^"]*" (?:name|property|rel)=/);
  });

  it('says where a page must not be indexed', () => {
    const hidden = { ...context, robots: 'noindex' };
    expect(headTags(toPageHead({ title: 'X', description: 'Y' }, hidden), hidden)).toContain(
      '<meta name="robots" content="noindex">',
    );
  });

  it('lets nothing out of a script element', () => {
    expect(scriptJson({ a: '</script><!--\u2028' })).toBe('{"a":"\\u003c/script>\\u003c!--\\u2028"}');
    expect(structuredData([{ name: '</script>' }])).not.toMatch(/<\/script>.*<\/script>/);
    expect(structuredData([])).toBe('');
  });
});
