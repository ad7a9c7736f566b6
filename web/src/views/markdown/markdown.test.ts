import { describe, expect, it } from 'vitest';
import { renderEmbeddedMarkdown, renderMarkdown } from './markdown.ts';
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
  ])('makes %s harmless', (text) => {
    const { html } = renderMarkdown(text);
    expect(html).not.toMatch(/<script|<iframe|<img|<source|javascript:|data:text/i);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
  });

  it('curls the quotes that were typed straight, but not those of code', () => {
    const { html } = renderMarkdown(
      `She said "we don't know" in 'plain' words... as \`it's "so"\` - or -- not.`,
    );
    expect(html).toBe(
      '<p>She said “we don’t know” in ‘plain’ words… as <code>it\'s "so"</code> - or -- not.</p>',
    );
  });

  it('loads no picture from another site', () => {
    const { html } = renderMarkdown(
      '![A cat](https://evil.example/cat.png)\n\n![Oven](/media/oven.webp "The oven")',
    );
    expect(html).toContain('<a href="https://evil.example/cat.png" rel="noopener noreferrer">A cat</a>');
    expect(html).toMatch(/<figure><picture>.*<img [^>]*alt="Oven" loading="lazy" decoding="async"/);
    expect(html).toContain('<figcaption>The oven</figcaption>');
  });

  it.each([
    ['[![Logo](https://e.example/y.png)](https://x.example)', 'Logo'],
    ['[![Logo](data:image/png;base64,xx)](https://x.example)', 'Logo'],
    ['[![](https://e.example/y.png)](https://x.example)', 'https://x.example'],
    ['[](https://x.example)', 'https://x.example'],
  ])('makes one link with a text of %s', (text, words) => {
    expect(renderMarkdown(text).html).toBe(
      `<p><a href="https://x.example" rel="noopener noreferrer">${words}</a></p>`,
    );
  });

  it('names a linked picture by its address where it has no words', () => {
    expect(renderMarkdown('[![](/media/a.png)](/work)').html).toMatch(
      /^<p><a href="\/work" aria-label="\/work"><picture>/,
    );
    expect(renderMarkdown('[![Oven](/media/a.png)](/work)').html).toMatch(/^<p><a href="\/work"><picture>/);
  });

  it('nests no links, and a note there links back to its place', () => {
    const { html } = renderMarkdown('[a[^1]](https://x.example)\n\n[^1]: Note.');
    expect(html).toMatch(/^<p><a [^>]*>a<sup><span id="user-content-fnref-1">1<\/span><\/sup><\/a><\/p>/);
    expect(html).toContain('href="#user-content-fnref-1"');
  });

  it.each(['![Cat](data:image/png;base64,xx)', '![Cat](javascript:alert(1))', '![Cat]()'])(
    'leaves the text of %s alone',
    (text) => {
      expect(renderMarkdown(text).html).toBe('<p>Cat</p>');
    },
  );

  it('makes no link of a dropped address, and sends no referrer elsewhere', () => {
    expect(renderMarkdown('[Press](javascript:alert(1))').html).toBe('<p><span>Press</span></p>');
    expect(renderMarkdown('[Away](//e.example)').html).toContain('rel="noopener noreferrer"');
  });

  it('loads no picture outside the folder of pictures', () => {
    expect(renderMarkdown('![x](/media/../api/files/1)').html).not.toContain('<img');
  });

  it('shows our own pictures in the width that suits, with their space reserved', () => {
    const { html } = renderMarkdown('Before ![Oven](/media/blog/oven-1440x900-3f9a1c2b4d5e.webp) after');
    const address = '/media/blog/oven-1440x900-3f9a1c2b4d5e.webp';
    expect(html).toMatch(/^<p>Before <picture><source type="image\/avif" .*<\/picture> after<\/p>$/);
    expect(html).toContain(`srcset="${address}/480.avif 480w, ${address}/720.avif 720w, `);
    expect(html).toContain(`${address}/1600.webp 1440w"`);
    expect(html).toMatch(/<img src="[^"]+\/960\.webp" [^>]*width="1440" height="900"/);
  });

  it('treats a size of a picture as the picture, and states no size that it does not know', () => {
    const { html } = renderMarkdown('![Oven](/media/blog/oven.webp/960.avif)');
    expect(html).toContain('src="/media/blog/oven.webp/960.webp"');
    expect(html).not.toContain('960.avif/');
    expect(html).not.toMatch(/<img [^>]*(?:width|height)=/);
  });

  it('leaves the page’s ids to the page, and links in the text follow', () => {
    const { html, headings } = renderMarkdown('## Main\n\n## Main\n\n[See](#main)\n\n[too](#main-1)');
    expect(headings.map(({ id }) => id)).toEqual(['main-2', 'main-1']);
    expect(html).toContain('<a href="#main-2">See</a>');
    expect(html).toContain('<a href="#main-1">too</a>');
    expect(html).toContain('<a class="here" href="#main-2"');
  });

  it('gives no id twice, notes and headings without letters included', () => {
    const { html, headings } = renderMarkdown(
      '## ⁂\n\n## ⁂\n\n## Section 1\n\n## Footnote label\n\n## user-content-fn-1\n\nText[^1]\n\n[^1]: Note.',
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
    expect(headings.map(({ id }) => id)).toContain('user-content-fn-1-1');
    for (const [, to] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(to);
    expect(html).toContain('<h2 class="sr-only" id="footnote-label">');
    expect(html).toContain('<a class="here" href="#footnote-label-1"');
  });

  it('drops an empty heading, and names one by its picture, without the number of a note', () => {
    const { html, headings } = renderMarkdown('##\n\n## ![Oven](/media/a.png)\n\n## Cost[^1]\n\n[^1]: Note.');
    expect(headings.slice(0, 2).map(({ text }) => text)).toEqual(['Oven', 'Cost']);
    expect(html).toMatch(/^<p><\/p>/);
    expect(html).toContain('aria-label="Link to: Oven"');
  });

  it('says whether a task is done', () => {
    const { html } = renderMarkdown('- [ ] One\n- [x] Two');
    expect(html).toContain('<input type="checkbox" disabled aria-label="Not done"> One');
    expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done"> Two');
  });

  it.each([
    ['quotes', `${'> '.repeat(100)}x`],
    ['quotes without spaces', `${'>'.repeat(40_000)}x`],
    ['lists', `${'- '.repeat(40_000)}x`],
    ['numbered lists', `${'1. '.repeat(30_000)}x`],
    ['emphasis', `${'*'.repeat(20_000)}x${'*'.repeat(20_000)}`],
    ['two kinds of emphasis', `${'**_'.repeat(10_000)}x`],
  ])('shows a text with endlessly nested %s as typed', (_what, deep) => {
    const { html, headings } = renderMarkdown(`## <b>\n\n${deep}`);
    expect(html.slice(0, 40)).toMatch(/^<pre tabindex="0">## &#x3C;b>\n\n/);
    expect(headings).toEqual([]);
  });

  it('shows a text with thousands of underlined headings as typed, and renders hundreds', () => {
    const began = performance.now();
    expect(renderMarkdown('a\n=\n'.repeat(25_000)).html).toMatch(/^<pre tabindex="0">a\n=\n/);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(renderMarkdown('a\n=\n'.repeat(400)).headings).toHaveLength(400);
  });

  it('does not mistake ordinary quotes and rules for that', () => {
    expect(renderMarkdown(`${'> '.repeat(20)}x`).html).toContain('<blockquote>');
    expect(renderMarkdown('-'.repeat(300)).html).toBe('<hr>');
    expect(renderMarkdown('*'.repeat(2000)).html).toBe('<hr>');
    expect(renderMarkdown(`a\n${'-'.repeat(300)}`).html).toMatch(/^<h2 /);
  });

  it('makes no heading of an empty corner cell', () => {
    const { html } = renderMarkdown('| | Fixed | By the day |\n|---|---|---|\n| Price | one | open |');
    expect(html).toContain('<td></td>');
    expect(html).not.toContain('<th></th>');
    expect(html).toContain('aria-label="Table 1: Fixed, By the day"');
  });

  it('colours code without script and lets tables scroll', () => {
    const table = '| a | b |\n|---|---|\n| 1 | 2 |';
    const { html } = renderMarkdown(`\`\`\`html\n<b>x</b>\n\`\`\`\n\n${table}\n\n${table}`);
    expect(html).toContain('<pre tabindex="0"><code class="hljs language-html">');
    expect(html).toContain('hljs-name');
    expect(html).toContain(
      '<div class="table" tabindex="0" role="region" aria-label="Table 1: a, b"><table>',
    );
    expect(html.match(/<table>/g)).toHaveLength(2);
    // Two regions of one name can't be told apart.
    expect(html).toContain('aria-label="Table 2: a, b"');
  });

  it('marks each heading with a link to itself, which is not part of its name', () => {
    const { html, headings } = renderMarkdown('## What it costs\n\nText.[^1]\n\n[^1]: A note.');
    expect(html).toContain(
      '<h2 id="what-it-costs">What it costs<a class="here" href="#what-it-costs" aria-label="Link to: What it costs">#</a></h2>',
    );
    expect(headings[0]).toEqual({ id: 'what-it-costs', text: 'What it costs', level: 2 });
    expect(html).toContain('<section data-footnotes class="footnotes">');
    expect(html).not.toContain('Link to: Footnotes');
  });

  it('counts words for the reading time', () => {
    expect(renderMarkdown('One two — three. **Four**').words).toBe(4);
    expect(readingMinutes(10)).toBe(1);
    expect(readingMinutes(1100)).toBe(5);
  });
});

describe('a text that stands beside others', () => {
  it('has headings below an h3, and nothing that would be twice on the page', () => {
    const text = '# One\n\n### Two\n\n[Here](#one), a note.[^1]\n\n[^1]: The note.';
    const html = renderEmbeddedMarkdown(text);
    expect(html).toContain('<h4>One</h4>');
    expect(html).toContain('<h5>Two</h5>');
    expect(html).not.toMatch(/ id=|href="#|aria-describedby|<h[1-3]/);
  });

  it('is as safe as any other', () => {
    const html = renderEmbeddedMarkdown(
      '<b onclick="x()">a</b> [click](javascript:alert(1))\n\n<script>x()</script>',
    );
    expect(html).not.toMatch(/script|onclick/);
    expect(renderEmbeddedMarkdown(`${'> '.repeat(200)}x`)).toContain('<pre');
  });
});
