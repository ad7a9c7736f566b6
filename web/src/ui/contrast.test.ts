import { readFileSync } from 'node:fs';
import { contrastOf } from '@agency/domain/site/contrast';
import { describe, expect, it } from 'vitest';
import { darkByAttribute, darkByMedia, themes, tokenValue } from './testing/tokens.ts';

function contrast(theme: ReadonlyMap<string, string>, front: string, back: string): number {
  return contrastOf(tokenValue(theme, `--${front}`), tokenValue(theme, `--${back}`));
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
/** Code is shown on a code block's background; its comments must be as legible as the rest. */
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
    const used = code.map(([front]) => tokenValue(theme, `--${front}`));
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

it('sets the same dark colours by preference and by attribute', () => {
  expect([...darkByAttribute]).toEqual([...darkByMedia]);
  expect(darkByMedia.size).toBeGreaterThan(25);
});
