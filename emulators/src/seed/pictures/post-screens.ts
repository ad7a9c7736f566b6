import { colour } from './colours.ts';
import { browserWindow, phone, picture, sheet } from './frames.ts';
import { at, box, button, disc, paragraph, path, pill, rule, tick } from './shapes.ts';
import { words } from './words.ts';

// Covers of posts that are about something on a screen.

const requests = [
  { name: 'page', from: 0, length: 150, fill: colour.ink },
  { name: 'style', from: 130, length: 110, fill: colour.skyDeep },
  { name: 'font', from: 150, length: 150, fill: colour.skyDeep },
  { name: 'picture', from: 190, length: 162, fill: colour.sageDeep },
  { name: 'chat', from: 300, length: 420, fill: '#cdb9a6' },
  { name: 'adverts', from: 340, length: 480, fill: '#cdb9a6' },
] as const;

export function fastPages(): string {
  const bars = requests.map(({ name, from, length, fill }, i) => {
    const y = 132 + i * 104;
    return (
      words(210, y + 40, name, { size: 32, align: 'end', fill: colour.ink2 }) +
      box(250 + from, y, length, 58, { fill, r: 8 })
    );
  });
  const screen =
    words(250, 82, '0 s', { size: 26, fill: colour.ink3 }) +
    words(600, 82, '1.2 s', { size: 28, face: 'strong', align: 'end' }) +
    words(1080, 82, '3 s', { size: 26, fill: colour.ink3, align: 'end' }) +
    rule(610, 100, 610, 900, { line: colour.gorse, width: 7 }) +
    bars.join('') +
    pill(640, 38, 'Readable from here', { fill: colour.gorseSoft, size: 26 });
  return picture(
    'dusk',
    'fast',
    browserWindow({ x: 140, y: 100, w: 1160, h: 900, on: 'dusk', host: 'your-shop.example' }, screen),
  );
}

export function accessibility(): string {
  const key = (x: number, y: number, w: number, label: string) =>
    box(x, y + 16, w, 170, { fill: '#d5cfbf', r: 22 }) +
    box(x, y, w, 168, { fill: colour.white, line: '#cfc8b8', r: 22 }) +
    words(x + 36, y + 104, label, { size: 54, face: 'head' });
  const ring = box(134, 294, 372, 214, { line: colour.blue, width: 12, r: 38 });
  return picture(
    'chalk',
    'access',
    key(160, 316, 320, 'Tab') +
      key(520, 316, 190, 'Q') +
      key(750, 316, 190, 'W') +
      key(980, 316, 190, 'E') +
      key(1210, 316, 300, 'R') +
      key(160, 84, 190, '1') +
      key(390, 84, 190, '2') +
      key(620, 84, 190, '3') +
      key(850, 84, 190, '4') +
      key(1080, 84, 190, '5') +
      key(1310, 84, 190, '6') +
      key(160, 548, 390, 'Shift') +
      key(590, 548, 190, 'Z') +
      key(820, 548, 190, 'X') +
      key(1050, 548, 190, 'C') +
      key(1280, 548, 190, 'V') +
      key(160, 780, 250, 'Ctrl') +
      key(450, 780, 720, 'Space') +
      ring,
  );
}

const sheetRows = [
  ['Mr Hall', '12/3', 'yes?'],
  ['Hall, J.', '13/3', ''],
  ['Fenn', '31/2', 'paid'],
  ['Oakes', '', 'see Sue'],
  ['Ward', '14/3', 'no'],
  ['Price', '15/3', 'yes'],
] as const;

export function spreadsheetToApp(): string {
  const grid = sheetRows.map((row, i) => {
    const y = 84 + i * 104;
    const cells = row.map((cell, j) => {
      const isOdd = cell === '31/2' || cell === 'Hall, J.';
      return (
        box(j * 210, y, 210, 104, { fill: isOdd ? colour.clay : colour.white, line: colour.line }) +
        words(24 + j * 210, y + 64, cell, { size: 33 })
      );
    });
    return cells.join('');
  });
  const heads = ['A', 'B', 'C'].map(
    (letter, j) =>
      box(j * 210, 0, 210, 84, { fill: colour.chalk3, line: colour.line }) +
      words(105 + j * 210, 54, letter, { size: 30, fill: colour.ink2, align: 'middle' }),
  );
  const card =
    words(44, 132, 'Jo Hall', { size: 46, face: 'head' }) +
    words(44, 182, 'Thursday 12 March', { size: 29, fill: colour.ink2 }) +
    pill(44, 216, 'Paid', { fill: colour.sage, size: 26 }) +
    rule(44, 300, 380, 300) +
    paragraph(44, 336, 320, 4) +
    button(44, 510, 328, 'Send reminder', { size: 30 }) +
    words(208, 646, 'Changed by Sue, 9:12 am', { size: 24, fill: colour.ink3, align: 'middle' });
  return picture(
    'night',
    'spreadsheet',
    at(120, 130, sheet({ x: 0, y: 0, w: 630, h: 708, on: 'night' }, heads.join('') + grid.join('')), -4) +
      path('M800 470H880M850 436l34 34l-34 34', { line: colour.gorse, width: 12 }) +
      phone({ x: 930, y: 90, w: 444, h: 900, on: 'night' }, card),
  );
}

export function smallBusinessAi(): string {
  const incoming =
    words(52, 86, 'From Ann Pryce, 9:04 am', { size: 26, fill: colour.ink2 }) +
    words(52, 150, 'Could you come on the', { size: 38 }) +
    words(52, 200, '14th instead? The gate', { size: 38 }) +
    words(52, 250, 'code has changed too.', { size: 38 });
  const draft =
    pill(48, 44, 'Draft, not sent', { fill: colour.sky, size: 26 }) +
    words(52, 160, 'Hello Ann,', { size: 36 }) +
    words(52, 214, 'The 14th at 2 pm is free,', { size: 36 }) +
    words(52, 264, 'so it’s yours. What’s the new', { size: 36 }) +
    words(52, 314, 'code for the gate?', { size: 36 }) +
    box(52, 372, 210, 76, { fill: colour.gorse, r: 10 }) +
    words(157, 422, 'Read and send', { size: 27, face: 'strong', align: 'middle' }) +
    words(330, 422, 'Change', { size: 28, fill: colour.blue, align: 'middle' });
  return picture(
    'chalk',
    'small-business',
    sheet({ x: 130, y: 110, w: 560, h: 320, on: 'chalk' }, incoming) +
      path('M420 470C420 600 500 640 600 640M566 604l36 36l-36 36', { line: colour.ink, width: 9 }) +
      sheet({ x: 640, y: 330, w: 640, h: 490, on: 'chalk' }, draft),
  );
}

export function bookingTrust(): string {
  const screen = (isFirst: boolean) =>
    words(42, 136, 'Saturday, 7 pm', { size: 37, face: 'head' }) +
    words(42, 184, 'Table for four', { size: 29, fill: colour.ink2 }) +
    (isFirst
      ? disc(190, 350, 92, { fill: colour.sage }) + tick(132, 292, 116, colour.sageDeep)
      : disc(190, 350, 92, { fill: colour.clay }) +
        path('M160 320L220 380M220 320L160 380', { line: colour.clayDeep, width: 13 })) +
    words(190, 516, isFirst ? 'It’s yours' : 'Just taken', { size: 40, face: 'head', align: 'middle' }) +
    (isFirst
      ? words(190, 566, 'Email on its way', { size: 27, fill: colour.ink2, align: 'middle' })
      : button(42, 570, 296, 'Try 7:30 pm', { size: 29 }));
  return picture(
    'dusk',
    'trust',
    phone({ x: 250, y: 100, w: 408, h: 900, on: 'dusk' }, screen(true)) +
      phone({ x: 782, y: 170, w: 408, h: 900, on: 'dusk' }, screen(false)),
  );
}
