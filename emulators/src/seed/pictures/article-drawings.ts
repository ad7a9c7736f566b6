import { colour } from './colours.ts';
import { browserWindow, phone, picture, sheet } from './frames.ts';
import { at, box, button, disc, paragraph, path, pill, rule } from './shapes.ts';
import { words } from './words.ts';

// Covers of the three articles that belong to the site itself; their words are the articles' own figures.

const shares = [
  ['Finding out', 15],
  ['Words', 25],
  ['Design', 20],
  ['Building', 25],
  ['Checking', 10],
  ['Everything else', 5],
] as const;

function whereMoneyGoes(): string {
  const rows = shares.map(([part, share], i) => {
    const y = 214 + i * 96;
    const isBuilding = part === 'Building';
    return (
      words(60, y + 42, part, { size: 34, face: isBuilding ? 'strong' : 'body' }) +
      box(330, y, share * 21, 62, { fill: isBuilding ? colour.gorse : colour.skyDeep, r: 8 }) +
      words(330 + share * 21 + 22, y + 43, `${share}%`, { size: 32, face: 'strong' })
    );
  });
  return picture(
    'dusk',
    'where-money-goes',
    at(
      150,
      70,
      sheet(
        { x: 0, y: 0, w: 1040, h: 860, on: 'dusk' },
        words(60, 122, 'What a website’s price is made of', { size: 50, face: 'head' }) + rows.join(''),
      ),
      -2,
    ),
  );
}

function appOrPage(): string {
  const page =
    words(56, 112, 'Today’s boats', { size: 50, face: 'head' }) +
    rule(56, 150, 604, 150) +
    ['9:00 am', '11:30 am', '2:00 pm']
      .map(
        (time, i) =>
          words(56, 216 + i * 92, time, { size: 34, face: 'strong' }) +
          paragraph(250, 194 + i * 92, 340, 1) +
          rule(56, 246 + i * 92, 604, 246 + i * 92),
      )
      .join('') +
    button(56, 480, 260, 'Book');
  const tints = [colour.sky, colour.clay, colour.sage, colour.skyDeep, colour.gorse, colour.chalk3];
  const apps = tints.map((fill, i) => {
    const [x, y] = [30 + (i % 2) * 148, 126 + Math.floor(i / 2) * 172];
    const isOurs = fill === colour.gorse;
    return (
      box(x, y, 124, 124, { fill, r: 30 }) +
      (isOurs
        ? path(`M${x + 30} ${y + 74}h64l-14 24h-36Z M${x + 62} ${y + 66}v-40l28 34Z`, { fill: colour.ink })
        : '')
    );
  });
  return picture(
    'night',
    'app-or-page',
    browserWindow({ x: 120, y: 140, w: 660, h: 700, on: 'night', host: 'the-harbour.example' }, page) +
      disc(880, 470, 62, { fill: colour.gorse }) +
      words(880, 484, 'or', { size: 46, face: 'head', align: 'middle' }) +
      phone({ x: 980, y: 110, w: 360, h: 720, on: 'night' }, apps.join('')),
  );
}

const parcel = [
  ['Paid, with postage', '£42.50'],
  ['VAT', '−£7.08'],
  ['Card', '−£0.84'],
  ['Carrier', '−£4.20'],
  ['Box and label', '−£1.40'],
  ['Twelve minutes', '−£2.80'],
  ['The bowl itself', '−£16.00'],
] as const;

function oneParcel(): string {
  const sum =
    words(50, 96, 'One bowl', { size: 48, face: 'head' }) +
    parcel
      .map(([what, price], i) => {
        const y = 172 + i * 68;
        return (
          words(50, y, what, { size: 31 }) +
          words(510, y, price, { size: 31, face: 'strong', align: 'end' }) +
          rule(50, y + 22, 510, y + 22)
        );
      })
      .join('') +
    box(36, 634, 488, 84, { fill: colour.gorseSoft, r: 10 }) +
    words(58, 689, 'Left', { size: 36, face: 'strong' }) +
    words(502, 690, '£10.18', { size: 40, face: 'head', align: 'end' });
  // A box seen from above its corner: two sides, the lid, and the tape across it.
  const box3d =
    path('M0 130L270 250V560L0 440Z', { fill: '#c99d72', line: colour.ink, width: 5 }) +
    path('M270 250L540 130V440L270 560Z', { fill: '#b98a5e', line: colour.ink, width: 5 }) +
    path('M0 130L270 10L540 130L270 250Z', { fill: '#dbb48d', line: colour.ink, width: 5 }) +
    path('M108 82L378 202V292L432 268V178L162 58Z', { fill: colour.chalk2, line: colour.ink, width: 4 }) +
    path('M48 236L198 302V424L48 358Z', { fill: colour.white, line: colour.ink, width: 4 }) +
    path('M74 282L172 326M74 314L140 343', { line: colour.ink3, width: 9 });
  return picture(
    'chalk',
    'one-parcel',
    sheet({ x: 150, y: 70, w: 560, h: 780, on: 'chalk' }, sum) +
      at(790, 230, box3d) +
      pill(930, 130, 'Do the sum for one', { fill: colour.navy900, ink: colour.chalk, size: 30 }),
  );
}

/** Drawings by the slug of the article; `npm run covers` writes them. */
export const articleDrawings: Readonly<Record<string, () => string>> = {
  'web-development-costs-west-sussex-2025': whereMoneyGoes,
  'mobile-app-development-uk-businesses-2025': appOrPage,
  'ecommerce-website-development-west-sussex-guide': oneParcel,
};
