/** A piece of a message: plain words, or an address that may be opened. */
export interface Piece {
  readonly text: string;
  /** Only ever http or https. */
  readonly href?: string;
}

const address = /https?:\/\/[^\s<>"]+/gi;
/** What stands behind an address in a sentence, and is none of it. */
const sentenceEnd = /[.,;:!?'’”…*]+$/;

const pairs: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
];

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Takes off what belongs to the sentence around: '(see https://a.example/b).' */
function trimmed(found: string): string {
  let rest = found.replace(sentenceEnd, '');
  for (const [open, close] of pairs) {
    while (rest.endsWith(close) && count(rest, close) > count(rest, open)) {
      rest = rest.slice(0, -1).replace(sentenceEnd, '');
    }
  }
  return rest;
}

/**
 * Null for what is no address, or would show another site than it opens: 'https://us.example@them.example', or a name in
 * letters of another alphabet that look like ours.
 */
function hrefOf(found: string): string | null {
  if (!URL.canParse(found)) return null;
  const { protocol, hostname, username, password, href } = new URL(found);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  const isShown = found.toLowerCase().startsWith(`${protocol}//${hostname}`);
  return isShown && username === '' && password === '' ? href : null;
}

/** A message in pieces, none of its characters lost: no markup is read, only addresses become links. */
export function wordsAndLinks(body: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of body.matchAll(address)) {
    const text = trimmed(found);
    const href = hrefOf(text);
    if (href === null) continue;
    if (index > end) pieces.push({ text: body.slice(end, index) });
    pieces.push({ text, href });
    end = index + text.length;
  }
  if (end < body.length) pieces.push({ text: body.slice(end) });
  return pieces;
}
