import { type Band, gap, padded, rowBands, rule, textBands, whole } from '../layout/band.ts';
import type { Ruler } from '../layout/ruler.ts';
import { colours, sizes, textWidth } from '../theme.ts';
import { styled } from './text.ts';

/** A short fact with its name. */
export interface Fact {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What is shown above everything else: a state that must not be missed. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'warning';
  readonly title: string;
  readonly text: string;
}

export interface OpeningData {
  /** 'Quote Q-7K3M9P, version 2' */
  readonly kind: string;
  readonly title: string;
  readonly notice: Notice | null;
  /** Two by two, in reading order. */
  readonly facts: readonly Fact[];
}

/** The head of the first page: what it is, for whom and from whom, and the dates that count. */
export function opening(ruler: Ruler, { kind, title, notice, facts }: OpeningData): readonly Band[] {
  const titleStyle = styled({
    family: 'heading',
    weight: 600,
    size: sizes.title,
    colour: colours.navy,
    leading: 1.15,
  });
  return [
    ...textBands(ruler, kind, styled({ colour: colours.slate, weight: 600 }), textWidth),
    gap(3),
    ...textBands(ruler, title, titleStyle, textWidth),
    ...(notice ? [gap(16), ...noticeBands(ruler, notice)] : []),
    gap(20),
    ...factBands(ruler, facts),
  ];
}

const tones = {
  info: [colours.info, colours.infoBackground],
  success: [colours.success, colours.successBackground],
  warning: [colours.warning, colours.warningBackground],
} as const;

function noticeBands(ruler: Ruler, { tone, title, text }: Notice): readonly Band[] {
  const [ink, background] = tones[tone];
  const x = 15;
  const texts = [
    { text: title, style: styled({ weight: 600, colour: ink }) },
    ...(text === '' ? [] : [{ text, style: styled() }]),
  ];
  const rows = padded(rowBands(ruler, [{ x, width: textWidth - x - 12, texts }]), { top: 9, bottom: 9 });
  return whole(
    rows.map((band) => ({
      ...band,
      marks: [rule(0, 0, textWidth, band.height, background), rule(0, 0, 3, band.height, ink), ...band.marks],
    })),
  );
}

/** Facts in two columns, below hairlines. */
export function factBands(ruler: Ruler, facts: readonly Fact[]): readonly Band[] {
  const width = textWidth * 0.48;
  const pairs = facts.flatMap((_, index) => (index % 2 === 0 ? [facts.slice(index, index + 2)] : []));
  return pairs.flatMap((pair) => {
    const cells = pair.map((fact, index) => ({
      x: index * (textWidth - width),
      width,
      texts: factTexts(fact),
    }));
    const above = cells.map(({ x }) => rule(x, 0, width, 0.75, colours.hairline));
    return padded(rowBands(ruler, cells), { top: 6, bottom: 10, above });
  });
}

function factTexts({ label, lines }: Fact) {
  return [
    { text: label, style: styled({ size: sizes.small, colour: colours.slate }) },
    ...lines.map((text, index) => ({ text, style: styled(index === 0 ? { weight: 600 } : {}) })),
  ];
}
