import { Circle, Path, Svg } from '@react-pdf/renderer';
import { colours } from '../theme.ts';
import type { Style } from './text.tsx';

/** The contour lines of our mark: crowded on the scarp, spread on the dip slope. */
const lines = [
  'M4 35C4 19 15 6 31 5c17-1 29 11 29 27 0 17-13 27-30 27C14 59 4 50 4 35Z',
  'M13 31c0-11 8-18 19-19 12-1 21 7 20 18-1 12-10 18-21 18-11 0-18-6-18-17Z',
  'M21 27c0-6 5-10 11-10 7 0 12 4 12 10 0 7-6 10-12 10s-11-4-11-10Z',
] as const;

interface MarkProps {
  readonly size: number;
  readonly colour?: string;
  readonly width?: number;
  readonly style?: Style;
}

/** The mark as on the site, the trig point in the accent. */
export function BrandMark({ size }: MarkProps) {
  return <Contours size={size} colour={colours.navy} width={3.5} withTrigPoint />;
}

/** The mark's lines alone, large and quiet. */
export function Contours({
  size,
  colour = colours.contour,
  width = 0.17,
  style,
  withTrigPoint,
}: MarkProps & { readonly withTrigPoint?: boolean }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64" {...(style ? { style } : {})}>
      {lines.map((line) => (
        <Path key={line} d={line} fill="none" stroke={colour} strokeWidth={width} />
      ))}
      {withTrigPoint ? <Circle cx={32} cy={26} r={4.6} fill={colours.accent} /> : null}
    </Svg>
  );
}
