import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** A place in a grid, counted from the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The first and the last cell of something, where Home and End lead. */
type Ends = readonly [first: Cell, last: Cell];

interface Reach {
  readonly row: Ends;
  readonly grid: Ends;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The cell that a key moves to, as in every grid: arrows to the neighbours, Home and End along the row, with Ctrl
 * across the grid.
 */
export function targetOf({ key, ctrlKey, metaKey, altKey }: Key, from: Cell, reach?: Reach): Cell | null {
  if (metaKey || altKey) return null;
  if (key === 'Home' || key === 'End')
    return reach?.[ctrlKey ? 'grid' : 'row'][key === 'Home' ? 0 : 1] ?? null;
  const step = ctrlKey ? undefined : steps[key];
  return step ? { x: from.x + step.x, y: from.y + step.y } : null;
}

export const cellName = ({ x, y }: Cell): string => `${x},${y}`;

interface CellFocus<Grid extends HTMLElement> {
  readonly ref: RefObject<Grid | null>;
  readonly onKeyDown: (event: KeyboardEvent<Grid>) => void;
}

/**
 * One stop for the Tab key in a grid of buttons, and the arrow keys from there. The button of each cell carries
 * `data-cell={cellName(cell)}`; `move` gets the cell to go to and returns whether it exists.
 */
export function useCellFocus<Grid extends HTMLElement>(
  current: Cell,
  move: (to: Cell) => boolean,
  reach?: Reach,
): CellFocus<Grid> {
  const ref = useRef<Grid>(null);
  const isByKey = useRef(false);
  const name = cellName(current);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`)?.focus();
  }, [name]);
  const onKeyDown = (event: KeyboardEvent<Grid>) => {
    const to = targetOf(event, current, reach);
    if (!to) return;
    event.preventDefault();
    // Only if the cell changes: otherwise the next click would move the focus.
    isByKey.current = cellName(to) !== name && move(to);
  };
  return { ref, onKeyDown };
}
