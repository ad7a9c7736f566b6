import type { Page } from '@playwright/test';

/**
 * What browsers do to the texts of a page behind its back: `translated`, each text in `font` elements in the place of
 * React's own node, as Chrome's translation does (the words stay, so that results can be compared); `linked`, each
 * number in a link, as phones do with what looks like one of theirs.
 */
export const alterations = ['translated', 'linked'] as const;
/** `reworded` is `translated` with other words. */
export type Alteration = (typeof alterations)[number] | 'reworded';

/** A link that was made of a number, and the page knows nothing of. */
export const madeLink = 'a[href^="tel:"]';

/** Alters all texts of the page, and from then on every text that comes or changes. Again, it does nothing. */
export async function alterTexts(page: Page, how: Alteration): Promise<void> {
  await page.evaluate(installAlteration, how);
}

/** The same for every document that this page will open, before any script of the document runs. */
export async function alterEveryDocument(page: Page, how: Alteration): Promise<void> {
  await page.addInitScript(installAlteration, how);
}

/** Runs in the page: it must not close over anything. */
function installAlteration(kind: Alteration): void {
  const leftAlone = 'font, a[href^="tel:"], script, style, noscript, textarea, option, svg, [translate=no]';
  const element = (name: 'a' | 'font', content: string | Node): HTMLElement => {
    const made = document.createElement(name);
    made.append(content);
    return made;
  };
  const translated = (text: string): Node => {
    const words = kind === 'reworded' ? text.replace(/\p{L}+/gu, '«$&»') : text;
    return element('font', element('font', words));
  };
  const linked = (text: string): Node => {
    const parts = document.createDocumentFragment();
    for (const part of text.split(/(\d+)/)) {
      const made = /\d/.test(part) ? element('a', part) : part;
      if (made instanceof HTMLAnchorElement) made.href = `tel:${part}`;
      parts.append(made);
    }
    return parts;
  };
  const alter = (text: Text): void => {
    if (!/\S/.test(text.data) || !text.isConnected || text.parentElement?.closest(leftAlone)) return;
    if (kind !== 'linked') text.replaceWith(translated(text.data));
    else if (/\d/.test(text.data)) text.replaceWith(linked(text.data));
  };
  const alterAll = (root: Node): void => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) alter(text);
  };
  installWatch();

  function installWatch(): void {
    if (document.readyState === 'loading') {
      document.addEventListener('readystatechange', installWatch, { once: true });
      return;
    }
    if ('altered' in document.documentElement.dataset) return;
    document.documentElement.dataset.altered = '';
    alterAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          if (node instanceof Text) alter(node);
          else if (node !== target) alterAll(node);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }
}
