import { colour } from './colours.ts';
import { browserWindow, picture, sheet } from './frames.ts';
import { at, box, disc, path, pill, rule } from './shapes.ts';
import { words } from './words.ts';

// Covers of posts that are about something that nobody sees: copies, places, addresses.

export function backup(): string {
  const copies = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, i) => {
    const isUsed = i === 1;
    return at(
      130 + i * 236,
      isUsed ? 250 : 300,
      box(12, 16, 200, 270, { fill: colour.navy950, r: 14 }) +
        box(0, 0, 200, 270, { fill: isUsed ? colour.gorse : colour.chalk, r: 14 }) +
        box(28, 34, 144, 14, { fill: isUsed ? '#c39200' : colour.line, r: 7 }) +
        box(28, 66, 144, 14, { fill: isUsed ? '#c39200' : colour.line, r: 7 }) +
        box(28, 98, 92, 14, { fill: isUsed ? '#c39200' : colour.line, r: 7 }) +
        words(28, 236, day, { size: 44, face: 'head' }),
    );
  });
  return picture(
    'night',
    'backup',
    rule(130, 690, 1310, 690, { line: colour.night, width: 4 }) +
      [0, 1, 2, 3, 4]
        .map((i) => disc(230 + i * 236, 690, 14, { fill: i === 1 ? colour.gorse : colour.night }))
        .join('') +
      copies.join('') +
      path('M1174 262C1070 90 640 70 486 206M536 206l-50 4l-2 -50', { line: colour.chalk, width: 9 }) +
      words(830, 84, 'restored', { size: 38, face: 'head', fill: colour.chalk, align: 'middle' }) +
      words(130, 776, 'Tuesday’s copy, back by Friday', { size: 36, fill: colour.night }),
  );
}

function pin(x: number, y: number, fill: string, size = 1): string {
  return at(
    x,
    y,
    `<g transform="scale(${size})">${path('M0 0C-34 -52 -54 -76 -54 -108A54 54 0 0 1 54 -108C54 -76 34 -52 0 0Z', { fill, line: colour.ink, width: 5 })}${disc(0, -108, 20, { fill: colour.white, line: colour.ink, width: 5 })}</g>`,
  );
}

export function localSearch(): string {
  const results = [
    ['Heating engineer', '0.4 miles, open until 6 pm'],
    ['Plumber', '1.1 miles, closed today'],
    ['Boiler repairs', '2.7 miles, open until 5 pm'],
  ] as const;
  const list = results.map(([name, facts], i) => {
    const y = 132 + i * 160;
    return (
      disc(76, y + 42, 32, { fill: i === 0 ? colour.gorse : colour.chalk3 }) +
      words(76, y + 54, String(i + 1), { size: 34, face: 'strong', align: 'middle' }) +
      words(136, y + 36, name, { size: 38, face: 'head' }) +
      words(136, y + 82, facts, { size: 28, fill: colour.ink2 }) +
      rule(40, y + 122, 560, y + 122)
    );
  });
  const search =
    box(40, 34, 520, 72, { fill: colour.white, line: colour.ink3, r: 36 }) +
    words(76, 81, 'boiler repair near me', { size: 31 }) +
    disc(510, 66, 15, { line: colour.ink, width: 5 }) +
    rule(521, 78, 534, 90, { line: colour.ink, width: 6 });
  return picture(
    'chalk',
    'local',
    path('M-20 700C260 640 420 760 700 700S1180 560 1460 640', { line: colour.sky, width: 60 }) +
      path('M900 -20C880 200 1010 340 960 560S1060 800 1040 920', { line: '#e0dacb', width: 34 }) +
      path('M640 300C860 260 1120 330 1460 250', { line: '#e0dacb', width: 26 }) +
      disc(970, 420, 250, { line: colour.gorse, width: 6 }) +
      disc(970, 420, 250, { fill: '#f2b70526' }) +
      pin(970, 440, colour.gorse, 1.5) +
      pin(1180, 330, colour.white) +
      pin(1300, 700, colour.white) +
      sheet({ x: 110, y: 120, w: 600, h: 640, on: 'chalk' }, search + list.join('')),
  );
}

const moves = [
  ['/shop.php?id=12', '/oak-table'],
  ['/kontakt.html', '/contact'],
  ['/news/old-oven', '/blog/oven'],
  ['/about_us', '/about'],
] as const;

export function moveHouse(): string {
  const lines = moves.map(([from, to], i) => {
    const y = 150 + i * 146;
    return (
      box(56, y, 430, 100, { fill: colour.white, line: colour.line, r: 10 }) +
      words(86, y + 62, from, { size: 34, fill: colour.ink2 }) +
      path(`M516 ${y + 50}h100M588 ${y + 22}l30 28l-30 28`, {
        line: i === 0 ? colour.gorse : colour.ink,
        width: 8,
      }) +
      box(652, y, 400, 100, { fill: i === 0 ? colour.gorseSoft : colour.sage, r: 10 }) +
      words(682, y + 62, to, { size: 36, face: 'strong' })
    );
  });
  const screen =
    words(56, 92, 'Old address', { size: 32, face: 'head' }) +
    words(652, 92, 'New address', { size: 32, face: 'head' }) +
    pill(900, 54, '301', { fill: colour.chalk3, size: 24 }) +
    lines.join('');
  return picture(
    'dusk',
    'moving',
    browserWindow({ x: 160, y: 100, w: 1120, h: 900, on: 'dusk', host: 'the-new-house.example' }, screen),
  );
}
