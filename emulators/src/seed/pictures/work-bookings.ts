import { colour } from './colours.ts';
import { browserWindow, phone, picture } from './frames.ts';
import { at, box, button, disc, pill, rule, tick } from './shapes.ts';
import { words } from './words.ts';

// Bookings: weeks, rooms and places, and whose they are.

interface Slot {
  /** Column and hours from the top of the week that is shown. */
  readonly day: number;
  readonly from: number;
  readonly hours: number;
  readonly label: string;
  readonly fill: string;
}

const appointments: readonly Slot[] = [
  { day: 0, from: 0, hours: 1, label: 'L. Hart', fill: colour.sky },
  { day: 0, from: 1.5, hours: 1.5, label: 'First visit', fill: colour.sage },
  { day: 1, from: 0.5, hours: 1, label: 'P. Quinn', fill: colour.sky },
  { day: 1, from: 2, hours: 1, label: 'O. Bell', fill: colour.sky },
  { day: 2, from: 0, hours: 1.5, label: 'First visit', fill: colour.sage },
  { day: 2, from: 2, hours: 1, label: 'Free', fill: colour.gorse },
  { day: 2, from: 3.5, hours: 1, label: 'D. Shaw', fill: colour.sky },
  { day: 0, from: 3.5, hours: 1, label: 'R. Moss', fill: colour.sky },
  { day: 1, from: 3.5, hours: 1, label: 'A. Penn', fill: colour.sky },
  { day: 3, from: 0.5, hours: 1, label: 'E. Lane', fill: colour.sky },
  { day: 3, from: 2, hours: 1.5, label: 'First visit', fill: colour.sage },
];

const perHour = 128;

function practiceWeek(): string {
  const days = ['Mon 9', 'Tue 10', 'Wed 11', 'Thu 12'];
  const left = 130;
  const column = 236;
  const top = 184;
  return (
    words(56, 92, 'Week of 9 November', { size: 42, face: 'head' }) +
    days.map((day, i) => words(left + i * column + 12, 156, day, { size: 28, fill: colour.ink2 })).join('') +
    [9, 10, 11, 12, 13]
      .map((hour, i) => {
        const y = top + i * perHour;
        return (
          words(98, y + 12, `${hour}`, { size: 26, fill: colour.ink3, align: 'end' }) + rule(left, y, 1160, y)
        );
      })
      .join('') +
    appointments
      .map(({ day, from, hours, label, fill }) =>
        at(
          left + day * column + 8,
          top + from * perHour + 5,
          box(0, 0, column - 20, hours * perHour - 10, { fill, r: 8 }) +
            words(18, 44, label, { size: 29, face: 'strong' }),
        ),
      )
      .join('')
  );
}

function freeTimes(): string {
  const times = ['9:30 am', '11:00 am', '11:30 am', '2:00 pm'];
  return (
    words(34, 130, 'Wednesday', { size: 42, face: 'head' }) +
    words(34, 174, '11 November, 45 minutes', { size: 25, fill: colour.ink2 }) +
    times
      .map((time, i) => {
        const isChosen = i === 1;
        const ground = {
          fill: isChosen ? colour.ink : colour.white,
          line: isChosen ? colour.ink : colour.line,
          r: 12,
        };
        const ink = isChosen ? colour.chalk : colour.ink;
        return (
          box(34, 210 + i * 92, 280, 76, ground) +
          words(62, 259 + i * 92, time, { size: 31, face: 'strong', fill: ink }) +
          (isChosen ? tick(254, 228 + i * 92, 38, colour.gorse) : '')
        );
      })
      .join('') +
    button(34, 592, 280, 'Book 11:00 am', { size: 29 })
  );
}

export function physio(): string {
  return picture(
    'dusk',
    'stillwater',
    browserWindow(
      { x: 90, y: 96, w: 1100, h: 900, on: 'dusk', host: 'stillwater.example/week' },
      practiceWeek(),
    ) + phone({ x: 1000, y: 206, w: 376, h: 760, on: 'dusk' }, freeTimes()),
  );
}

interface Lane {
  readonly room: string;
  readonly bars: readonly { from: number; to: number; label: string; fill: string }[];
}

/** Two rooms on three evenings; `from` and `to` are hours after 4 pm. */
const evenings: readonly { readonly day: string; readonly lanes: readonly Lane[] }[] = [
  {
    day: 'Monday',
    lanes: [
      {
        room: 'Main hall',
        bars: [
          { from: 0.5, to: 2, label: 'Cubs', fill: colour.sage },
          { from: 3, to: 5, label: 'Choir', fill: colour.sky },
        ],
      },
      { room: 'Garden room', bars: [{ from: 2, to: 3.5, label: 'Bridge', fill: colour.clay }] },
    ],
  },
  {
    day: 'Tuesday',
    lanes: [
      {
        room: 'Main hall',
        bars: [
          { from: 0, to: 1.5, label: 'Ballet', fill: colour.clay },
          { from: 2.5, to: 4.5, label: 'Badminton', fill: colour.sage },
        ],
      },
      {
        room: 'Garden room',
        bars: [
          { from: 1, to: 2.5, label: 'Spanish', fill: colour.sky },
          { from: 3, to: 5, label: 'Parish council', fill: colour.gorse },
        ],
      },
    ],
  },
  {
    day: 'Wednesday',
    lanes: [
      {
        room: 'Main hall',
        bars: [
          { from: 1, to: 3, label: 'Gardening club', fill: colour.sky },
          { from: 3.5, to: 5, label: 'Yoga', fill: colour.clay },
        ],
      },
      { room: 'Garden room', bars: [{ from: 0, to: 2, label: 'Homework', fill: colour.sage }] },
    ],
  },
];

function hallLane({ room, bars }: Lane, y: number): string {
  const left = 270;
  const hour = 162;
  return (
    words(56, y + 56, room, { size: 28, fill: colour.ink2 }) +
    bars
      .map(
        ({ from, to, label, fill }) =>
          box(left + from * hour + 4, y + 12, (to - from) * hour - 8, 66, { fill, r: 8 }) +
          words(left + from * hour + 24, y + 55, label, { size: 28, face: 'strong' }),
      )
      .join('')
  );
}

export function hall(): string {
  const hours = ['4 pm', '5', '6', '7', '8', '9'].map((hour, i) => {
    const x = 270 + i * 162;
    return (
      words(x + 8, 150, hour, { size: 26, fill: colour.ink3 }) + rule(x, 166, x, 900, { line: colour.chalk3 })
    );
  });
  const days = evenings.map(({ day, lanes }, i) => {
    const y = 176 + i * 252;
    return (
      words(56, y + 44, day, { size: 34, face: 'head' }) +
      lanes.map((lane, j) => hallLane(lane, y + 54 + j * 88)).join('') +
      rule(56, y + 246, 1180, y + 246)
    );
  });
  const screen =
    words(56, 84, 'Lower Fenwick Hall', { size: 42, face: 'head' }) +
    pill(880, 48, 'Two rooms, one list', { fill: colour.chalk3 }) +
    hours.join('') +
    days.join('');
  return picture(
    'night',
    'lower-fenwick',
    browserWindow({ x: 120, y: 90, w: 1200, h: 920, on: 'night', host: 'fenwickhall.example' }, screen),
  );
}

const clubs = [
  { name: 'Football', day: 'Mon', places: 16, taken: 16, waiting: 3 },
  { name: 'Coding', day: 'Tue', places: 12, taken: 12, waiting: 5 },
  { name: 'Choir', day: 'Wed', places: 20, taken: 17, waiting: 0 },
  { name: 'Cookery', day: 'Thu', places: 10, taken: 10, waiting: 2 },
  { name: 'Chess', day: 'Fri', places: 14, taken: 9, waiting: 0 },
] as const;

function clubRow({ name, day, places, taken, waiting }: (typeof clubs)[number], y: number): string {
  const dots = Array.from({ length: places }, (_, i) =>
    disc(
      330 + i * 27,
      y + 34,
      10,
      i < taken ? { fill: colour.skyDeep } : { fill: colour.white, line: colour.ink3, width: 3 },
    ),
  );
  const note = waiting > 0 ? `${waiting} waiting` : `${places - taken} free`;
  return (
    words(56, y + 36, name, { size: 35, face: 'head' }) +
    words(56, y + 76, day, { size: 26, fill: colour.ink2 }) +
    dots.join('') +
    words(330, y + 80, note, { size: 26, face: waiting > 0 ? 'strong' : 'body', fill: colour.ink2 }) +
    rule(56, y + 108, 1000, y + 108)
  );
}

function clubPlace(): string {
  return (
    words(168, 132, 'A place for Maya', { size: 36, face: 'head', align: 'middle' }) +
    disc(168, 262, 88, { fill: colour.gorseSoft }) +
    tick(112, 206, 112) +
    words(168, 408, 'Coding, Tuesdays', { size: 30, face: 'strong', align: 'middle' }) +
    words(168, 452, 'from 12 January', { size: 26, fill: colour.ink2, align: 'middle' }) +
    button(34, 492, 268, 'Accept the place', { size: 28 }) +
    words(168, 616, 'Pass it on', { size: 26, fill: colour.blue, align: 'middle' }) +
    rule(110, 626, 226, 626, { line: colour.blue })
  );
}

export function schoolClubs(): string {
  const screen =
    words(56, 90, 'Clubs this term', { size: 46, face: 'head' }) +
    clubs.map((club, i) => clubRow(club, 140 + i * 136)).join('');
  return picture(
    'chalk',
    'quarry-road',
    browserWindow({ x: 110, y: 96, w: 1060, h: 900, on: 'chalk', host: 'quarryroad.example/clubs' }, screen) +
      phone({ x: 1006, y: 216, w: 364, h: 760, on: 'chalk' }, clubPlace()),
  );
}
