import type { Page } from '@playwright/test';

/** Faults where space is short: the page scrolls sideways, text is outside, cut off or covered. */
export function reflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { look } = window;
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    if (wider > 0) faults.push(`the page is ${wider} px wider than the screen`);
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    for (const { text, owner, lines } of look.texts()) {
      const isOutside = lines.some(({ left, right }) => left < -1 || right > width + 1);
      if (isOutside && !look.scrolls(owner, 'x')) faults.push(`'${text}' stands outside the screen`);
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom, height } = box.getBoundingClientRect();
        const isCut = lines.some(
          (line) =>
            (clips(overflowX) && (line.right > right + 2 || line.left < left - 2)) ||
            // The box of a line is taller than its letters: a quarter of it may be cut.
            (clips(overflowY) &&
              height > 0 &&
              (line.bottom > bottom + line.height / 4 || line.top < top - line.height / 4)),
        );
        if (isCut) faults.push(`'${text}' is cut off by ${look.describe(box)}`);
        if (isCut || position === 'fixed') break;
      }
    }
    return [...new Set(faults)];
  });
}

/** Sticky parts may take a third of the screen's height at most, or little is left to read. */
export function stickyFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { look } = window;
    let covered = 0;
    const stuck: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const { position, top, bottom, pointerEvents } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') continue;
      // An empty message region covers nothing, and a dialog is itself the content.
      if (pointerEvents === 'none' || look.modal() !== null) continue;
      if (!look.isShown(element) || (top === 'auto' && bottom === 'auto')) continue;
      const box = element.getBoundingClientRect();
      // Parts beside the text take no space from it.
      if (box.width < window.innerWidth * 0.6 || box.bottom <= 0 || box.height < 1) continue;
      if (position === 'sticky' && top !== 'auto' && element.parentElement?.matches('thead, tr')) continue;
      covered += Math.min(box.height, window.innerHeight);
      stuck.push(look.describe(element));
    }
    return covered > window.innerHeight / 3 ? [`what sticks takes ${covered} px: ${stuck.join(', ')}`] : [];
  });
}

/** The spacing that WCAG 1.4.12 lets people set, by a sheet that no policy of the page forbids. */
export async function withTextSpacing(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const before = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
        'p { margin-bottom: 2em !important; }',
    );
    const count = document.adoptedStyleSheets.length;
    document.adoptedStyleSheets.push(sheet);
    return count;
  });
  try {
    return await check();
  } finally {
    await page.evaluate((count) => {
      document.adoptedStyleSheets.length = count;
    }, before);
  }
}
