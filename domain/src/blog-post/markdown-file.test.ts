import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { emptyDraft } from './draft.ts';
import { type ExportedPost, markdownFile, markdownName, picturesToExport } from './markdown-file.ts';

const post = (rest: Partial<ExportedPost> = {}): ExportedPost => ({
  ...emptyDraft,
  id: 'sample-post',
  status: 'draft',
  publishAt: null,
  ...rest,
});
const split = (file: string) => /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(file)?.slice(1) ?? [];

test('a post is a Markdown file with its details in front', () => {
  const file = markdownFile(
    post({
      title: 'Costs: "what" & why',
      slug: 'costs',
      status: 'published',
      publishAt: new Date('2026-11-30T09:00:00Z'),
      categories: ['guides', 'costs'],
      cover: 'library/a-1x1-3f9a1c2b4d5e.jpg',
      checkAgainOn: '2027-05-30',
      body: '# Hello\n\n---\n\n![Oven](/media/library/b.webp)\n\n',
    }),
  );
  expect(file).toMatchInlineSnapshot(`
    "---
    title: "Costs: \\"what\\" & why"
    slug: "costs"
    status: "published"
    publishAt: "2026-11-30T09:00:00.000Z"
    categories: ["guides", "costs"]
    author: ""
    excerpt: ""
    seoTitle: ""
    seoDescription: ""
    cover: "media/library/a-1x1-3f9a1c2b4d5e.jpg"
    coverAlt: ""
    checkAgainOn: "2027-05-30"
    ---

    # Hello

    ---

    ![Oven](/media/library/b.webp)
    "
  `);
});

test('whatever is typed comes back as it was, and nothing gets out of its quotes', () => {
  const any = fc.string({ unit: 'binary', maxLength: 60 });
  const hostile = fc.constantFrom(
    'a: b\n---\n# x',
    '!!js/function "x"',
    '*anchor',
    '\u2028x\u0085\ufeff\u0000',
    "'",
    '\\',
    '2026-01-01',
    'null',
    '',
  );
  const typed = fc.oneof(any, hostile);
  fc.assert(
    fc.property(
      typed,
      typed,
      typed,
      fc.array(typed, { maxLength: 3 }),
      (title, excerpt, author, categories) => {
        const [front = '', body] = split(
          markdownFile(post({ title, excerpt, author, categories, body: 'x' })),
        );
        expect(parse(front)).toMatchObject({ title, excerpt, author, categories, publishAt: null });
        expect(front.split('\n')).toHaveLength(12);
        expect(body).toBe('x\n');
      },
    ),
  );
});

test('a file is named by the address, in its folder and once', () => {
  const taken = new Set<string>();
  const name = (slug: string, id = 'post-1') => markdownName({ slug, id }, taken);
  expect(name('what-a-website-costs')).toBe('what-a-website-costs.md');
  expect(name('What a website costs')).toBe('what-a-website-costs-2.md');
  expect(name('../../etc/passwd')).toBe('etc-passwd.md');
  expect(name('..')).toBe('post-1.md');
  expect(name('ü', '日本')).toBe('post.md');
  fc.assert(
    fc.property(fc.string(), fc.string(), (slug, id) => {
      expect(markdownName({ slug, id }, taken)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.md$/);
    }),
  );
});

test('its pictures are those of its text and its cover, none outside their folder', () => {
  const body = [
    '![a](/media/library/a-1x1-3f9a1c2b4d5e.jpg)',
    '![a](/media/library/a-1x1-3f9a1c2b4d5e.jpg/480.webp)',
    '![b](/media/../secrets.txt)',
    '![c](/media/blog/../../x.jpg)',
    '![d](/media/a//b.jpg)',
  ].join('\n');
  expect(picturesToExport({ body, cover: 'blog/c.webp' })).toEqual([
    'blog/c.webp',
    'library/a-1x1-3f9a1c2b4d5e.jpg',
  ]);
  expect(picturesToExport({ body: '', cover: 'a/../../b.jpg' })).toEqual([]);
});
