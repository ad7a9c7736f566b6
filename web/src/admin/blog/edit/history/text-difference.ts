import type { BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { diffLines, diffWordsWithSpace } from 'diff';

export interface Piece {
  readonly change: 'same' | 'added' | 'removed' | 'left out';
  readonly text: string;
}

export interface FieldDifference {
  readonly label: string;
  readonly pieces: readonly Piece[];
}

const labels: Readonly<Record<keyof BlogPostDraftText, string>> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Summary',
  body: 'Text',
  cover: 'Cover',
  coverAlt: 'What the cover shows',
  categories: 'Categories',
  author: 'Author',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  checkAgainOn: 'Check again on',
};

/** As much of what is the same stays beside a change. */
const context = 120;

interface Change {
  readonly added: boolean;
  readonly removed: boolean;
  readonly value: string;
}

const pieceOf = ({ added, removed, value }: Change): Piece => ({
  change: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
});

/** Beyond as many changes the two are shown whole: the search for what they share grows with the square. */
const mostChanges = { lines: 400, words: 2000 } as const;

const whole = (before: string, after: string): Piece[] => [
  { change: 'removed', text: before },
  { change: 'added', text: after },
];

/** Word by word within the lines that changed: a long text would take too long as a whole. */
function piecesOf(before: string, after: string): Piece[] {
  const lines = diffLines(before, after, { maxEditLength: mostChanges.lines })?.map(pieceOf);
  if (lines === undefined) return whole(before, after);
  const pieces: Piece[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line?.change === 'removed' && next?.change === 'added') {
      const words = diffWordsWithSpace(line.text, next.text, { maxEditLength: mostChanges.words });
      pieces.push(...(words?.map(pieceOf) ?? [line, next]));
      index += 1;
    } else if (line) pieces.push(line);
  }
  return pieces;
}

/** What is the same for long is left out in its middle. */
function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    const [before, after] = [index > 0 ? context : 0, index < pieces.length - 1 ? context : 0];
    if (piece.change !== 'same' || piece.text.length <= before + after + 40) return [piece];
    const parts: Piece[] = [
      { change: 'same', text: piece.text.slice(0, before) },
      { change: 'left out', text: ' … ' },
      { change: 'same', text: after === 0 ? '' : piece.text.slice(-after) },
    ];
    return parts.filter(({ text }) => text !== '');
  });
}

const asText = (value: BlogPostDraftText[keyof BlogPostDraftText]): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** The fields in which two texts of a post differ. */
export function differencesOf(before: BlogPostDraftText, after: BlogPostDraftText): FieldDifference[] {
  // The keys of the constant are exactly the fields.
  return (Object.keys(labels) as (keyof BlogPostDraftText)[]).flatMap((field) => {
    const [old, young] = [asText(before[field]), asText(after[field])];
    return old === young ? [] : [{ label: labels[field], pieces: shortened(piecesOf(old, young)) }];
  });
}
