import type { Element, Nodes, Parents } from 'hast';
import { type Heading, textOf, visitElements } from './elements.ts';

/**
 * Ids used by the pages that show a text, which none of its headings may take: the skip link and the focus would go to
 * whichever comes first. The last is the heading that the renderer itself puts above notes. A test renders the pages
 * and finds what is missing here.
 */
const frameIds: ReadonlySet<string> = new Set([
  'main',
  'root',
  'page-state',
  'site-menu',
  'footer-towns',
  'footnote-label',
]);

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** The heading above the notes, which is ours. */
const isAboveNotes = (parent: Parents): boolean =>
  parent.type === 'element' && parent.properties.dataFootnotes !== undefined;

/** The page has the h1: a text's own headings begin below it. Empty headings are dropped. */
export function lowerHeadings(tree: Nodes): void {
  visitElements(tree, (element) => {
    if (isHeading(element) && textOf(element).trim() === '') element.tagName = 'p';
    if (element.tagName === 'h1') element.tagName = 'h2';
  });
}

const embeddedLevels: Readonly<Record<string, string>> = { h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' };

/** For a text below an h3 that others like it stand beside: ids would be there twice, and so lead to the wrong one. */
export function embed(tree: Nodes): void {
  visitElements(tree, (element) => {
    const { properties } = element;
    element.tagName = embeddedLevels[element.tagName] ?? element.tagName;
    delete properties.id;
    delete properties.ariaDescribedBy;
    if (String(properties.href).startsWith('#')) delete properties.href;
  });
}

/** Makes ids unique on the page. One that clashes with the frame is numbered, and links to it follow. */
export function ownIds(tree: Nodes): void {
  const headings: Element[] = [];
  const taken = new Set(frameIds);
  visitElements(tree, (element, parent) => {
    if (isHeading(element) && !isAboveNotes(parent)) headings.push(element);
    else if (typeof element.properties.id === 'string') taken.add(element.properties.id);
  });
  const free = new Set(
    headings.map(({ properties }) => properties.id).filter((id) => !taken.has(String(id))),
  );
  const moved = new Map<string, string>();
  for (const { properties } of headings) {
    const id = String(properties.id);
    if (id !== '' && !taken.has(id)) continue;
    const name = id || 'section';
    let number = 1;
    while (free.has(`${name}-${number}`) || taken.has(`${name}-${number}`)) number += 1;
    properties.id = `${name}-${number}`;
    free.add(properties.id);
    if (frameIds.has(id)) moved.set(`#${id}`, `#${properties.id}`);
  }
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName === 'a') properties.href = moved.get(String(properties.href)) ?? properties.href;
  });
}

/** Headings of the first two levels that the text has. */
export function readHeadings(tree: Nodes): Heading[] {
  const found: Heading[] = [];
  visitElements(tree, (element) => {
    const level = /^h([23])$/.exec(element.tagName)?.[1];
    const { id } = element.properties;
    if (level && typeof id === 'string') {
      found.push({ id, text: wordsOf(element), level: Number(level) });
    }
  });
  return found;
}

/** A mark after each heading that leads to it, so that its address can be copied. */
export function headingLinks(tree: Nodes): void {
  visitElements(tree, (element, parent) => {
    const { id } = element.properties;
    if (!/^h[23]$/.test(element.tagName) || typeof id !== 'string' || isAboveNotes(parent)) return;
    element.children.push({
      type: 'element',
      tagName: 'a',
      properties: { className: ['here'], href: `#${id}`, ariaLabel: `Link to: ${wordsOf(element)}` },
      children: [{ type: 'text', value: '#' }],
    });
  });
}

/** A heading's text without the numbers of its notes. */
function wordsOf({ children }: Element): string {
  const words = children.filter((child) => !(child.type === 'element' && child.tagName === 'sup'));
  return words
    .map((child) => textOf(child))
    .join('')
    .trim();
}
