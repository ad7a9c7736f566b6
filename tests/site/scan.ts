const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|ninety|hundred';
const count = `(?:\\d+(?:[.,]\\d+)?|${numberWords})`;
const unit = '(?:working )?(?:minute|hour|day|night|week|month|year)s?';

const amount = /£\s?\d[\d,]*(?:\.\d+)?|\b\d+(?:\.\d+)?\s?(?:%|per cent|p\b)/g;
const duration = new RegExp(
  `\\b(?:${count}(?: (?:to|or|and) |[–-]))?${count}[ -]${unit}\\b|\\bhalf an? ${unit}\\b`,
  'gi',
);
const stage = /\b(?:Minute|Hour|Day|Week|Month|Year)s? (\d+)(?: to (\d+))?\b/g;

/** The prices and shares in a text: '£2,400', '15%'. */
export const amountsIn = (text: string): readonly string[] => text.match(amount) ?? [];

/** The spans of time in a text: '2 working days', '8 to 10 weeks', 'half an hour'. */
export const durationsIn = (text: string): readonly string[] => text.match(duration) ?? [];

/** Each part of a whole that a text names ('Weeks 4 to 8'), with where it ends. */
export const stagesIn = (text: string): readonly { readonly words: string; readonly last: number }[] =>
  [...text.matchAll(stage)].map(([words, from, to]) => ({ words, last: Number(to ?? from) }));
