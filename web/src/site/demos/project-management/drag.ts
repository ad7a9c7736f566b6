import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import * as v from 'valibot';
import { columns } from './board.ts';
import type { Place } from './moves.ts';

// Loaded after hydration: the keyboard and the menus move cards without it.

const dragged = v.object({ card: v.number() });
const target = v.object({
  column: v.picklist(columns.map(({ id }) => id)),
  before: v.nullable(v.number()),
});

export interface DragEvents {
  /** The dragged card and where it would land; null when it is over nothing. */
  readonly onOver: (id: number, place: Place | null) => void;
  readonly onDrop: (id: number, place: Place | null) => void;
}

interface Point {
  readonly clientY: number;
}

function cardNumber(element: Element | null): number | null {
  const id = element?.getAttribute('data-card');
  return id ? Number(id) : null;
}

/** Above the card under the pointer, or above the next one, whichever edge is nearer. */
function besideCard(element: Element, { clientY }: Point): number | null {
  const { top, height } = element.getBoundingClientRect();
  return cardNumber(clientY < top + height / 2 ? element : element.nextElementSibling);
}

function columnName(element: Element): string | undefined {
  return element.closest('[data-column]')?.getAttribute('data-column') ?? undefined;
}

function placeUnder(targets: readonly { readonly data: Record<string | symbol, unknown> }[]): Place | null {
  const parsed = v.safeParse(target, targets[0]?.data);
  return parsed.success ? parsed.output : null;
}

/**
 * Makes every `data-card` inside draggable onto cards and onto every `data-column`. Returns a function that stops it.
 */
export function listenToDrags(root: HTMLElement, { onOver, onDrop }: DragEvents): () => void {
  const cards = [...root.querySelectorAll('li[data-card]')].filter((one) => one instanceof HTMLElement);
  const places = [...root.querySelectorAll('[data-column]')];
  const idOf = (data: Record<string | symbol, unknown>) => v.parse(dragged, data).card;
  return combine(
    ...cards.flatMap((element) => [
      draggable({ element, getInitialData: () => ({ card: cardNumber(element) }) }),
      dropTargetForElements({
        element,
        getData: ({ input }) => ({ column: columnName(element), before: besideCard(element, input) }),
      }),
    ]),
    ...places.map((element) =>
      dropTargetForElements({ element, getData: () => ({ column: columnName(element), before: null }) }),
    ),
    monitorForElements({
      canMonitor: ({ source }) => v.is(dragged, source.data) && root.contains(source.element),
      onDrag: ({ source, location }) => onOver(idOf(source.data), placeUnder(location.current.dropTargets)),
      onDrop: ({ source, location }) => onDrop(idOf(source.data), placeUnder(location.current.dropTargets)),
    }),
  );
}
