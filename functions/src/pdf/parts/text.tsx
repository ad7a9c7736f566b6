import { Text, View } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';
import { bodyFont, headingFont, printable } from '../fonts.ts';
import { colours, sizes } from '../theme.ts';
import { breakable } from './breakable.ts';

export type Style = Exclude<NonNullable<ComponentProps<typeof View>['style']>, readonly unknown[]>;

interface WordsProps {
  readonly children: string;
  readonly style?: Style;
  /** Words of more than this many letters may break anywhere; for narrow columns. */
  readonly longestWord?: number;
}

/** Text as it was typed. A letter that none of our fonts has becomes a box. */
export function Words({ children, style, longestWord = 28 }: WordsProps) {
  if (children.includes('\n')) {
    // Line by line: none of our fonts has a glyph for a line break, so the renderer would look for another font.
    const lines = children.split('\n');
    return (
      <View>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have nothing but their order
          <Words key={index} longestWord={longestWord} {...(style ? { style } : {})}>
            {line === '' ? ' ' : line}
          </Words>
        ))}
      </View>
    );
  }
  return (
    <Text
      style={{ fontFamily: bodyFont, fontSize: sizes.body, color: colours.ink, lineHeight: 1.45, ...style }}
      hyphenationCallback={(word) => breakable(word, longestWord)}
    >
      {printable(children)}
    </Text>
  );
}

/** Money and numbers: figures of equal width, so that columns line up. */
export function Figures(props: WordsProps) {
  return <Words {...props} style={{ fontFeatureSettings: ['tnum'], textAlign: 'right', ...props.style }} />;
}

/** A text of several paragraphs as it was typed. */
export function Paragraphs({ text, style }: { readonly text: string; readonly style?: Style }) {
  const parts = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    <View>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have nothing but their order
        <View key={index} style={{ marginBottom: 5 }}>
          <Words {...(style ? { style } : {})}>{part}</Words>
        </View>
      ))}
    </View>
  );
}

/** The heading of a part; it stays with what follows it. */
export function Heading({ children }: { readonly children: string }) {
  return (
    <View minPresenceAhead={60} style={{ marginTop: 22, marginBottom: 8 }}>
      <Words
        style={{
          fontFamily: headingFont,
          fontWeight: 600,
          fontSize: sizes.heading,
          color: colours.navy,
          lineHeight: 1.25,
        }}
      >
        {children}
      </Words>
    </View>
  );
}

/** A small name above what it names. */
export function Label({ children }: { readonly children: string }) {
  return <Words style={{ fontSize: sizes.small, color: colours.slate }}>{children}</Words>;
}

/** Kept on one page, whatever is in it. */
export function KeepTogether({ children, style }: { readonly children: ReactNode; readonly style?: Style }) {
  return (
    <View wrap={false} {...(style ? { style } : {})}>
      {children}
    </View>
  );
}
