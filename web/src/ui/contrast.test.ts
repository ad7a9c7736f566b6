import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The custom properties of the block that follows `opening`. */
function block(opening: string): Map<string, string> {
  const from = css.indexOf(opening);
  if (from < 0) throw new Error(`tokens.css has no block ${opening}`);
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

const light = block(':root {');
const darkByMedia = block(':root:not([data-theme="light"]) {');
const darkByAttribute = block('\n  [data-theme="dark"] {');
const themes = { light, dark: new Map([...light, ...darkByMedia]) };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Map<string, string>, front: string, back: string): number {
  const [a = 0, b = 0] = [front, back].map((name) => luminance(theme.get(`--${name}`) ?? ''));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['paper', 'paper-2', 'surface', 'surface-2'];
const onGrounds = (fronts: readonly string[]): [string, string][] =>
  fronts.flatMap((front) => grounds.map((ground): [string, string] => [front, ground]));

const aaa: [string, string][] = onGrounds(['ink', 'ink-2']);
const aa: [string, string][] = [
  ...onGrounds(['link', 'link-hover', 'success', 'warning', 'danger', 'info', 'neutral']),
  ...['success', 'warning', 'danger', 'info', 'neutral'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-bg`],
    ['ink', `${tone}-bg`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-solid', 'solid'],
  ['on-solid', 'solid-hover'],
];
/** The colours of code stand on the ground of a code block; its comments are read as the rest is. */
const code: [string, string][] = ['', '-comment', '-keyword', '-string', '-number', '-name'].map((part) => [
  `code${part}`,
  'paper-2',
]);
const edges: [string, string][] = onGrounds(['line-strong', 'focus', 'solid']);

describe.each(Object.entries(themes))('colours of the %s theme', (_, theme) => {
  it.each(aaa)('%s on %s reads as body text (AAA)', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(7);
  });

  it.each([...aa, ...code])('%s on %s is readable (AA)', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it('tells the colours of code apart', () => {
    const used = code.map(([front]) => theme.get(`--${front}`));
    expect(new Set(used).size).toBe(code.length);
  });

  it.each(edges)('%s stands out from %s as an edge', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(3);
  });
});

it('colours code by names that the themes know', () => {
  const prose = readFileSync(new URL('./prose.module.css', import.meta.url), 'utf8');
  const named = [...prose.matchAll(/var\(--(code[\w-]*)\)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(code.map(([front]) => front)));
});

it('says the same dark colours by preference and by attribute', () => {
  expect([...darkByAttribute]).toEqual([...darkByMedia]);
  expect(darkByMedia.size).toBeGreaterThan(25);
});
