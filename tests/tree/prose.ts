import { parseSync } from 'vite';

/** A text as it stands in a source: what is filled in is left out as `{}`. */
export interface Piece {
  readonly line: number;
  readonly text: string;
  /** Written between tags, or sentence-like: not a key, a style or a header. */
  readonly isProse: boolean;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

/** Attributes that nobody reads. */
const unread =
  /^(?:className|style|id|key|type|name|href|src|rel|target|role|tone|variant|size|sizes|as|d|action|method|data-.*)$/;
/** What they are told stays in a log or stops a programmer. */
const forTheLog = /^(?:console\.\w+|.*\blog\.\w+|invariant|(?:Type|Range)?Error)$/;
/** Keys whose value goes into a log. */
const detail = /^(?:detail|cause)$/;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** 'console.error' of `console.error(…)`, 'invariant' of `invariant(…)`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (typeof node.name === 'string') return node.name;
  return node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : '';
}

function isLeftOut(node: Node): boolean {
  if (/^(?:Import|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true;
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return forTheLog.test(nameOf(node.callee));
  if (node.type === 'JSXAttribute') return unread.test(nameOf(node.name));
  if (node.type !== 'Property') return false;
  return detail.test(nameOf(node.key));
}

/** What stands between two tags, without what stands between further ones; '' where there is no text of its own. */
function betweenTags(children: readonly unknown[]): string {
  const parts = children.filter(isNode).map(({ type, value }) => (type === 'JSXText' ? String(value) : '{}'));
  return parts.join('').replace(/\s+/g, ' ');
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (Array.isArray(node.children)) return betweenTags(node.children);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  const quasis: readonly { readonly value: { readonly cooked: string } }[] = node.quasis;
  return quasis.map(({ value }) => value.cooked).join('{}');
}

/** Two words that are no code: no tags, no assignments, no style or header. */
const sentenceLike = /^(?=.*\p{L}{2,} \p{L}+)(?:[\p{Lu}‘“]|\{\}|\d+ \p{L})[^<=]*$/su;

/** Every text in a TypeScript source that somebody may read. */
export function piecesIn(file: string, source: string): Piece[] {
  const { program } = parseSync(file, source);
  const pieces: Piece[] = [];
  const visit = (node: Node): void => {
    if (isLeftOut(node)) return;
    const text = textOf(node);
    if (text !== null && /\p{L}/u.test(text)) {
      const isProse = node.type.startsWith('JSX') || sentenceLike.test(text);
      pieces.push({ line: source.slice(0, node.start).split('\n').length, text, isProse });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  for (const statement of program.body) if (isNode(statement)) visit(statement);
  return pieces;
}

/** A Markdown document, line by line, without code, addresses and the lines that rule a table. */
export function linesOf(source: string): Piece[] {
  const withoutCode = source
    .replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, ''))
    .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`]*`/g, '`')
    .replace(/\]\([^)]*\)/g, ']');
  return withoutCode.split('\n').map((text, index) => ({ line: index + 1, text, isProse: true }));
}
