import type { KeyboardEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import { cellName, useCellFocus } from '../shared/use-cell-focus.ts';
import { neighboursOf, type Table, tableOf, tables } from './floor.ts';
import styles from './floor-plan.module.css';
import { type FloorProps, stateOf } from './floor-state.ts';
import { drawnWords, tableWords } from './words.ts';

const depth = 48;
const widths = { 2: 44, 4: 64, 6: 96 } as const;

function Chairs({ seats, x, y }: Table) {
  const aSide = seats / 2;
  const step = widths[seats] / aSide;
  return Array.from({ length: aSide }, (_, at) => {
    const left = x + step * at + step / 2 - 8;
    return (
      <g key={left} className={styles.chair}>
        <rect x={left} y={y - 9} width={16} height={6} rx={3} />
        <rect x={left} y={y + depth + 3} width={16} height={6} rx={3} />
      </g>
    );
  });
}

function TableButton({ table, ...props }: FloorProps & { readonly table: Table }) {
  const { number, seats, x, y } = table;
  const state = stateOf(props, number);
  const isShown = number === props.shown;
  const { booking, isProposed } = state;
  const look = isProposed ? styles.proposed : booking?.isMine ? styles.mine : booking ? styles.taken : null;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    props.onShow(number);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button can't stand in a drawing
    <g
      role="button"
      tabIndex={isShown ? 0 : -1}
      data-cell={cellName({ x: number, y: 0 })}
      aria-pressed={isShown}
      aria-label={tableWords(number, state, props.withNames)}
      className={cx(styles.table, look, isShown && styles.shown)}
      onClick={() => props.onShow(number)}
      onKeyDown={press}
    >
      <Chairs {...table} />
      <rect className={styles.top} x={x} y={y} width={widths[seats]} height={depth} rx={6} />
      <text className={styles.number} x={x + widths[seats] / 2} y={y + 21}>
        {number}
      </text>{' '}
      <text className={styles.note} x={x + widths[seats] / 2} y={y + 38}>
        {drawnWords(state, props.withNames)}
      </text>
    </g>
  );
}

/** Between two tables that were pushed together for one party. */
function Joint({ from, to }: { readonly from: number; readonly to: number }) {
  const one = tableOf(from);
  const other = tableOf(to);
  if (!one || !other) return null;
  const x = one.x + widths[one.seats];
  return (
    <rect className={styles.joint} x={x - 4} y={one.y + 12} width={other.x - x + 8} height={depth - 24} />
  );
}

function Joints({ there, proposed }: FloorProps) {
  const together = [...there.map(({ tables: numbers }) => numbers), proposed];
  return together.flatMap((numbers) =>
    numbers.flatMap((number) =>
      neighboursOf(number)
        .filter((other) => numbers.includes(other) && isLeftOf(number, other))
        .map((other) => <Joint key={`${number} ${other}`} from={number} to={other} />),
    ),
  );
}

function isLeftOf(one: number, other: number): boolean {
  return (tableOf(one)?.x ?? 0) < (tableOf(other)?.x ?? 0);
}

function Room() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      <rect className={styles.room} x={4} y={14} width={392} height={418} rx={6} />
      <path className={styles.window} d="M28 14h168M268 14h100" />
      <rect className={styles.fixture} x={284} y={336} width={92} height={76} rx={4} />
      <text className={styles.place} x={330} y={378}>
        Kitchen
      </text>
      <rect className={styles.fixture} x={332} y={244} width={44} height={60} rx={4} />
      <text className={styles.place} x={354} y={278}>
        Bar
      </text>
      <path className={styles.door} d="M104 432h48" />
      <text className={styles.place} x={128} y={425}>
        Door
      </text>
      <text className={styles.place} x={112} y={32}>
        Windows
      </text>
    </g>
  );
}

/** The room from above. Every table is a button; one stop for the Tab key, and arrow keys from table to table. */
export function FloorPlan(props: FloorProps) {
  const { shown, onShow } = props;
  const { ref, onKeyDown } = useCellFocus<HTMLDivElement>({ x: shown, y: 0 }, ({ x, y }) => {
    const to = x + y;
    const isThere = to >= 1 && to <= tables.length;
    if (isThere) onShow(to);
    return isThere;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div role="group" aria-label="Floor plan" className={styles.plan} ref={ref} onKeyDown={onKeyDown}>
      <svg viewBox="0 0 400 440" className={styles.drawing} aria-label="Tables">
        <Room />
        <Joints {...props} />
        {tables.map((table) => (
          <TableButton key={table.number} {...props} table={table} />
        ))}
      </svg>
    </div>
  );
}
