import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../views/markdown/markdown.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { saysMore } from './says-more.ts';

const of = (html: string) => htmlToMarkdown(html).markdown;

describe('what is pasted', () => {
  it('from Word: headings, lists of two levels, emphasis, a table, without its looks', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
      <!--StartFragment--><p class=MsoTitle>What a website costs<o:p></o:p></p>
      <h2><b>Before you begin</b></h2>
      <p class=MsoNormal>Ask for a <b>fixed</b> price,&nbsp;in <i style='mso-bidi-font-style:normal'>writing</i>.<o:p></o:p></p>
      <p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>One</p>
      <p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o</span><![endif]>Inside</p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Two</p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>First</p>
      <table><tr><td><p class=MsoNormal>Package</p></td><td><p class=MsoNormal>Price</p></td></tr><tr><td><p>Starter</p></td><td><p>£2,400</p></td></tr></table>
      <p class=MsoNormal><img width=602 src="file:///C:/Users/x/clip_image001.png" alt="The oven"></p><!--EndFragment--></body></html>`;
    const { markdown, pictures } = htmlToMarkdown(word);
    expect(markdown).toContain(
      '# What a website costs\n\n## Before you begin\n\nAsk for a **fixed** price, in *writing*.',
    );
    expect(markdown).toContain('- One\n  - Inside\n- Two');
    expect(markdown).toContain('| Package | Price  |');
    expect(markdown).toContain('![The oven](#picture-1)');
    expect(pictures).toEqual([{ alt: 'The oven', data: null }]);
    expect(markdown).not.toMatch(/mso|<|&nbsp|endif/i);
  });

  it('from Google’s documents: emphasis that is a style, and no bold around everything', () => {
    const google = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Title</span></h1>
      <p dir="ltr"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic;font-weight:400"> italic</span> and <a href="https://example.com/x"><span style="text-decoration:underline">a link</span></a>.</p>
      <ul><li dir="ltr"><p dir="ltr" role="presentation"><span>One</span></p></li><li><p><span>Two</span></p></li></ul></b>`;
    expect(of(google)).toMatch(
      /^# Title\n\nPlain, \*\*bold\*\* \*italic\* and \[a link\]\(https:\/\/example\.com\/x\)\.\n\n- One/,
    );
  });

  it('from LibreOffice and web pages', () => {
    expect(
      of(
        '<h3 class="western">A <font color="#000">heading</font></h3><p style="margin:0">Text<br>after.</p>',
      ),
    ).toBe('### A heading\n\nText\\\nafter.');
    expect(
      of(
        '<nav><a href="/x">Home</a></nav><blockquote><p>Said.</p></blockquote><pre><code>a = 1</code></pre>',
      ),
    ).toContain('> Said.');
  });

  it('with pictures of its own hands them over, and marks their place', () => {
    const { markdown, pictures } = htmlToMarkdown(
      '<p><img src="data:image/png;base64,iVBORw0=" alt="A"></p><p><img src="https://e.example/b.png"></p>',
      4,
    );
    expect(markdown).toBe('![A](#picture-4)\n\n![](#picture-5)');
    expect(pictures).toEqual([
      { alt: 'A', data: 'data:image/png;base64,iVBORw0=' },
      { alt: '', data: null },
    ]);
  });

  it.each([
    '<script>alert(1)</script><p>Safe</p>',
    '<p onclick="alert(1)">Safe</p>',
    '<iframe src="https://e.example"></iframe><p>Safe</p>',
    '<p style="display:none">hidden</p><p>Safe</p>',
    '<svg onload="alert(1)"></svg><p>Safe</p>',
  ])('leaves out what no reader sees: %s', (html) => {
    expect(of(html)).toBe('Safe');
  });

  it('makes no link that runs anything', () => {
    expect(renderMarkdown(of('<a href="javascript:alert(1)">Press</a>')).html).not.toContain('javascript');
  });

  it('never fails, whatever it is', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<table><tr><td>',
      '</table>',
      '<li>',
      '<ul>',
      '</ul>',
      '<h2>',
      '</h2>',
      'x',
      '<img src=y>',
      '<a href=z>',
      '<p style="mso-list:l0 level3 lfo1">',
      '<![if !x]>',
      '<!--',
      '-->',
      '&nbsp;',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(typeof of(pieces.join(''))).toBe('string');
      }),
      { numRuns: 300 },
    );
  });

  it('of ten thousand words takes less than a second', () => {
    const html = `<p>${'word '.repeat(50)}<b>bold</b></p>`.repeat(200);
    const began = performance.now();
    expect(of(html).length).toBeGreaterThan(50_000);
    expect(performance.now() - began).toBeLessThan(1500);
  });
});

describe('HTML beside a text', () => {
  it.each([
    ['<p>A <b>word</b></p>', true],
    ['<div>line</div>', false],
    ['<div data-monaco="x"><b>const</b></div>', false],
  ])('%s says more: %s', (html, expected) => {
    expect(saysMore(html)).toBe(expected);
  });
});
