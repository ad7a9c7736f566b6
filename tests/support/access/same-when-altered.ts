import { expect, type Locator, type Page, test } from '@playwright/test';
import { alterations, alterEveryDocument, madeLink } from './altered.ts';
import { listenForComplaints } from './hydration.ts';

/** A walk through a part of the product, the same on every page: it makes its own data, and notes what it sees. */
export type Walk = (page: Page, note: Note) => Promise<void>;

/** Notes what a part of the page says, if none is given its main one, to be the same in every walk. */
export type Note = (where: string, part?: Locator) => Promise<void>;

interface Noted {
  readonly where: string;
  readonly said: readonly string[];
}

/** What React says of a page that is not as it was sent, and that it draws anew. */
const redrawn = /React error #418/;

/** Takes a walk on a plain page, and again on each that is altered before it comes to life and wherever it changes. */
export async function expectSameWhenAltered(open: () => Promise<Page>, walk: Walk): Promise<void> {
  test.setTimeout(480_000);
  const right: Noted[] = [];
  const usual = await test.step('plain', async () => {
    const page = await open();
    const complaints = listenForComplaints(page);
    await walk(page, async (where, part = page.locator('main')) => {
      await expect(page.locator('[aria-busy="true"], [data-pending]')).toHaveCount(0);
      await expect(page.getByText(/^(Loading|Still waiting)/)).toHaveCount(0);
      right.push({ where, said: await saidBy(part) });
    });
    await page.close();
    return complaints;
  });
  for (const how of alterations) {
    await test.step(how, async () => {
      const page = await open();
      const complaints = listenForComplaints(page);
      await alterEveryDocument(page, how);
      let turn = 0;
      await walk(page, async (where, part = page.locator('main')) => {
        const noted = async (): Promise<Noted> => ({ where, said: await saidBy(part) });
        await expect.poll(noted, `${where}, ${how}`).toEqual(right[turn++]);
      });
      expect(complaints.filter((text) => !redrawn.test(text) && !usual.includes(text))).toEqual([]);
      await page.close();
    });
  }
}

/** Texts, values of fields and names for screen readers, without what is made anew for each walk and the time. */
async function saidBy(part: Locator): Promise<string[]> {
  const said = await part.evaluate((root, link) => {
    const copy = document.importNode(root, true);
    for (const each of copy.querySelectorAll('script, style, noscript')) each.remove();
    for (const each of copy.querySelectorAll(`font, ${link}`)) each.replaceWith(...each.childNodes);
    const nodes = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (nodes.nextNode()) if (nodes.currentNode instanceof Comment) comments.push(nodes.currentNode);
    for (const each of comments) each.remove();
    copy.normalize();
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    while (texts.nextNode()) said.push(texts.currentNode.nodeValue ?? '');
    for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea'))
      said.push(/radio|box/.test(field.type) ? `ticked: ${field.checked}` : `value: ${field.value}`);
    for (const { selectedOptions } of root.querySelectorAll('select'))
      said.push(`chosen: ${selectedOptions[0]?.text}`);
    for (const each of root.querySelectorAll('[aria-label]'))
      said.push(each.getAttribute('aria-label') ?? '');
    return said;
  }, madeLink);
  return said
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/\b[CPQR]-[2-9A-Z]{6}\b/g, '(reference)')
        .replace(/\b[0-9a-z]{18}\b/g, '(unique)')
        .replace(/\b\d{1,2}:\d\d (?:am|pm)\b/g, '(time)')
        .trim(),
    )
    .filter((text) => text !== '');
}
