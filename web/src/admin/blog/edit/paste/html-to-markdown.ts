import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { cleanHtml } from './clean-html.ts';

/** A picture in what was pasted: its bytes, where the clipboard has them. */
export interface PastedPicture {
  readonly alt: string;
  /** A `data:` address; null where the clipboard holds none, which leaves a gap in the text. */
  readonly data: string | null;
}

export interface Pasted {
  readonly markdown: string;
  /** In the order of the gaps that stand for them in the text. */
  readonly pictures: readonly PastedPicture[];
}

/** The address of a picture that isn't there yet: the page shows its words, and the editor says what is missing. */
export const gapAddress = (number: number): string => `#picture-${number}`;

function forEachImage(node: Nodes, visit: (image: Element) => void): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type === 'element' && child.tagName === 'img') visit(child);
    forEachImage(child, visit);
  }
}

/** Pictures can't be taken from elsewhere: each becomes a numbered gap, `first` the first number. */
function takePictures(tree: Root, first: number): PastedPicture[] {
  const pictures: PastedPicture[] = [];
  forEachImage(tree, (image) => {
    const { src, alt } = image.properties;
    const words = typeof alt === 'string' ? alt.replace(/\s+/g, ' ').trim().slice(0, 200) : '';
    const isData = typeof src === 'string' && /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i.test(src);
    image.properties = { src: gapAddress(first + pictures.length), alt: words };
    pictures.push({ alt: words, data: isData ? src : null });
  });
  return pictures;
}

const toMarkdown = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  fence: '`',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
});

/** What was copied from a word processor or a web page, as Markdown: headings, lists, links, tables, and gaps for pictures. */
export function htmlToMarkdown(html: string, firstPicture = 1): Pasted {
  const parsed = unified()
    .use(rehypeParse, { fragment: true })
    .parse(html.replace(/<!\[(?:if|endif)[^>]*>/gi, ''));
  const tree = cleanHtml(parsed);
  const pictures = takePictures(tree, firstPicture);
  const markdown = toMarkdown.stringify(toMarkdown.runSync(tree));
  return { markdown: markdown.replace(/\n{3,}/g, '\n\n').trim(), pictures };
}
