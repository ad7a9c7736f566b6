import { hashSeed, relief } from './noise.ts';

/** Size of the drawing in its own units. */
export const ridgeBox = { width: 1200, height: 64 } as const;
const steps = 12;
/** How far the drawing goes on beyond its box, so that an outline is cut off at the edges and not drawn along them. */
const beyond = 8;

/**
 * The skyline of the same hillside: a cut through it from left to right, smooth, closed below. One path of some 250
 * bytes.
 */
export function ridgePath(seed: string): string {
  const { width, height } = ridgeBox;
  const number = hashSeed(seed);
  const cut = Array.from({ length: steps + 1 }, (_, i) =>
    relief((number % 997) + (i / steps) * 1.9, 4, number),
  );
  const low = Math.min(...cut);
  const range = Math.max(...cut) - low || 1;
  const step = (width + 2 * beyond) / steps;
  // The highest point nears the top; the lowest leaves a strip, so that the fill never tears off the edge.
  const points = cut.map((value, i) => ({
    x: Math.round(i * step - beyond),
    y: Math.round(height - 6 - ((value - low) / range) * (height - 10)),
  }));
  const curves = points.slice(1, -1).map(({ x, y }, i) => {
    const next = points[i + 2];
    const isLast = i === points.length - 3;
    const end = next && !isLast ? { x: Math.round((x + next.x) / 2), y: Math.round((y + next.y) / 2) } : next;
    return `Q${x} ${y} ${end?.x ?? x} ${end?.y ?? y}`;
  });
  return `M${-beyond} ${points[0]?.y ?? height}${curves.join('')}V${height + beyond}H${-beyond}Z`;
}
