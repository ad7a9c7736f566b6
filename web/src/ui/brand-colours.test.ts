import { brandColours, darkColours, lightColours } from '@agency/domain/site/brand-colours';
import { expect, it } from 'vitest';
import { themes, tokenValue } from './testing/tokens.ts';

/** 'navy900' is '--navy-900', 'successBg' is '--success-bg'. */
function tokenOf(name: string): string {
  return `--${name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
}

function differences(theme: keyof typeof themes, colours: Readonly<Record<string, string>>): string[] {
  return Object.entries(colours).flatMap(([name, colour]) => {
    const token = tokenOf(name);
    const value = tokenValue(themes[theme], token);
    if (value === colour) return [];
    return [
      `${token} in tokens.css (${theme}) is ${value || 'missing'}, brand-colours.ts says ${name}: ${colour}`,
    ];
  });
}

it.each([
  ['light', brandColours],
  ['light', lightColours],
  ['dark', darkColours],
] as const)('the site and what it sends have the same colours (%s)', (theme, colours) => {
  const found = differences(theme, colours);
  expect(found, found.join('\n')).toEqual([]);
});
