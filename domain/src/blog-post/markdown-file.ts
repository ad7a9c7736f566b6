import type { CivilDate } from '../shared/fields.ts';
import { picturesIn } from '../site/used-pictures.ts';
import type { BlogPostDraftText } from './draft.ts';
import type { BlogPostStatus } from './status.ts';

/** A post for a file: its text, and how it stands. */
export interface ExportedPost extends BlogPostDraftText {
  readonly id: string;
  readonly status: BlogPostStatus;
  readonly publishAt: Date | null;
}

type Value = string | Date | CivilDate | readonly string[] | null;

/** Line breaks of YAML and what nobody sees, which JSON leaves as they are. */
const unescaped = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

/** JSON's strings are YAML's in double quotes, in which nothing means anything else. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    unescaped,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function yaml(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return quoted(value);
  return value instanceof Date ? quoted(value.toISOString()) : `[${value.map(quoted).join(', ')}]`;
}

/** A post as a Markdown file with its details as YAML in front. */
export function markdownFile(post: ExportedPost): string {
  const { title, slug, status, publishAt, categories, author, excerpt, seoTitle, seoDescription } = post;
  const { cover, coverAlt, checkAgainOn, body } = post;
  const front: Readonly<Record<string, Value>> = {
    title,
    slug,
    status,
    publishAt,
    categories,
    author,
    excerpt,
    seoTitle,
    seoDescription,
    cover: cover === null ? null : `media/${cover}`,
    coverAlt,
    checkAgainOn,
  };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${yaml(value)}\n`);
  return `---\n${lines.join('')}---\n\n${body.trimEnd()}\n`;
}

/** What a file is called: letters, digits and hyphens alone, and each name once among those `taken`. */
export function markdownName({ slug, id }: Pick<ExportedPost, 'slug' | 'id'>, taken: Set<string>): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 100) ?? '';
  const first = plain(slug) || plain(id) || 'post';
  let name = first;
  for (let count = 2; taken.has(name); count += 1) name = `${first}-${count}`;
  taken.add(name);
  return `${name}.md`;
}

/** A place below `/media/` that names a file there, and in no other folder. */
const plainPlace = /^[a-z0-9][A-Za-z0-9_-]*(?:[./][A-Za-z0-9_-]+)*$/;

/** The places below `/media/` of the pictures that go with it. */
export function picturesToExport({ body, cover }: Pick<ExportedPost, 'body' | 'cover'>): string[] {
  return [...new Set([...(cover === null ? [] : [cover]), ...picturesIn(body)])].filter((place) =>
    plainPlace.test(place),
  );
}
