import { whenIdle } from './when-idle.client.ts';

// Lays out the sections that the browser has left out so far, one in each idle moment: their heights are then no longer
// estimated when a key, a scrollbar or 'back' looks for a place in the page.

const isInView = (section: Element): boolean => {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

const isDrawn = (part: Element): boolean =>
  part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;

/** A part of the page that is read: a section, or what stands beside sections. */
function seenPart(): Element | undefined {
  const found = (parts: string) =>
    [...document.querySelectorAll(parts)].find((part) => isInView(part) && isDrawn(part));
  return found('section') ?? found('[data-page] > *');
}

const topOf = (part: Element | undefined): number => part?.getBoundingClientRect().top ?? 0;

/** Lays a section out; what is in the window stays where it is. */
function layOut(section: HTMLElement): void {
  const root = document.documentElement;
  const seen = seenPart();
  const before = topOf(seen);
  // The browser holds nothing in its place while that is being revealed, so it is not left to do so.
  root.style.overflowAnchor = 'none';
  section.style.contentVisibility = 'visible';
  const moved = topOf(seen) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  root.style.overflowAnchor = '';
}

let isAtWork = false;
let lastPlace = '';

/**
 * Those in the window come last, when nothing else changes its height any more. Waits while the page is scrolled, and
 * when it has just changed: the browser then still has to put what is read back into its place.
 */
function layOutNext(): void {
  const waiting = [...document.querySelectorAll('section')].filter(({ style }) => !style.contentVisibility);
  const next = waiting.find((section) => !isInView(section)) ?? waiting[0];
  isAtWork = next !== undefined;
  if (!next) return;
  const place = () => `${window.scrollY} ${topOf(seenPart())}`;
  if (place() === lastPlace) layOut(next);
  lastPlace = place();
  whenIdle(layOutNext);
}

function layOutRest(): void {
  if (!isAtWork) whenIdle(layOutNext);
  isAtWork = true;
}

layOutRest();
window.addEventListener('pageshown', layOutRest);
