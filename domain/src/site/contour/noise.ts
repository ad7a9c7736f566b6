/** Small deterministic randomness: the same seed draws the same downs on the server and in the browser. */

/** FNV-1a over UTF-16 units, as an unsigned 32-bit number. */
export function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** A value in 0…1 for a lattice point. */
function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ seed;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0xffffffff;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise, 0…1. */
function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const u = ease(x - x0);
  const v = ease(y - y0);
  const top = lattice(x0, y0, seed) * (1 - u) + lattice(x0 + 1, y0, seed) * u;
  const bottom = lattice(x0, y0 + 1, seed) * (1 - u) + lattice(x0 + 1, y0 + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

/** Relief of a chalk down: long swells lying across the slope, with a little detail on top. */
export function relief(x: number, y: number, seed: number): number {
  const turn = 0.25 + (seed % 100) / 160;
  const rx = x * Math.cos(turn) - y * Math.sin(turn);
  const ry = x * Math.sin(turn) + y * Math.cos(turn);
  return (
    0.72 * noise(rx * 0.8, ry * 1.45, seed) + 0.28 * noise(rx * 1.9 + 7, ry * 2.7 + 3, seed ^ 0x9e3779b9)
  );
}
