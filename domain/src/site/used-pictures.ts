import { mediaFile } from './files.ts';

/** At most as many are noted of one text: what lists which pictures are in use stays small. */
export const mostPictures = 60;

const sizeAtEnd = /\/\d{3,4}\.(?:avif|webp)$/;
const address = new RegExp(`${mediaFile('')}([a-z0-9][A-Za-z0-9/_.-]*)`, 'g');

/** The places below `/media/` of the pictures that a Markdown text shows, each once, in their order. */
export function picturesIn(markdown: string): string[] {
  const found = [...markdown.matchAll(address)].map(([, path = '']) => path.replace(sizeAtEnd, ''));
  return [...new Set(found)];
}

/** Those and others, such as a cover; as many as are noted. */
export function usedPictures(markdown: string, others: readonly (string | null)[]): string[] {
  const all = [...others.filter((path) => path !== null), ...picturesIn(markdown)];
  return [...new Set(all)].slice(0, mostPictures);
}
