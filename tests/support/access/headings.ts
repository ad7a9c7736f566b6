import type { Page } from '@playwright/test';

/** One h1, no level left out on the way down, and every landmark of a kind under a name of its own. */
export function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { look } = window;
    const faults: string[] = [];
    let above = 0;
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      const level = Number(heading.localName.slice(1));
      if (level > above + 1) faults.push(`${look.describe(heading)} comes after an h${above}`);
      if (level === 1 && above > 0) faults.push(`${look.describe(heading)} is not the first heading`);
      above = level;
    }
    const nameOf = (element: Element): string => {
      const by = element.getAttribute('aria-labelledby');
      const words = by ? document.getElementById(by)?.textContent : element.getAttribute('aria-label');
      return (words ?? '').trim();
    };
    for (const kind of [
      'nav',
      'aside',
      'section[aria-label], section[aria-labelledby]',
      'form[aria-label]',
    ]) {
      const shown = [...document.querySelectorAll(kind)].filter(look.isShown);
      const names = shown.map(nameOf);
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) !== index) faults.push(`two ${kind} are called '${name}'`);
        if (name === '' && shown.length > 1) faults.push(`a ${kind} of several has no name`);
      }
    }
    if (document.querySelectorAll('main').length !== 1) faults.push('there is not one main');
    return faults;
  });
}
