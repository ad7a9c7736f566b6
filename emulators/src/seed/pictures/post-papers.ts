import { colour } from './colours.ts';
import { picture, sheet } from './frames.ts';
import { at, box, disc, paragraph, path, pill, rule, tick } from './shapes.ts';
import { words } from './words.ts';

// Covers of posts that are about something on paper: a bill, a list, two offers, a page that is being edited.

const yearly = [
  ['Domain, one mailbox', '£120'],
  ['Hosting and updates', '£780'],
  ['Two hours a month', '£1,800'],
  ['A repair, perhaps', '£200'],
] as const;

export function costToKeep(): string {
  const bill =
    words(56, 104, 'One year', { size: 54, face: 'head' }) +
    yearly
      .map(([what, price], i) => {
        const y = 176 + i * 96;
        return (
          words(56, y + 36, what, { size: 34 }) +
          words(564, y + 36, price, { size: 34, face: 'strong', align: 'end' }) +
          rule(56, y + 66, 564, y + 66)
        );
      })
      .join('') +
    box(56, 584, 508, 92, { fill: colour.gorseSoft, r: 10 }) +
    words(84, 643, 'To keep it', { size: 36, face: 'strong' }) +
    words(536, 643, '£2,900', { size: 40, face: 'head', align: 'end' });
  const years = [1, 2, 3, 4, 5].map((year) => {
    const h = 76 * year;
    const x = 800 + (year - 1) * 108;
    return (
      box(x, 760 - h, 76, h, { fill: year === 1 ? colour.gorse : '#3a5f8c', r: 6 }) +
      words(x + 38, 814, String(year), { size: 32, fill: colour.night, align: 'middle' })
    );
  });
  return picture(
    'night',
    'costs',
    sheet({ x: 110, y: 90, w: 620, h: 720, on: 'night' }, bill) +
      rule(780, 760, 1340, 760, { line: colour.night, width: 3 }) +
      years.join('') +
      words(1340, 866, 'years, added up', { size: 30, fill: colour.night, align: 'end' }),
  );
}

const questions = [
  'What should a visitor do?',
  'Who writes?',
  'What must it talk to?',
  'What do you have?',
  'When does it matter?',
];

export function fiveQuestions(): string {
  const list = questions.map((question, i) => {
    const y = 118 + i * 132;
    const isDone = i < 3;
    return (
      disc(104, y, 38, isDone ? { fill: colour.sage } : { fill: colour.white, line: colour.ink3, width: 3 }) +
      (isDone
        ? tick(78, y - 26, 52, colour.sageDeep)
        : words(104, y + 13, String(i + 1), { size: 36, face: 'strong', align: 'middle' })) +
      words(176, y + 14, question, { size: 42, face: 'head' }) +
      rule(176, y + 54, 720, y + 54, i === 3 ? { line: colour.gorse, width: 6 } : {})
    );
  });
  return picture(
    'chalk',
    'questions',
    at(830, 120, sheet({ x: 0, y: 0, w: 470, h: 640, on: 'chalk' }, paragraph(52, 80, 360, 14)), 5) +
      sheet({ x: 170, y: 80, w: 800, h: 920, on: 'chalk' }, list.join('')),
  );
}

export function fixedOrByDay(): string {
  const fixed =
    words(52, 96, 'Fixed', { size: 46, face: 'head' }) +
    words(52, 220, '£5,000', { size: 96, face: 'head' }) +
    ['Design', 'Build', 'Launch']
      .map(
        (part, i) =>
          tick(52, 288 + i * 84, 42, colour.sageDeep) + words(118, 322 + i * 84, part, { size: 36 }),
      )
      .join('') +
    pill(52, 566, 'We carry the risk', { fill: colour.gorseSoft, size: 27 });
  const days = Array.from({ length: 20 }, (_, i) => {
    const [x, y] = [52 + (i % 5) * 92, 148 + Math.floor(i / 5) * 92];
    return box(x, y, 76, 76, i < 11 ? { fill: colour.skyDeep, r: 8 } : { line: colour.ink3, width: 3, r: 8 });
  });
  const byDay =
    words(52, 96, 'By the day', { size: 46, face: 'head' }) +
    days.join('') +
    pill(52, 566, 'You carry the risk', { fill: colour.sky, size: 27 });
  return picture(
    'dusk',
    'fixed-price',
    sheet({ x: 140, y: 110, w: 550, h: 660, on: 'dusk' }, fixed) +
      sheet({ x: 750, y: 190, w: 550, h: 660, on: 'dusk' }, byDay),
  );
}

export function pagesThatAnswer(): string {
  const strike = (x: number, y: number, w: number) =>
    rule(x, y, x + w, y, { line: colour.clayDeep, width: 6 });
  const page =
    words(70, 126, 'Do you repair boilers', { size: 58, face: 'head' }) +
    words(70, 196, 'on Sundays?', { size: 58, face: 'head' }) +
    box(62, 244, 690, 92, { fill: colour.gorseSoft, r: 8 }) +
    words(84, 305, 'Yes. From 8 am, for £95 an hour.', { size: 42, face: 'strong' }) +
    words(70, 420, 'We are passionate about heating', { size: 38, fill: colour.ink2 }) +
    strike(66, 408, 560) +
    words(70, 484, 'and have been leading the way', { size: 38, fill: colour.ink2 }) +
    strike(66, 472, 524) +
    words(70, 572, 'Call before 5 pm on Saturday', { size: 38 }) +
    words(70, 636, 'and we come the next morning.', { size: 38 }) +
    paragraph(70, 706, 640, 5);
  const pencil =
    box(0, -22, 330, 44, { fill: colour.gorse }) +
    box(-50, -22, 50, 44, { fill: '#c9c3b4' }) +
    path('M330 -22L400 0L330 22Z', { fill: '#f0d9c8' }) +
    path('M376 -8L400 0L376 8Z', { fill: colour.ink });
  return picture(
    'night',
    'answers',
    sheet({ x: 180, y: 90, w: 860, h: 900, on: 'night' }, page) + at(1300, 300, pencil, 138),
  );
}
