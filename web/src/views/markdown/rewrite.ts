import { mediaFile } from '@agency/domain/site/files';
import { mediaPicture, mediaWidths, sizeByName } from '@agency/domain/site/picture';
import type { Element, Nodes } from 'hast';
import { textOf, visitElements } from './elements.ts';
import { insideLinks } from './links.ts';

const media = mediaFile('');
const inMedia = /^(?!.*\.\.)[A-Za-z0-9/_.-]+$/;
const isOurs = (src: string) => src.startsWith(media) && inMedia.test(src.slice(media.length));

/**
 * Nothing is loaded from another site: a remote picture becomes a link to it. Inside a link, or without an address, it
 * becomes its alternative text.
 */
export function safeImages(tree: Nodes): void {
  const linked = insideLinks(tree);
  visitElements(tree, (element, parent) => {
    if (element.tagName !== 'img') return;
    const { src, alt } = element.properties;
    if (typeof src === 'string' && isOurs(src)) {
      Object.assign(element.properties, { loading: 'lazy', decoding: 'async', alt: alt ?? '' });
      return;
    }
    const address = typeof src === 'string' ? src : '';
    if (address === '' || linked.has(element)) {
      parent.children[parent.children.indexOf(element)] = { type: 'text', value: String(alt ?? '') };
      return;
    }
    element.tagName = 'a';
    element.properties = { href: address, rel: ['noopener', 'noreferrer'] };
    element.children = [{ type: 'text', value: String(alt || address) }];
  });
}

/** The address of one size, copied from a page, means the picture. */
const sizeAtEnd = /\/\d{3,4}\.(?:avif|webp)$/;
/** The width of a text. */
const textWidth = '(min-width: 46rem) 42rem, 92vw';

/** Our own pictures are responsive; a name with the size reserves their space. */
export function responsiveImages(tree: Nodes): void {
  const done = new Set<Element>();
  visitElements(tree, (image, parent) => {
    if (image.tagName !== 'img' || done.has(image)) return;
    done.add(image);
    const path = String(image.properties.src).replace(media, '').replace(sizeAtEnd, '');
    const size = sizeByName(path);
    const { sources, fallback } = mediaPicture(path, size ?? { width: mediaWidths.at(-1) ?? 0, height: 0 });
    Object.assign(image.properties, { src: fallback, ...size });
    const picture: Element = {
      type: 'element',
      tagName: 'picture',
      properties: {},
      children: [
        ...sources.map(
          ({ type, srcset }): Element => ({
            type: 'element',
            tagName: 'source',
            properties: { type, srcSet: srcset, sizes: textWidth },
            children: [],
          }),
        ),
        image,
      ],
    };
    parent.children.splice(parent.children.indexOf(image), 1, picture);
  });
}

/** A picture alone in its paragraph is a figure; its title is the caption. */
export function figures(tree: Nodes): void {
  visitElements(tree, (element) => {
    const [image] = element.children;
    if (element.tagName !== 'p' || element.children.length !== 1) return;
    if (image?.type !== 'element' || image.tagName !== 'img') return;
    const { title, ...properties } = image.properties;
    image.properties = properties;
    element.tagName = 'figure';
    if (typeof title !== 'string' || title === '') return;
    element.children.push({
      type: 'element',
      tagName: 'figcaption',
      properties: {},
      children: [{ type: 'text', value: title }],
    });
  });
}

/** An empty corner is not a heading: it becomes a plain cell. */
export function emptyHeads(tree: Nodes): void {
  visitElements(tree, (element) => {
    if (element.tagName === 'th' && textOf(element).trim() === '') element.tagName = 'td';
  });
}

/** A table's accessible name: its number and the heads of its columns. */
function nameOfTable(table: Element, place: number): string {
  const heads: string[] = [];
  visitElements(table, (element) => {
    if (element.tagName === 'th') heads.push(textOf(element).trim());
  });
  return `Table ${place}: ${heads.join(', ')}`;
}

/** Wide tables scroll within themselves, by keyboard too. */
export function scrollableTables(tree: Nodes): void {
  const wrapped = new Set<Element>();
  visitElements(tree, (element, parent) => {
    if (element.tagName !== 'table' || wrapped.has(element)) return;
    wrapped.add(element);
    const region: Element = {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table'],
        tabIndex: 0,
        role: 'region',
        ariaLabel: nameOfTable(element, wrapped.size),
      },
      children: [element],
    };
    parent.children.splice(parent.children.indexOf(element), 1, region);
  });
}

/** Wide code scrolls within itself, by keyboard too. */
export function scrollableCode(tree: Nodes): void {
  visitElements(tree, (element) => {
    if (element.tagName === 'pre') element.properties.tabIndex = 0;
  });
}

/** The checkbox of a task list is inert, and its state has a text for screen readers. */
export function namedTasks(tree: Nodes): void {
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'Not done';
  });
}
