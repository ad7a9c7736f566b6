import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Board } from './board.ts';
import type { Place } from './moves.ts';

/** The dragged card, and where it would land. */
export interface Dragged {
  readonly id: number;
  readonly place: Place | null;
}

const isSame = (a: Place | null, b: Place | null) => a?.column === b?.column && a?.before === b?.before;

interface Dragging {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly dragged: Dragged | null;
}

/** Lets the cards inside `root` be dragged, once the library for it has loaded. */
export function useDragging(shown: Board, onDrop: (id: number, place: Place) => void): Dragging {
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are other elements
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const events = {
      onOver: (id: number, place: Place | null) =>
        setDragged((now) => (now?.id === id && isSame(now.place, place) ? now : { id, place })),
      onDrop: (id: number, place: Place | null) => {
        setDragged(null);
        if (place) drop.current(id, place);
      },
    };
    import('./drag.ts').then(
      ({ listenToDrags }) => {
        if (!isGone && root.current) stop = listenToDrags(root.current, events);
      },
      // Without it everything works but the mouse: keys and menus move cards.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [shown.cards]);
  return { root, dragged };
}
