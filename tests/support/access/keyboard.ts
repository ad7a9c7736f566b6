import type { Page } from '@playwright/test';

/** Where the focus is after a key, seen from inside the page. */
interface Stop {
  /** Index among the page's controls; -1 for anything else. */
  readonly index: number;
  readonly words: string;
  readonly faults: readonly string[];
}

/** Inspects the focused element: null when the focus has left the page's controls. */
function lookAtFocus(): Stop | null {
  const { look } = window;
  const focused = document.activeElement;
  const canAct = focused instanceof HTMLElement || focused instanceof SVGElement;
  if (!canAct || focused === document.body) return null;
  const words = look.describe(focused);
  const faults: string[] = [];
  const rings = (element: Element): boolean =>
    [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      const isDrawn = part === null || content !== 'none';
      return isDrawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  const label = 'labels' in focused && focused.labels instanceof NodeList ? focused.labels[0] : null;
  // A field drawn by its label, or a card that is one large link, shows the focus on an element around or beside it.
  const near: Element[] = [focused];
  if (label instanceof Element) near.push(label);
  if (focused.nextElementSibling) near.push(focused.nextElementSibling);
  for (let box = focused.parentElement; box && near.length < 8; box = box.parentElement) near.push(box);
  // What is inside a frame shows its own focus.
  if (focused.localName !== 'iframe' && !near.some(rings)) faults.push(`${words}: nothing shows the focus`);
  const isForScreenReadersOnly = !look.isShown(focused);
  const shown = isForScreenReadersOnly
    ? near.find((each) => each !== focused && look.isShown(each))
    : focused;
  const box = shown?.getClientRects()[0];
  if (!shown || !box) return { index: -1, words, faults: [...faults, `${words}: is not on the screen`] };
  // At least one of five points inside must hit the control itself.
  const points = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return top !== null && (shown.contains(top) || top.contains(shown) || (label?.contains(top) ?? false));
  });
  if (!isSeen) faults.push(`${words}: is hidden while it has the focus`);
  return { index: look.controls().indexOf(focused), words, faults };
}

/** One name for all radios of a group: the Tab key stops once. */
function controlGroups(): string[] {
  return window.look.controls().map((element, index) => {
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
    return isRadio ? `radios ${element.name}` : `${index} ${window.look.describe(element)}`;
  });
}

interface Walk {
  readonly stops: readonly Stop[];
  readonly faults: readonly string[];
}

/** Presses one key until the focus leaves the page, or wraps round. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Walk> {
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) return { stops, faults: [] };
    // Parts of one field (day, month, year) are one stop.
    if (stop.index >= 0 && stop.index === stops.at(-1)?.index) continue;
    if (stops.length > 1 && stop.index >= 0 && stop.index === stops[0]?.index) return { stops, faults: [] };
    stops.push(stop);
  }
  return { stops, faults: [`the focus does not leave after ${most} times ${key}: ${stops.at(-1)?.words}`] };
}

/** Makes the next Tab start before the first control: browsers remember the last focus position. */
async function startOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    window.scrollTo(0, 0);
  });
}

/**
 * Walks through the whole page by the Tab key, there and back: every control is reached in document order, its focus
 * is visible and not covered, and the focus leaves the page at the end.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await startOver(page);
  const groups = await page.evaluate(controlGroups);
  const most = groups.length * 2 + 30;
  const forward = await walk(page, 'Tab', most);
  const groupOf = ({ index }: Stop) => groups[index];
  const reached = new Set(forward.stops.map(groupOf));
  const missed = [...new Set(groups)].filter((group) => !reached.has(group));
  // The tab stops of a dialog wrap round: wherever they begin, one step leads from the last to the first.
  const goesRound = await page.evaluate(() => window.look.modal() !== null);
  const order = goesRound ? [] : forward.stops.filter(({ index }) => index >= 0);
  const jumps = order.flatMap((stop, place) => {
    const before = order[place - 1];
    return before && before.index > stop.index ? [`${stop.words} comes after ${before.words}`] : [];
  });
  const back = await walk(page, 'Shift+Tab', most);
  const faults = [...forward.stops, ...back.stops].flatMap((stop) => stop.faults);
  return [
    ...new Set([
      ...faults,
      ...forward.faults,
      ...back.faults,
      ...missed.map((group) => `Tab does not reach ${group}`),
      ...jumps,
      ...(back.stops.length < forward.stops.length - 2 ? ['Shift+Tab reaches less than Tab'] : []),
    ]),
  ];
}

/** The first Tab reveals the skip link, and following it puts the next Tab inside `main`. */
export async function skipLinkFaults(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.look.modal() !== null)) return [];
  await startOver(page);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    const href = document.activeElement?.getAttribute('href') ?? '';
    return { href, isSeen: box !== undefined && box.top >= 0 && box.bottom > 0 && box.left >= 0 };
  });
  if (first.href !== '#main') return [`the first stop is no way to the content but '${first.href}'`];
  if (!first.isSeen) return ['the link to the content does not show when it has the focus'];
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPast = await page.evaluate(() => {
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (!main || !focused || focused === document.body)
      return main?.querySelector('a[href], button, input') === null;
    // Without controls in `main` the next Tab goes to what follows it.
    const follows = (main.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return main.contains(focused) || follows;
  });
  return isPast ? [] : ['after the link to the content, Tab does not go on inside it'];
}
