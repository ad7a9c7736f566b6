import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

/** Custom properties by name, as they are written. */
type Tokens = ReadonlyMap<string, string>;

/** Those of the block that follows `opening`. */
function block(opening: string): Tokens {
  const from = css.indexOf(opening);
  if (from < 0) throw new Error(`tokens.css has no block ${opening}`);
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

const light = block(':root {');

export const darkByMedia = block(':root:not([data-theme="light"]) {');
export const darkByAttribute = block('\n  [data-theme="dark"] {');
export const themes = { light, dark: new Map([...light, ...darkByMedia]) };

/** The resolved value of a token, through the tokens it refers to. */
export function tokenValue(theme: Tokens, token: string): string {
  const written = theme.get(token) ?? '';
  const [, named] = /^var\((--[\w-]+)\)$/.exec(written) ?? [];
  return named === undefined ? written : tokenValue(theme, named);
}
