import { useEffect, useId, useRef, useState } from 'react';
import { dayAndMonth, shortDay } from '../shared/day-words.ts';
import type { Board } from './board.ts';
import { type Burndown, burndown, burndownWords } from './burndown.ts';
import styles from './burndown-chart.module.css';

const height = 220;
const margin = { top: 12, right: 12, bottom: 28, left: 36 };

/** Grid lines at round numbers: at most five. */
function ticks(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => most / size <= 5) ?? 1000;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function path(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');
}

interface ChartProps {
  readonly chart: Burndown;
  readonly width: number;
  readonly label: string;
}

function Chart({ chart: { days, atStart }, width, label }: ChartProps) {
  const most = Math.max(1, atStart, ...days.map(({ left }) => left ?? 0));
  const lines = ticks(most);
  const top = lines.at(-1) ?? most;
  const x = (at: number) => margin.left + ((width - margin.left - margin.right) * at) / days.length;
  const y = (points: number) => margin.top + (height - margin.top - margin.bottom) * (1 - points / top);
  const even = days.map(({ even: points }, at) => [x(at + 1), y(points)] as const);
  const left = days.flatMap(({ left: points }, at) =>
    points === null ? [] : [[x(at + 1), y(points)] as const],
  );
  const start = [x(0), y(atStart)] as const;
  const now = left.at(-1);
  const every = width < 480 ? 3 : 1;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      role="img"
      aria-label={label}
    >
      {days.map(({ date, isWorking }, at) =>
        isWorking ? null : (
          <rect
            key={date}
            className={styles.weekend}
            x={x(at)}
            y={margin.top}
            width={x(at + 1) - x(at)}
            height={height - margin.top - margin.bottom}
          />
        ),
      )}
      {lines.map((points) => (
        <g key={points}>
          <line className={styles.grid} x1={x(0)} x2={width - margin.right} y1={y(points)} y2={y(points)} />
          <text className={styles.axis} x={margin.left - 8} y={y(points) + 4} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {days.map(({ date }, at) =>
        at % every === 0 ? (
          <text
            key={date}
            className={styles.axis}
            x={(x(at) + x(at + 1)) / 2}
            y={height - 8}
            textAnchor="middle"
          >
            {width < 900 && every === 1 ? Number(date.slice(8)) : dayAndMonth(date)}
          </text>
        ) : null,
      )}
      <path className={styles.even} d={path([start, ...even])} />
      <path className={styles.left} d={path([start, ...left])} />
      {now ? <circle className={styles.now} cx={now[0]} cy={now[1]} r={4.5} /> : null}
    </svg>
  );
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(Math.max(240, Math.round(element.clientWidth))));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, width };
}

function Table({ chart: { days } }: { readonly chart: Burndown }) {
  return (
    <details className={styles.details}>
      <summary>The same as a table</summary>
      <table className={styles.table}>
        <caption className="sr-only">Points left at the end of each day of the sprint</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Even pace</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, even, left }) => (
            <tr key={date}>
              <th scope="row">{shortDay(date)}</th>
              <td>{tenth(even)}</td>
              <td>{left ?? 'to come'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Points left over the sprint, as a drawing and as a table. */
export function BurndownChart({ board, today }: { readonly board: Board; readonly today: string }) {
  const titleId = useId();
  const { ref, width } = useWidth();
  const chart = burndown(board, today);
  const words = burndownWords(chart, today);
  const added = chart.added === 0 ? '' : ` ${chart.added} added since the start.`;
  return (
    <section className={styles.burndown} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          Burndown
        </h3>
        <p className={styles.words}>{`${words}${added}`}</p>
      </div>
      <div ref={ref}>
        <Chart chart={chart} width={width} label={`Points left by day. ${words}`} />
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>Points left</span>
        <span className={styles.legendEven}>Even pace</span>
      </p>
      <Table chart={chart} />
    </section>
  );
}
