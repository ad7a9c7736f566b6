import type { Page } from '@playwright/test';

/** The width of a page of A4 between usual margins, in CSS pixels. */
export const printedPage = { width: 718, height: 1000 } as const;

/**
 * In print: no menus or buttons, dark text on white even in the dark theme, nothing cut off or repeated on every
 * sheet, questions open, and external links with their address.
 */
export function printFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { look } = window;
    const faults: string[] = [];
    // Table cells are printed even where they are buttons.
    const pressed = 'nav, button:not(th > button, [role="gridcell"] > button), .skip-link';
    for (const element of document.querySelectorAll(pressed)) {
      if (look.isShown(element)) faults.push(`${look.describe(element)} is printed`);
    }
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (position === 'fixed' && look.isShown(element) && element.textContent !== '') {
        faults.push(`${look.describe(element)} would stand on every sheet`);
      }
    }
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string): number => {
      if (!canvas) return 0;
      canvas.fillStyle = '#fff';
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const linear = (byte: number) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const keepsGround = (element: Element): boolean => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.printColorAdjust === 'exact' && style.backgroundColor !== 'rgba(0, 0, 0, 0)') return true;
      }
      return false;
    };
    for (const { text, owner } of look.texts()) {
      // Browsers leave backgrounds out: text on them must be dark enough for white.
      const contrast = 1.05 / (luminance(getComputedStyle(owner).color) + 0.05);
      if (contrast < 4.5 && !keepsGround(owner)) faults.push(`'${text}' is too light for printedPage`);
    }
    for (const details of document.querySelectorAll('main details')) {
      const hidden = [...details.children].find(
        (child) => child.localName !== 'summary' && child.textContent?.trim() && !child.checkVisibility(),
      );
      if (look.isShown(details) && hidden) faults.push(`${look.describe(details)} keeps its answer shut`);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')) {
      const after = getComputedStyle(link, '::after').content;
      const says = link.textContent?.includes(link.host) || after.includes(link.host);
      if (look.isShown(link) && link.origin !== window.location.origin && !says) {
        faults.push(`${look.describe(link)} does not say where it leads`);
      }
    }
    return [...new Set(faults)];
  });
}
