// Positions of the chart's lines and labels. Pure, so that server and browser draw the same.

export interface Axis {
  readonly from: number;
  readonly to: number;
  /** Evenly spaced, `from` and `to` among them. */
  readonly ticks: readonly number[];
}

const mostSteps = 5;
/** One pound: nobody needs finer lines. */
const leastStep = 100;

/** 1, 2 or 5 times a power of ten: the smallest step that covers the span in few steps. */
function roundStep(span: number): number {
  const rough = Math.max(leastStep, span / mostSteps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const multiple = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return multiple * power;
}

function ticksFrom(from: number, to: number, step: number): Axis {
  const count = Math.round((to - from) / step);
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, at) => from + at * step) };
}

/** A money axis (pence) that covers zero and all of these values. */
export function moneyAxis(values: readonly number[]): Axis {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep(high - low);
  const from = Math.floor(low / step) * step + 0;
  const to = Math.ceil(high / step) * step;
  return ticksFrom(from, to === from ? from + step : to, step);
}

/** An axis of months from 0: by month, quarter or year, so that it has few labels. */
export function monthAxis(months: number): Axis {
  const step = [1, 2, 3, 6, 12, 24].find((candidate) => months / candidate <= 6) ?? 24;
  return ticksFrom(0, Math.ceil(months / step) * step, step);
}

/** The months that the table lists: evenly spaced, the last of the horizon always among them. */
export function listedMonths(months: number): readonly number[] {
  const step = [1, 2, 3, 6, 12].find((candidate) => months / candidate <= 12) ?? 12;
  const even = Array.from({ length: Math.floor(months / step) + 1 }, (_, at) => at * step);
  return even.at(-1) === months ? even : [...even, months];
}

/** The drawing's own units: it is stretched to the space available. */
export const drawing = 1000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maps months and pence to the drawing; y grows downwards. */
export function placer(months: Axis, money: Axis): (month: number, pence: number) => Point {
  const share = (value: number, { from, to }: Axis) => ((value - from) / (to - from)) * drawing;
  return (month, pence) => ({ x: round(share(month, months)), y: round(drawing - share(pence, money)) });
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
