import { colour } from './colours.ts';
import { browserWindow, picture, sheet } from './frames.ts';
import { at, box, disc, paragraph, path, pill, rule, tick } from './shapes.ts';
import { words } from './words.ts';

// Desks: what came in, what waits, what is done.

interface Job {
  readonly number: string;
  readonly what: string;
  readonly who: string;
  readonly note?: { readonly text: string; readonly fill: string };
}

const columns: readonly { readonly title: string; readonly jobs: readonly Job[] }[] = [
  {
    title: 'Came in',
    jobs: [
      {
        number: '1046',
        what: 'Touring bike',
        who: 'Gears slip',
        note: { text: 'Today', fill: colour.gorse },
      },
      { number: '1045', what: 'Child’s bike', who: 'New brake pads' },
      { number: '1043', what: 'Cargo bike', who: 'Yearly service' },
    ],
  },
  {
    title: 'Waiting for parts',
    jobs: [
      {
        number: '1039',
        what: 'Road bike',
        who: 'Rear wheel',
        note: { text: 'Due Thursday', fill: colour.sky },
      },
      { number: '1036', what: 'Folding bike', who: 'Hinge', note: { text: 'Due Monday', fill: colour.sky } },
    ],
  },
  {
    title: 'Ready',
    jobs: [
      { number: '1041', what: 'Town bike', who: 'Paid', note: { text: 'Text sent', fill: colour.sage } },
      {
        number: '1038',
        what: 'Tandem',
        who: '£64.00 to pay',
        note: { text: 'Text sent', fill: colour.sage },
      },
      { number: '1034', what: 'Gravel bike', who: 'Paid' },
    ],
  },
];

function jobCard({ number, what, who, note }: Job): string {
  return (
    box(0, 0, 336, 206, { fill: colour.white, line: colour.line, r: 12 }) +
    words(26, 50, number, { size: 25, fill: colour.ink3 }) +
    words(26, 98, what, { size: 34, face: 'head' }) +
    words(26, 138, who, { size: 27, fill: colour.ink2 }) +
    (note ? pill(24, 154, note.text, { fill: note.fill, size: 21 }) : '')
  );
}

/** A bicycle from the side, in lines; about 230 wide. */
function bicycle(line: string): string {
  const stroke = { line, width: 7 };
  return (
    disc(46, 100, 44, { line, width: 7 }) +
    disc(196, 100, 44, { line, width: 7 }) +
    path('M46 100L86 36H166L118 100Z', stroke) +
    path('M74 20h30M86 36L118 100M166 36L196 100M160 14l6 22M160 14h26', stroke)
  );
}

export function cycles(): string {
  const screen =
    at(52, 22, `<g transform="scale(0.42)">${bicycle(colour.ink)}</g>`) +
    words(168, 78, 'Workshop', { size: 44, face: 'head' }) +
    words(1124, 78, '8 bikes in the workshop', { size: 28, fill: colour.ink2, align: 'end' }) +
    rule(0, 118, 1200, 118) +
    columns
      .map(({ title, jobs }, i) => {
        const x = 52 + i * 372;
        return (
          words(x, 176, title, { size: 32, face: 'strong' }) +
          words(x + 336, 176, String(jobs.length), { size: 30, fill: colour.ink3, align: 'end' }) +
          jobs.map((job, j) => at(x, 206 + j * 228, jobCard(job))).join('')
        );
      })
      .join('');
  return picture(
    'dusk',
    'gorse-hill',
    browserWindow({ x: 130, y: 90, w: 1180, h: 920, on: 'dusk', host: 'gorsehill.example/workshop' }, screen),
  );
}

const findings = [
  ['The menu', 24],
  ['Tables for layout', 20],
  ['The calendar', 14],
  ['Forms', 31],
  ['Colours and headings', 23],
] as const;

function auditSheet(): string {
  return (
    words(48, 92, '112 findings', { size: 48, face: 'head' }) +
    words(48, 138, 'All fixed in week six', { size: 27, fill: colour.ink2 }) +
    findings
      .map(([what, count], i) => {
        const y = 186 + i * 96;
        return (
          disc(72, y + 36, 23, { fill: colour.sage }) +
          tick(57, y + 21, 30, colour.sageDeep) +
          words(114, y + 47, what, { size: 31 }) +
          words(516, y + 47, String(count), { size: 31, face: 'strong', align: 'end' }) +
          rule(48, y + 82, 516, y + 82)
        );
      })
      .join('')
  );
}

function parishPage(): string {
  return (
    box(0, 0, 1000, 130, { fill: colour.navy800 }) +
    words(56, 82, 'Upper Marden Parish', { size: 42, face: 'head', fill: colour.chalk }) +
    words(56, 216, 'What do you need?', { size: 48, face: 'head' }) +
    ['Report a fallen tree', 'Bins and recycling', 'Planning', 'Who to call']
      .map((link, i) => {
        const y = 290 + i * 118;
        const focus = box(50, y - 10, 492, 108, { line: colour.gorse, width: 8, r: 16 });
        return (
          box(58, y, 476, 88, { fill: colour.white, line: colour.ink3, r: 10 }) +
          words(88, y + 56, link, { size: 33, face: 'strong', fill: colour.blue }) +
          path(`M484 ${y + 30}l16 14l-16 14`, { line: colour.blue, width: 5 }) +
          (i === 1 ? focus + box(54, y - 6, 484, 100, { line: colour.ink, width: 4, r: 13 }) : '')
        );
      })
      .join('') +
    paragraph(600, 300, 220, 5) +
    paragraph(600, 520, 220, 4)
  );
}

export function parish(): string {
  return picture(
    'chalk',
    'upper-marden',
    browserWindow({ x: 90, y: 96, w: 960, h: 900, on: 'chalk', host: 'uppermarden.example' }, parishPage()) +
      sheet({ x: 780, y: 190, w: 564, h: 760, on: 'chalk' }, auditSheet()),
  );
}
