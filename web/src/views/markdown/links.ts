import type { Element, Nodes } from 'hast';
import { textOf, visitElements } from './elements.ts';

const goesElsewhere = /^(?:https?:|[\\/]{2})/i;

/** Links to other sites send no referrer; one whose address was dropped becomes plain text. */
export function safeLinks(tree: Nodes): void {
  visitElements(tree, (element) => {
    if (element.tagName !== 'a') return;
    const { href } = element.properties;
    if (typeof href !== 'string') toWords(element);
    else if (goesElsewhere.test(href)) element.properties.rel = ['noopener', 'noreferrer'];
  });
}

function toWords(link: Element): void {
  const { id } = link.properties;
  link.tagName = 'span';
  // A note leads back to where it was called.
  link.properties = id === undefined ? {} : { id };
}

/** Every element inside a link. */
export function insideLinks(tree: Nodes): ReadonlySet<Element> {
  const inside = new Set<Element>();
  visitElements(tree, (element) => {
    if (element.tagName === 'a') visitElements(element, (each) => inside.add(each));
  });
  return inside;
}

/** HTML has no nested links, and browsers split them: the outer one stays, the inner one becomes text. */
export function flatLinks(tree: Nodes): void {
  for (const element of insideLinks(tree)) if (element.tagName === 'a') toWords(element);
}

/** An empty link has no accessible name: its address becomes its text. */
export function namedLinks(tree: Nodes): void {
  visitElements(tree, (element) => {
    const { href } = element.properties;
    if (element.tagName !== 'a' || typeof href !== 'string' || textOf(element).trim() !== '') return;
    if (element.children.some((child) => child.type === 'element')) element.properties.ariaLabel = href;
    else element.children = [{ type: 'text', value: href }];
  });
}
