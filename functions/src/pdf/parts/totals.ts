import { type Band, gap, type Mark, rule, textBands, textMark } from '../layout/band.ts';
import type { Ruler } from '../layout/ruler.ts';
import { lineHeight, type TextStyle } from '../layout/style.ts';
import { colours, sizes, textWidth } from '../theme.ts';
import type { TotalsBlock } from '../totals-block.ts';
import type { Fact } from './opening.ts';
import { figures, styled } from './text.ts';

/** How to pay, to the left of a single block. */
export interface PaymentData {
  readonly sentence: string;
  readonly facts: readonly Fact[];
}

/** Marks below each other, and how far they reach. */
interface Stack {
  readonly marks: readonly Mark[];
  readonly height: number;
}

const between = 24;
const side = 14;

/** What it comes to: all blocks together on one page, each adding up from top to bottom. */
export function totals(
  ruler: Ruler,
  blocks: readonly TotalsBlock[],
  payment: PaymentData | null = null,
): readonly Band[] {
  const width = blocks.length > 1 ? (textWidth - between) / 2 : textWidth * 0.56;
  const stacks = blocks.map((block, index) => {
    const x = textWidth - (blocks.length - index) * width - (blocks.length - 1 - index) * between;
    return { x, ...blockOf(ruler, block, x + side, width - 2 * side) };
  });
  const beside = payment ? paymentOf(ruler, payment, textWidth - width - between) : { marks: [], height: 0 };
  const height = Math.max(...stacks.map((stack) => stack.height), 0);
  const marks = stacks.flatMap((stack) => [rule(stack.x, 0, width, height, colours.chalk), ...stack.marks]);
  return [
    gap(16),
    { height: Math.max(height, beside.height), marks: [...beside.marks, ...marks], after: 'break' },
    ...notes(ruler, blocks),
  ];
}

/** Each once, over the whole width. */
function notes(ruler: Ruler, blocks: readonly TotalsBlock[]): readonly Band[] {
  const all = new Set(blocks.map(({ note }) => note).filter(Boolean));
  const style = styled({ size: sizes.small, colour: colours.slate });
  return [...all].flatMap((note) => [gap(8), ...textBands(ruler, note, style, textWidth)]);
}

function blockOf(ruler: Ruler, block: TotalsBlock, x: number, width: number): Stack {
  const title = styled({ weight: 600, colour: colours.navy });
  let y = 10;
  const marks: Mark[] = [];
  const add = (stack: Stack, above: number, below: number) => {
    y += above;
    marks.push(...stack.marks.map((mark) => ({ ...mark, y: mark.y + y })));
    y += stack.height + below;
  };
  if (block.title !== '') add(texts(ruler, block.title, title, x, width), 0, 4);
  for (const { label, value } of block.rows) add(amount(ruler, label, value, x, width), 2, 2);
  y += 4;
  marks.push(rule(x, y, width, 1, colours.navy));
  const { label, value } = block.total;
  add(amount(ruler, label, value, x, width, { weight: 600, size: 11 }), 6, 5);
  for (const row of block.after) add(amount(ruler, row.label, row.value, x, width), 2, 2);
  return { marks, height: y + 10 };
}

/** A label with its amount at the right end of its first line. */
function amount(
  ruler: Ruler,
  label: string,
  value: string,
  x: number,
  width: number,
  change: Partial<TextStyle> = {},
): Stack {
  const style = figures(change);
  const valueWidth = ruler.width(value, style);
  const { marks, height } = texts(ruler, label, styled(change), x, width - valueWidth - 12);
  return { marks: [...marks, textMark(value, style, x, 0, width)], height };
}

function paymentOf(ruler: Ruler, { sentence, facts }: PaymentData, width: number): Stack {
  const title = texts(ruler, 'How to pay', styled({ weight: 600, colour: colours.navy }), 0, width);
  const parts = [title, texts(ruler, sentence, styled(), 0, width)];
  const rows = facts.map(({ label, lines }) =>
    beside(
      texts(ruler, label, styled({ colour: colours.slate }), 0, 76),
      texts(ruler, lines.join(', '), styled({ weight: 600 }), 84, width - 84),
    ),
  );
  let y = 9;
  const marks: Mark[] = [];
  [...parts, ...rows].forEach((stack, index) => {
    marks.push(...stack.marks.map((mark) => ({ ...mark, y: mark.y + y })));
    y += stack.height + (index === 0 ? 4 : index === 1 ? 6 : 2);
  });
  return { marks, height: y };
}

function beside(left: Stack, right: Stack): Stack {
  return { marks: [...left.marks, ...right.marks], height: Math.max(left.height, right.height) };
}

function texts(ruler: Ruler, text: string, style: TextStyle, x: number, width: number): Stack {
  const lines = ruler.lines(text, style, width);
  return {
    marks: lines.map((line, index) => textMark(line, style, x, index * lineHeight(style), width)),
    height: lines.length * lineHeight(style),
  };
}
