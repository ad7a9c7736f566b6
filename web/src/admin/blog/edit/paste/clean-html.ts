import type { Element, ElementContent, Nodes, Root } from 'hast';

// Word processors say by style what HTML says by elements. This makes of a pasted tree one that means what it shows, before
// it is made Markdown; whatever is left of looks goes with that.

const styleOf = ({ properties }: Element): string =>
  typeof properties.style === 'string' ? properties.style.toLowerCase().replace(/\s+/g, '') : '';

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Elements that hold nothing a reader sees. */
const dropped = new Set([
  'style',
  'script',
  'meta',
  'link',
  'title',
  'head',
  'o:p',
  'xml',
  'button',
  'svg',
  'iframe',
  'form',
  'input',
  'select',
  'textarea',
  'noscript',
  'template',
  'object',
  'embed',
  'video',
  'audio',
  'canvas',
]);

const isBold = (style: string) => /font-weight:(?:bold|[6-9]00)/.test(style);
const isItalic = (style: string) => style.includes('font-style:italic');
const isStruck = (style: string) => /text-decoration[^;]*line-through/.test(style);
const isHidden = (style: string) => style.includes('display:none') || style.includes('mso-hide:all');

/** Heading by its style's name: 'MsoTitle', 'Heading2'. */
function headingLevel({ properties }: Element): number | null {
  const names = Array.isArray(properties.className) ? properties.className.join(' ') : '';
  if (/\bMsoTitle\b/i.test(names)) return 1;
  const level = /\bMsoHeading(\d)\b|\bHeading(\d)\b/i.exec(names);
  return level ? Number(level[1] ?? level[2]) : null;
}

/** A paragraph that Word shows as an item of a list says so by its style: noted before that goes, and its mark taken out. */
function noteListItem(paragraph: Element): void {
  const level = /mso-list:[^;]*level(\d)/.exec(styleOf(paragraph))?.[1];
  if (paragraph.tagName !== 'p' || level === undefined) return;
  const isMark = (child: ElementContent) =>
    child.type === 'element' && styleOf(child).includes('mso-list:ignore');
  const mark = paragraph.children.find(isMark);
  paragraph.children = paragraph.children.filter((child) => !isMark(child));
  const isNumbered = mark !== undefined && /^\s*(?:\d+|[a-z]{1,3})[.)]/i.test(textOf(mark));
  paragraph.properties = { dataLevel: Number(level), dataNumbered: isNumbered };
}

function listItem(child: ElementContent) {
  if (child.type !== 'element' || typeof child.properties.dataLevel !== 'number') return null;
  const { dataLevel, dataNumbered } = child.properties;
  return { level: dataLevel, tag: dataNumbered ? 'ol' : 'ul', children: child.children };
}

/** Items of Word that follow one another become one list, with lists inside for deeper levels. */
function withLists(children: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let open: { list: Element; level: number }[] = [];
  for (const child of children) {
    const item = listItem(child);
    if (item === null) {
      const isSpace = child.type === 'text' && child.value.trim() === '';
      if (!isSpace && child.type !== 'comment') open = [];
      made.push(child);
      continue;
    }
    open = open.filter(({ level }) => level <= item.level);
    let deepest = open.at(-1);
    const isOther = deepest?.level === item.level && deepest.list.tagName !== item.tag;
    if (isOther) open.pop();
    if (deepest === undefined || deepest.level < item.level || isOther) {
      const list = element(item.tag, []);
      const parent = open.at(-1)?.list.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else made.push(list);
      deepest = { list, level: item.level };
      open.push(deepest);
    }
    deepest.list.children.push(element('li', item.children));
  }
  return made;
}

/** What a style says becomes an element around it. */
function byStyle(found: Element): ElementContent[] {
  const style = styleOf(found);
  const { tagName } = found;
  // Google's documents wrap everything in a `b` that isn't bold.
  const isPlain = (tagName === 'b' || tagName === 'strong') && /font-weight:(?:normal|[1-4]00)/.test(style);
  if (isPlain || tagName === 'font' || tagName === 'u') return found.children;
  if (tagName !== 'span') return [found];
  let inside = found.children;
  if (textOf(found).trim() === '') return inside;
  if (isStruck(style)) inside = around('del', inside);
  if (isItalic(style)) inside = around('em', inside);
  if (isBold(style)) inside = around('strong', inside);
  return inside;
}

/** Without the spaces at its ends, which Markdown can't have inside emphasis. */
function around(tagName: string, children: readonly ElementContent[]): ElementContent[] {
  const whole = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const [first, last] = [children.at(0), children.at(-1)];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  const after = last?.type === 'text' && whole.trim() !== '' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  const inside = children.map((child) => ({ ...child }));
  const [start, end] = [inside.at(0), inside.at(-1)];
  if (start?.type === 'text') start.value = start.value.slice(before.length);
  if (end?.type === 'text') end.value = end.value.slice(0, end.value.length - after.length);
  const space = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [...space(before), element(tagName, inside), ...space(after)];
}

/** Elements of one name among these. */
function childrenNamed({ children }: Element, tagName: string): Element[] {
  return children.filter((child): child is Element => child.type === 'element' && child.tagName === tagName);
}

/** A table without heads has them in its first row. */
function withHeads(table: Element): void {
  const bodies = childrenNamed(table, 'tbody');
  const rows = [table, ...bodies].flatMap((part) => childrenNamed(part, 'tr'));
  const hasHeads =
    childrenNamed(table, 'thead').length > 0 || rows.some((row) => childrenNamed(row, 'th').length > 0);
  if (!hasHeads && rows[0]) for (const cell of childrenNamed(rows[0], 'td')) cell.tagName = 'th';
}

/** An item that is one paragraph is a plain line. */
function tightItem(item: Element): void {
  const paragraphs = childrenNamed(item, 'p');
  if (paragraphs.length !== 1) return;
  item.children = item.children.flatMap((child) =>
    child === paragraphs[0] ? paragraphs[0].children : [child],
  );
}

/** A heading is bold by itself. */
function withoutBold(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) =>
    child.type === 'element' && (child.tagName === 'strong' || child.tagName === 'b')
      ? withoutBold(child.children)
      : [child],
  );
}

function cleaned(found: Element): ElementContent[] {
  if (dropped.has(found.tagName) || isHidden(styleOf(found))) return [];
  for (const child of found.children) if (child.type === 'element') noteListItem(child);
  found.children = withLists(found.children.flatMap((child) => cleanNode(child)));
  const level = found.tagName === 'p' ? headingLevel(found) : null;
  if (level !== null) found.tagName = `h${Math.min(level, 6)}`;
  if (/^h[1-6]$/.test(found.tagName)) {
    found.children = withoutBold(found.children);
    if (
      textOf(found).trim() === '' &&
      !found.children.some((child) => child.type === 'element' && child.tagName === 'img')
    )
      return [];
  }
  if (found.tagName === 'table') withHeads(found);
  if (found.tagName === 'li') tightItem(found);
  return byStyle(found);
}

function cleanNode(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [{ ...node, value: node.value.replace(/\u00a0/g, ' ') }];
  return node.type === 'element' ? cleaned(node) : [];
}

/** The same tree, in elements that mean something. */
export function cleanHtml(tree: Root): Root {
  for (const child of tree.children) if (child.type === 'element') noteListItem(child);
  const children = tree.children.flatMap((child) =>
    child.type === 'element' || child.type === 'text' ? cleanNode(child) : [],
  );
  return { ...tree, children: withLists(children) };
}
