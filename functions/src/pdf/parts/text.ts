import { type Band, gap, textBands } from '../layout/band.ts';
import type { Ruler } from '../layout/ruler.ts';
import type { TextStyle } from '../layout/style.ts';
import { colours, sizes, textWidth } from '../theme.ts';

/** The body's style, and what differs. */
export function styled(change: Partial<TextStyle> = {}): TextStyle {
  return {
    family: 'body',
    weight: 400,
    size: sizes.body,
    colour: colours.ink,
    leading: 1.45,
    align: 'left',
    isTabular: false,
    ...change,
  };
}

/** Money and numbers. */
export function figures(change: Partial<TextStyle> = {}): TextStyle {
  return styled({ isTabular: true, align: 'right', ...change });
}

/** A text of several paragraphs as it was typed. */
export function paragraphs(ruler: Ruler, text: string, style: TextStyle): readonly Band[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => [...textBands(ruler, part, style, textWidth), gap(5)]);
}

/** The heading of a part; it stays with what follows it. */
export function heading(ruler: Ruler, text: string): readonly Band[] {
  const style = styled({
    family: 'heading',
    weight: 600,
    size: sizes.heading,
    colour: colours.navy,
    leading: 1.25,
  });
  const lines = textBands(ruler, text, style, textWidth);
  return [gap(22, 'tie'), ...lines.map((line): Band => ({ ...line, after: 'tie' })), gap(8, 'tie')];
}
