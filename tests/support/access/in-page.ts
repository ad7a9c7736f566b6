/** One run of visible text: its content, the boxes of its lines, and its element. */
export interface ShownText {
  readonly text: string;
  readonly owner: Element;
  readonly lines: readonly DOMRect[];
}

/** What the checks of a page share, inside the page. */
export interface Look {
  /** Short words for an element, to find it again. */
  readonly describe: (element: Element) => string;
  /** True for what is rendered and not only for screen readers. */
  readonly isShown: (element: Element) => boolean;
  /** The dialog that is open, if one is. */
  readonly modal: () => Element | null;
  readonly texts: () => readonly ShownText[];
  /** The controls, in document order. */
  readonly controls: () => readonly (HTMLElement | SVGElement)[];
  /** True where one or more of the ancestors can be scrolled in this direction. */
  readonly scrolls: (element: Element, direction: 'x' | 'y') => boolean;
}

declare global {
  interface Window {
    look: Look;
  }
}

/** Runs in the page before anything else: it must not close over anything. */
export function installLook(): void {
  const describe = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const id = element.id === '' ? '' : `#${element.id}`;
    const kind = element.getAttribute('class')?.split(' ')[0] ?? '';
    return `${element.localName}${id}${kind === '' ? '' : `.${kind}`} '${words.slice(0, 40)}'`;
  };
  const isForScreenReadersOnly = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !isForScreenReadersOnly(element);
  const texts = (): ShownText[] => {
    const found: ShownText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = (node.textContent ?? '').trim();
      const owner = node.parentElement;
      if (text === '' || !owner || owner.closest('script, style, noscript, svg, option, iframe')) continue;
      if (!isShown(owner)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (lines.length > 0) found.push({ text: text.slice(0, 50), owner, lines });
    }
    return found;
  };
  const modal = (): Element | null =>
    document.querySelector('[role="dialog"][data-state="open"], dialog:modal');
  const kinds =
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"], iframe, audio[controls]';
  // A group that passes the focus to a member is not a tab stop itself.
  const groups = '[role="tablist"], [role="toolbar"], [role="radiogroup"], [role="menubar"]';
  const controls = (): (HTMLElement | SVGElement)[] =>
    // Nothing behind an open dialog is reachable, as intended.
    [...(modal() ?? document).querySelectorAll<HTMLElement | SVGElement>(kinds)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(groups) &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  const scrolls = (element: Element, direction: 'x' | 'y'): boolean => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const overflow = direction === 'x' ? overflowX : overflowY;
      const more =
        direction === 'x' ? each.scrollWidth - each.clientWidth : each.scrollHeight - each.clientHeight;
      if ((overflow === 'auto' || overflow === 'scroll') && more > 1) return true;
    }
    return false;
  };
  window.look = { describe, isShown, modal, texts, controls, scrolls };
}
