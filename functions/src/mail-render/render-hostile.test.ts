import { mailKinds } from '@agency/domain/mail/templates';
import { AppError } from '@agency/domain/shared/errors';
import { describe, expect, test } from 'vitest';
import { renderMail, sampleData } from './render.ts';
import { templates } from './templates.ts';
import { testBrand } from './testing/brand.ts';

// Whatever somebody typed appears in every mail as text. Each field of each template's sample is replaced in turn by
// something that tries to be more than text; a template may refuse it with a message or show it, and nothing else.

const hostile = {
  markup: 'Bobby <script>alert(1)</script> "Tables" & \'Söhne\' <img src=x onerror=alert(1)>',
  closing: '</td></tr></table></div><h1>Pay here</h1><a href="https://evil.example">Pay</a>',
  comment: '--><!--[if mso]><p>Outlook</p><![endif]--> <style>*{display:none}</style>',
  entities: '&lt;b&gt; &#x202e;x &amp; %3Cscript%3E {{name}} %name%',
  'right to left': 'مرحبا بكم \u202Eevil\u202C \u2066שלום\u2069',
  emoji: '👩‍💻 🏳️‍🌈 Zoë\u0301 𝒳',
  'a long word': 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2).slice(0, 100),
  'line breaks': 'Bobby\r\nBcc: everybody@example.com\r\n\r\n<p>Hello</p>',
} as const;

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The same data with another text in one place. */
function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((inner, index) => (index === key ? withText(inner, rest, text) : inner));
  }
  return { ...Object(value), [key]: withText(Object(value)[key], rest, text) };
}

function accepts(kind: (typeof mailKinds)[number], data: unknown): boolean {
  try {
    templates[kind].compose(data, testBrand);
    return true;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'invalid-argument') return false;
    throw thrown;
  }
}

/** The sample with the text in every place that takes it. */
function hostileData(kind: (typeof mailKinds)[number], text: string) {
  let data = sampleData(kind);
  let places = 0;
  for (const path of leavesOf(data)) {
    const changed = withText(data, path, text);
    if (!accepts(kind, changed)) continue;
    data = changed;
    places += 1;
  }
  return { data, places };
}

const visible = (html: string) => html.slice(html.indexOf('<body'));
const tagNames = (html: string) => [...visible(html).matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name);
const count = (html: string, tag: string) => tagNames(html).filter((name) => name === tag).length;

describe.each(mailKinds)('%s', (kind) => {
  test.each(Object.entries(hostile))('shows %s as text', async (_what, text) => {
    const { data } = hostileData(kind, text);
    const { html, text: plain, subject } = await renderMail(kind, data, testBrand);
    const sample = await renderMail(kind, sampleData(kind), testBrand);
    // No tags that our mails don't use, and as many headings and links as in the sample.
    expect(
      tagNames(html).filter((name) => /^(script|style|img|svg|iframe|form|b)$/i.test(name ?? '')),
    ).toEqual([]);
    expect(count(html, 'h1')).toBe(1);
    expect(html.match(/<body/g)).toHaveLength(1);
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^(?:mailto:|https:\/\/downland\.example)/);
    }
    expect(html.match(/<!--\[if mso\]>/g)?.length).toBe(sample.html.match(/<!--\[if mso\]>/g)?.length);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    for (const part of [html, plain, subject]) expect(part).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(subject.isWellFormed()).toBe(true);
  });

  test('puts any subject on one line', async () => {
    for (const subject of Object.values(hostile)) {
      const data = { ...Object(sampleData(kind)), subject: `${subject} ${'x'.repeat(100)}` };
      // Where it is a field of the template too, that field's rules apply.
      if (!accepts(kind, data)) continue;
      const { subject: shown, html } = await renderMail(kind, data, testBrand);
      expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      expect(shown.length).toBeLessThanOrEqual(200);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).not.toMatch(/<title>[^<]*<(?!\/title)/);
    }
  });
});

test('free text is shown verbatim where a template accepts it', async () => {
  const { data, places } = hostileData('contact-form-notification', hostile.markup);
  expect(places).toBeGreaterThanOrEqual(3);
  const { html, text } = await renderMail('contact-form-notification', data, testBrand);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain('<script>alert(1)</script> "Tables" & \'Söhne\'');
});

test('one-line fields refuse line breaks instead of taking them', () => {
  const data = withText(sampleData('quote-sent-notification'), ['clientName'], hostile['line breaks']);
  expect(accepts('quote-sent-notification', data)).toBe(false);
});
