import type { Element, Nodes, Parents, Root } from 'hast';

/** Every element of a tree, parents first, with its parent. */
export function visitElements(tree: Nodes, visit: (element: Element, parent: Parents) => void): void {
  if (!('children' in tree)) return;
  for (const child of tree.children) {
    if (child.type === 'element') visit(child, tree);
    visitElements(child, visit);
  }
}

/** The text content; of a picture its alternative text. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/** A heading that a table of contents can lead to. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export type { Root };
