import { contrastOf } from '@agency/domain/site/contrast';
import { describe, expect, it } from 'vitest';
import { colours, styleSheet } from './theme.ts';

/** What the dark theme sets for a class. */
function inTheDark(selector: string, property: string): string {
  const rules = styleSheet.slice(styleSheet.indexOf('(prefers-color-scheme: dark)'));
  const [, rule = ''] = rules.split(selector);
  const [, value = ''] = new RegExp(`[{ ]${property}: (#[0-9a-f]{6})`).exec(rule.split('}')[0] ?? '') ?? [];
  return value;
}

describe('the colours of mails are readable', () => {
  const grounds = { card: colours.chalk, 'what is quoted': colours.chalkDeep };
  it.each(
    (['ink', 'slate', 'link'] as const).flatMap((front) =>
      (['card', 'what is quoted'] as const).map((ground) => [front, ground] as const),
    ),
  )('%s on the background of %s', (front, ground) => {
    expect(contrastOf(colours[front], grounds[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('on the band and on the button', () => {
    expect(contrastOf(colours.chalk, colours.navy)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ['.m-heading', '.m-quiet', '.m-link'].flatMap((front) =>
      ['.m-card', '.m-quoted'].map((ground) => [front, ground] as const),
    ),
  )('in the dark theme: %s on %s', (front, ground) => {
    const back = inTheDark(ground, 'background-color');
    expect(contrastOf(inTheDark(front, 'color'), back)).toBeGreaterThanOrEqual(4.5);
  });

  it('in the dark theme: the name on the band, the label of the button', () => {
    expect(contrastOf(colours.chalk, inTheDark('.m-band', 'background-color'))).toBeGreaterThanOrEqual(4.5);
    const button = inTheDark('.m-button', 'background-color');
    expect(contrastOf(inTheDark('.m-button', 'color'), button)).toBeGreaterThanOrEqual(4.5);
  });
});
