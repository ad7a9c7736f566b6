import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { cx } from '../../cx.ts';
import { type IconProps, Line } from '../../icons.tsx';
import { isPressed, shortcuts } from '../shortcuts.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { type ListPlace, landing } from './landing.ts';
import styles from './sortable.module.css';

function GripIcon(props: IconProps) {
  return <Line d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth={2.5} {...props} />;
}

const dragData = v.object({ group: v.string(), list: v.number(), index: v.number() });
type DragData = Record<string | symbol, unknown>;

/** Rows of one or several lists that may be dragged among each other. Returns the name that each of them passes on. */
export function useSortableGroup(onMove: (from: ListPlace, to: ListPlace) => void): string {
  const group = useId();
  useShortcuts('On a row that can be moved', [shortcuts.moveUp, shortcuts.moveDown]);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.group === group,
        onDrop({ source, location }) {
          const from = v.safeParse(dragData, source.data);
          const gap = v.safeParse(dragData, location.current.dropTargets[0]?.data);
          const to = from.success && gap.success ? landing(from.output, gap.output) : null;
          if (from.success && to) latest.current(from.output, to);
        },
      }),
    [group],
  );
  return group;
}

export interface SortableRow {
  /** Of the row: others are dropped above or below its middle. */
  readonly row: (element: HTMLElement | null) => void;
  /** Of the `Grip` inside. */
  readonly grip: (element: HTMLElement | null) => void;
  /** Shows where the dragged row would land. */
  readonly className: string | undefined;
}

/** A row that can be dragged by its grip. Without a mouse it is moved by `stepByKeys` and by its menu. */
export function useSortable(group: string, { list, index }: ListPlace): SortableRow {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [grip, setGrip] = useState<HTMLElement | null>(null);
  const { edge, listen } = useDropEdge();
  useEffect(() => {
    if (!row || !grip) return;
    const gapAt = (y: number) => (isBelowMiddle(row, y) ? index + 1 : index);
    return combine(
      draggable({
        element: grip,
        getInitialData: () => ({ group, list, index }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => nativeSetDragImage?.(row, 12, 12),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.data.group === group,
        getData: ({ input }) => ({ group, list, index: gapAt(input.clientY) }),
        ...listen((data) => (data.index === index ? 'above' : 'below')),
      }),
    );
  }, [row, grip, group, list, index, listen]);
  return { row: setRow, grip: setGrip, className: edge ? styles[edge] : undefined };
}

/** The area below the last row accepts drops at the end, and all drops where the list is empty. */
export function useSortableEnd(
  group: string,
  { list, index }: ListPlace,
): Pick<SortableRow, 'row' | 'className'> {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const { edge, listen } = useDropEdge();
  useEffect(() => {
    if (!row) return;
    return dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.group === group,
      getData: () => ({ group, list, index }),
      ...listen(() => 'above'),
    });
  }, [row, group, list, index, listen]);
  return { row: setRow, className: edge ? styles[edge] : undefined };
}

type Edge = 'above' | 'below';

function useDropEdge() {
  const [edge, setEdge] = useState<Edge | null>(null);
  const [listen] = useState(() => (edgeOf: (data: DragData) => Edge) => ({
    onDrag: ({ self }: { self: { data: DragData } }) => setEdge(edgeOf(self.data)),
    onDragLeave: () => setEdge(null),
    onDrop: () => setEdge(null),
  }));
  return { edge, listen };
}

function isBelowMiddle(element: Element, y: number): boolean {
  const { top, height } = element.getBoundingClientRect();
  return y > top + height / 2;
}

/** For the mouse only: keyboards and screen readers use the row's menu. */
export function Grip({
  grip,
  className,
}: Pick<SortableRow, 'grip'> & { readonly className?: string | undefined }) {
  return (
    <span ref={grip} className={cx(styles.grip, className)} aria-hidden="true">
      <GripIcon size={16} />
    </span>
  );
}

export interface Steps {
  /** Undefined where there is nowhere to go. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

/** True where the key was pressed in the row itself: React also reports those of menus opened from it. */
export function isInRow({ target, currentTarget }: KeyboardEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/**
 * Alt with an arrow moves the focused row; returns whether it was such a key. A list of choices opens by it instead. For
 * `onKeyDownCapture`: the button of a menu inside would open by it.
 */
export function stepByKeys(event: KeyboardEvent, { onUp, onDown }: Steps): boolean {
  const isUp = isPressed(event, shortcuts.moveUp);
  if (!isUp && !isPressed(event, shortcuts.moveDown)) return false;
  if (!isInRow(event) || event.target instanceof HTMLSelectElement) return false;
  event.preventDefault();
  event.stopPropagation();
  (isUp ? onUp : onDown)?.();
  return true;
}
