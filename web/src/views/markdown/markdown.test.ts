import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { readingMinutes } from './reading-time.ts';

describe('rendering Markdown', () => {
  it('gives headings ids and begins below the h1 of the page', () => {
    const { html, headings } = renderMarkdown('# One\n\n## Two words\n\n## Two words\n\n#### Deep');
    expect(headings).toEqual([
      { id: 'one', text: 'One', level: 2 },
      { id: 'two-words', text: 'Two words', level: 2 },
      { id: 'two-words-1', text: 'Two words', level: 2 },
    ]);
    expect(html).not.toContain('<h1');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    '[click](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="x" onclick="alert(1)">x</a>',
    '[x](https://a.example "\\"onmouseover=alert(1)")',
  ])('makes nothing dangerous of %s', (text) => {
    const { html } = renderMarkdown(text);
    expect(html).not.toMatch(/<script|<iframe|<img|javascript:|data:text/i);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
  });

  it('loads no picture of another site', () => {
    const { html } = renderMarkdown(
      '![A cat](https://evil.example/cat.png)\n\n![Oven](/media/oven.webp "The oven")',
    );
    expect(html).toContain('<a href="https://evil.example/cat.png" rel="noopener noreferrer">A cat</a>');
    expect(html).toContain('<figure><img src="/media/oven.webp" alt="Oven" loading="lazy"');
    expect(html).toContain('<figcaption>The oven</figcaption>');
  });

  it('colours code without script and lets tables scroll', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    const { html } = renderMarkdown(`\`\`\`html\n<b>x</b>\n\`\`\`\n\n${table}\n\n${table}`);
    expect(html).toContain('class="hljs language-html"');
    expect(html).toContain(
      '<div class="table" tabindex="0" role="region" aria-label="Table 1: a, b"><table>',
    );
    expect(html.match(/<table>/g)).toHaveLength(2);
    // Two regions of one name can't be told apart.
    expect(html).toContain('aria-label="Table 2: a, b"');
  });

  it('counts words for the time of reading', () => {
    expect(renderMarkdown('One two — three. **Four**').words).toBe(4);
    expect(readingMinutes(10)).toBe(1);
    expect(readingMinutes(1100)).toBe(5);
  });
});
