import { mediaFile } from '../site/files.ts';

const special = /[.*+?^${}()|[\]\\]/g;

/** The picture's address where a text names it: not as the beginning of a longer name. */
function addressIn(path: string): RegExp {
  const address = mediaFile(path).replace(special, '\\$&');
  return new RegExp(`${address}(?![A-Za-z0-9_-]|\\.[A-Za-z0-9])`, 'g');
}

/** A Markdown text with one picture in place of another, in every size of it. */
export function withPictureReplaced(text: string, from: string, to: string): string {
  return text.replace(addressIn(from), () => mediaFile(to));
}

/** A list of pictures with one in place of another, each once. */
export function pathsReplaced(paths: readonly string[], from: string, to: string): string[] {
  return [...new Set(paths.map((path) => (path === from ? to : path)))];
}

/** The name of a file as it can stand in an address: 'Café front (2).JPG' → 'cafe-front-2'. */
export function placeName(fileName: string): string {
  const plain = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain || 'picture';
}
