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

export const cellName = ({ x, y }: Cell): string => `${x},${y}`;

interface CellFocus<Grid extends HTMLElement> {
  readonly ref: RefObject<Grid | null>;
  readonly onKeyDown: (event: KeyboardEvent<Grid>) => void;
}

/**
 * One stop for the Tab key in a grid of buttons, and the arrow keys from there. The button of each cell carries
 * `data-cell={cellName(cell)}`; `move` is told where to go and answers whether there is such a cell.
 */
export function useCellFocus<Grid extends HTMLElement>(
  current: Cell,
  move: (to: Cell) => boolean,
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
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    isByKey.current = move({ x: current.x + step.x, y: current.y + step.y });
  };
  return { ref, onKeyDown };
}
