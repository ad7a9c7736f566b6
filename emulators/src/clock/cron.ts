const fields = [
  { name: 'minute', low: 0, high: 59 },
  { name: 'hour', low: 0, high: 23 },
  { name: 'day', low: 1, high: 31 },
  { name: 'month', low: 1, high: 12 },
  { name: 'weekday', low: 0, high: 6 },
] as const;

/** Whether a time, given as the five fields in their zone, is one of the times of a cron text. */
export type CronTimes = (at: readonly number[]) => boolean;

/** Reads the five fields of cron: numbers, `*`, ranges, lists and steps. Throws for anything else. */
export function parseCron(text: string): CronTimes {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== fields.length) throw new Error(`Not a cron text: '${text}'`);
  const allowed = fields.map((field, index) => parseField(parts[index] ?? '', field, text));
  return (at) => allowed.every((values, index) => values.has(at[index] ?? Number.NaN));
}

function parseField(part: string, field: (typeof fields)[number], text: string): Set<number> {
  const values = new Set<number>();
  for (const piece of part.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(piece);
    const step = Number(match?.[3] ?? 1);
    const low = Number(match?.[1] ?? field.low);
    const high = match?.[1] === undefined ? field.high : Number(match[2] ?? (match[3] ? field.high : low));
    if (!match || step < 1 || low < field.low || high > field.high || low > high) {
      throw new Error(`'${piece}' is not a ${field.name} in the cron text '${text}'`);
    }
    for (let value = low; value <= high; value += step) values.add(value);
  }
  return values;
}

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  minute: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
  day: 'numeric',
  month: 'numeric',
  weekday: 'short',
});
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Minute, hour, day, month and weekday in London, where all schedules keep their times. */
export function londonFields(at: Date): number[] {
  const parts = Object.fromEntries(londonClock.formatToParts(at).map(({ type, value }) => [type, value]));
  return [
    Number(parts.minute),
    Number(parts.hour),
    Number(parts.day),
    Number(parts.month),
    weekdays.indexOf(parts.weekday ?? ''),
  ];
}
