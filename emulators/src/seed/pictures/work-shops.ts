import { colour } from './colours.ts';
import { browserWindow, phone, picture, sheet } from './frames.ts';
import { at, box, button, clip, disc, path, rule, tick } from './shapes.ts';
import { words } from './words.ts';

// Shops: something to choose, something to pay, something that comes.

/** A loaf from the side, scored; the middle of its base at 0, 0. */
function loaf(w: number, h: number, cuts: number): string {
  const half = w / 2;
  const body = `M${-half} 0C${-half - 6} ${-h * 0.75} ${-half * 0.6} ${-h} 0 ${-h}S${half + 6} ${-h * 0.75} ${half} 0Z`;
  const gap = w / (cuts + 1);
  const scores = Array.from({ length: cuts }, (_, i) => {
    const x = -half + gap * (i + 1);
    return path(`M${x - 16} ${-h * 0.82}q26 ${h * 0.16} 22 ${h * 0.42}`, { line: '#f7e6d3', width: 9 });
  });
  return path(body, { fill: colour.clayDeep }) + scores.join('');
}

const loaves = [
  { name: 'Farmhouse', weight: '800 g', price: '£3.80', count: 1, drawn: loaf(190, 112, 3) },
  { name: 'Rye', weight: '900 g', price: '£4.20', count: 2, drawn: loaf(170, 84, 2) },
  { name: 'Seeded', weight: '800 g', price: '£4.10', count: 0, drawn: loaf(150, 128, 1) },
] as const;

function product({ name, weight, price, count, drawn }: (typeof loaves)[number]): string {
  const chosen = count > 0;
  return (
    box(0, 0, 284, 230, { fill: colour.clay, r: 12 }) +
    at(142, 190, drawn) +
    words(0, 280, name, { size: 34, face: 'head' }) +
    words(0, 320, weight, { size: 26, fill: colour.ink2 }) +
    words(284, 280, price, { size: 32, face: 'strong', align: 'end' }) +
    box(0, 346, 284, 68, { fill: chosen ? colour.white : colour.chalk2, line: colour.line, r: 10 }) +
    words(40, 391, '–', { size: 36, fill: colour.ink2, align: 'middle' }) +
    words(142, 391, String(count), { size: 30, face: 'strong', align: 'middle' }) +
    words(244, 391, '+', { size: 36, fill: colour.ink2, align: 'middle' })
  );
}

function bakeryShop(): string {
  return (
    words(56, 92, 'Meadowbank Bakehouse', { size: 44, face: 'head' }) +
    words(860, 90, 'Basket: 3', { size: 28, face: 'strong', align: 'end' }) +
    rule(0, 134, 1100, 134) +
    box(56, 168, 944, 76, { fill: colour.gorseSoft, r: 10 }) +
    disc(98, 206, 17, { line: colour.ink, width: 4 }) +
    path('M98 196v10l8 6', { line: colour.ink, width: 4 }) +
    words(132, 216, 'Order by 4 pm for tomorrow morning', { size: 30, face: 'strong' }) +
    loaves.map((each, i) => at(56 + i * 330, 286, product(each))).join('')
  );
}

function bakeryReceipt(): string {
  const lines = [
    ['1 × Farmhouse', '£3.80'],
    ['2 × Rye', '£8.40'],
  ] as const;
  return (
    disc(168, 150, 50, { fill: colour.sage }) +
    tick(138, 120, 60, colour.sageDeep) +
    words(168, 270, 'Baked for you', { size: 40, face: 'head', align: 'middle' }) +
    words(168, 318, 'Collect on Saturday', { size: 27, fill: colour.ink2, align: 'middle' }) +
    box(34, 356, 268, 84, { fill: colour.chalk3, r: 12 }) +
    words(168, 411, 'from 8:30 am', { size: 36, face: 'strong', align: 'middle' }) +
    lines
      .map(
        ([what, price], i) =>
          words(34, 506 + i * 50, what, { size: 26 }) +
          words(302, 506 + i * 50, price, { size: 26, align: 'end' }),
      )
      .join('') +
    rule(34, 584, 302, 584) +
    words(34, 634, 'Total', { size: 28, face: 'strong' }) +
    words(302, 634, '£12.20', { size: 28, face: 'strong', align: 'end' })
  );
}

export function bakery(): string {
  return picture(
    'night',
    'meadowbank',
    browserWindow({ x: 110, y: 96, w: 1060, h: 900, on: 'night', host: 'meadowbank.example' }, bakeryShop()) +
      phone({ x: 1010, y: 216, w: 364, h: 760, on: 'night' }, bakeryReceipt()),
  );
}

interface Photograph {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly sky: string;
  /** From the furthest hill to the nearest. */
  readonly hills: readonly string[];
  readonly sun?: string;
}

/** A landscape in flat colours: a photograph's placeholder that is a picture in itself. */
function landscape({ x, y, w, h, sky, hills, sun }: Photograph, index: number): string {
  const layers = hills.map((fill, i) => {
    const top = h * (0.42 + (i * 0.5) / hills.length);
    const swell = h * 0.1 * (i % 2 === 0 ? 1 : -1);
    return path(
      `M0 ${top}C${w * 0.25} ${top - swell * 1.6} ${w * 0.55} ${top + swell * 1.8} ${w} ${top - swell}V${h}H0Z`,
      { fill },
    );
  });
  const light = sun ? disc(w * 0.7, h * 0.28, h * 0.1, { fill: sun }) : '';
  const drawn = box(0, 0, w, h, { fill: sky }) + light + layers.join('');
  return at(x, y, clip(`photograph-${index}`, box(0, 0, w, h, { r: 6 }), drawn));
}

const photographs: readonly Photograph[] = [
  { x: 60, y: 190, w: 400, h: 300, sky: '#f3dcb2', hills: ['#d9a877', '#b2673d', '#7d4527'], sun: '#fbf1dc' },
  { x: 60, y: 514, w: 400, h: 380, sky: '#cfdff2', hills: ['#9db9d8', '#5b86b5', '#2f567f', colour.navy900] },
  {
    x: 484,
    y: 190,
    w: 300,
    h: 470,
    sky: '#e6ead9',
    hills: ['#b9c9a6', '#86a077', colour.sageDeep],
    sun: '#fff',
  },
  { x: 484, y: 684, w: 300, h: 260, sky: '#f0d9c8', hills: ['#cf9c7d', '#8f4f31'] },
  { x: 808, y: 190, w: 272, h: 220, sky: '#1b3763', hills: ['#12294c', '#0c1d36'], sun: '#f3f1ea' },
  { x: 808, y: 434, w: 272, h: 420, sky: '#dfe6ea', hills: ['#a9bac2', '#71858f', '#3b4d57'] },
];

export function studio(): string {
  const screen =
    words(60, 110, 'Fennel and Rye', { size: 52, face: 'head' }) +
    (
      [
        ['Weddings', 852],
        ['Places', 974],
        ['About', 1080],
      ] as const
    )
      .map(([word, end]) => words(end, 108, word, { size: 27, fill: colour.ink2, align: 'end' }))
      .join('') +
    rule(740, 126, 852, 126, { line: colour.gorse, width: 5 }) +
    photographs.map(landscape).join('');
  return picture(
    'chalk',
    'fennel',
    browserWindow({ x: 150, y: 96, w: 1140, h: 900, on: 'chalk', host: 'fennelandrye.example' }, screen),
  );
}

const vegetables = [
  ['Leeks', '3', '#8fae7f'],
  ['Squash', '1', '#d98f3d'],
  ['Beetroot', '600 g', '#8e3a59'],
  ['Kale', '250 g', '#4f7a56'],
  ['Potatoes', '2 kg', '#c9a878'],
] as const;

function weeklyBox(): string {
  return (
    words(56, 104, 'This week’s box', { size: 50, face: 'head' }) +
    words(56, 154, 'Packed on Thursday, £16.50', { size: 28, fill: colour.ink2 }) +
    vegetables
      .map(([name, amount, fill], i) => {
        const y = 216 + i * 92;
        return (
          disc(86, y + 32, 27, { fill }) +
          words(136, y + 43, name, { size: 34 }) +
          words(524, y + 43, amount, { size: 30, fill: colour.ink2, align: 'end' }) +
          rule(56, y + 78, 524, y + 78)
        );
      })
      .join('') +
    button(56, 706, 468, 'Add to Friday’s van')
  );
}

const stops = [
  [210, 236],
  [392, 330],
  [560, 250],
  [668, 430],
  [520, 560],
  [300, 520],
] as const;

function vanRound(): string {
  const road = stops.map(([x, y]) => `${x} ${y}`).join('L');
  return (
    box(0, 0, 860, 900, { fill: colour.chalk }) +
    path('M-20 420C180 380 260 470 430 450S720 330 900 380', { line: '#e4dfd1', width: 34 }) +
    path('M470 -20C440 200 520 320 500 470S400 700 430 920', { line: '#e4dfd1', width: 26 }) +
    path('M-20 660C200 600 380 690 560 650S760 560 900 600', { line: '#cfdff2', width: 44 }) +
    path(`M${road}Z`, { line: colour.ink, width: 6, dash: '2 16' }) +
    stops
      .map(([x, y], i) => {
        const isNext = i === 2;
        const ground = i < 2 ? colour.sageDeep : isNext ? colour.gorse : colour.white;
        const ink = i < 2 ? colour.white : colour.ink;
        const label = words(x, y + 12, String(i + 1), {
          size: 32,
          face: 'strong',
          fill: ink,
          align: 'middle',
        });
        return disc(x, y, 34, { fill: ground, line: colour.ink, width: 4 }) + label;
      })
      .join('') +
    box(440, 86, 240, 78, { fill: colour.ink, r: 12 }) +
    words(560, 136, 'Next: 10:40 am', { size: 28, face: 'strong', fill: colour.chalk, align: 'middle' }) +
    path('M540 163h40l-20 26Z', { fill: colour.ink })
  );
}

export function farm(): string {
  return picture(
    'dusk',
    'cold-ash',
    browserWindow({ x: 520, y: 96, w: 880, h: 900, on: 'dusk', host: 'coldash.example/round' }, vanRound()) +
      sheet({ x: 96, y: 60, w: 580, h: 822, on: 'dusk' }, weeklyBox()),
  );
}
