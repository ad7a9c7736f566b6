import type { Page } from '@playwright/test';

/** Marks what is filled with the accent while colours are ours, the next step on its screen, and counts it. */
export function markPrimary(page: Page): Promise<number> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--accent)';
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    for (const button of document.querySelectorAll<HTMLElement>('button, a[class]')) {
      if (getComputedStyle(button).backgroundColor === accent) button.dataset.primary = '';
    }
    return document.querySelectorAll('[data-primary]').length;
  });
}

/**
 * In forced colours backgrounds and shadows are gone: fields and buttons keep an edge, and what is current, chosen,
 * pressed or ticked still looks different from what is not, and so does the next step (`markPrimary`) from other buttons.
 */
export function forcedColourFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { look } = window;
    const faults: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(look.isShown);
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const sides = [style.borderTopWidth, style.borderBottomWidth].map(Number.parseFloat);
      const isDrawn = style.borderTopStyle !== 'none' && sides.some((side) => side >= 1);
      return isDrawn || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1);
    };
    for (const field of shown('input:not([type="hidden"]), select, textarea')) {
      const { appearance } = getComputedStyle(field);
      const near = [field, field.parentElement, field.nextElementSibling, field.previousElementSibling];
      const isEdged = near.some((each) => each && hasEdge(each));
      if (appearance === 'none' && !isEdged) faults.push(`${look.describe(field)} has no edge`);
    }
    /** The differences between states that remain in forced colours. */
    const marksOf = (element: Element): string =>
      [null, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part);
          const { content, outlineStyle, outlineWidth, textDecorationLine, fontWeight } = style;
          const { borderBottomWidth, borderLeftWidth, borderTopWidth, borderBottomColor, borderLeftColor } =
            style;
          const { backgroundColor, color } = style;
          return [
            ...[content, outlineStyle, outlineWidth, textDecorationLine, fontWeight, borderBottomWidth],
            ...[borderLeftWidth, borderTopWidth, borderBottomColor, borderLeftColor, backgroundColor, color],
            element.querySelectorAll('svg').length,
          ].join('|');
        })
        .join('/');
    // A row of a table may carry the mark of the link that opens it.
    const sameMarks = (one: Element, other: Element): boolean => {
      const [row, otherRow] = [one.closest('tr'), other.closest('tr')];
      const sameRows = !row || !otherRow || marksOf(row) === marksOf(otherRow);
      return sameRows && marksOf(one) === marksOf(other);
    };
    for (const state of ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked', 'data-state']) {
      const on = ['page', 'true', 'step', 'date', 'active', 'checked', 'on'];
      for (const chosen of shown(`[${state}]`)) {
        if (!on.includes(chosen.getAttribute(state) ?? '')) continue;
        // An unselected neighbour of the same kind.
        const list = chosen.closest('ul, ol, [role="tablist"], [role="group"], table, nav');
        const other = [...(list?.querySelectorAll<HTMLElement>(chosen.localName) ?? [])].find(
          (each) => each.className === chosen.className && !on.includes(each.getAttribute(state) ?? ''),
        );
        if (other && look.isShown(other) && sameMarks(other, chosen)) {
          faults.push(`${look.describe(chosen)}: nothing but colour says ${state}`);
        }
      }
    }
    const others = shown('button:not([data-primary]), a[class]:not([data-primary])').filter(hasEdge);
    for (const primary of shown('[data-primary]:not([aria-disabled="true"])')) {
      const like = others.find((other) => sameMarks(other, primary));
      if (like) faults.push(`${look.describe(primary)} looks like ${look.describe(like)}`);
    }
    // Where our own colours are kept on purpose, text must stay legible.
    for (const { text, owner } of look.texts()) {
      const style = getComputedStyle(owner);
      if (style.color === style.backgroundColor) faults.push(`'${text}' has the colour of its ground`);
    }
    return [...new Set(faults)];
  });
}
