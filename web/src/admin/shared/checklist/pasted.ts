import { longestItem, maxChecklistItems } from '@agency/domain/checklist/schema';
import { cleanLine } from '@agency/domain/shared/fields';
import { plainLine } from '@agency/domain/shared/plain-text';

/** Signs that lists begin their lines with: bullets, boxes, numbers. */
const mark = /^\s*(?:[-*•–]\s+)?(?:\[[ xX]?\]\s*|[☐☑✓]\s*|\d{1,3}[.)]\s+)?/;

/** The lines of a pasted text as items, without the marks before them; lines with nothing to read are left out. */
export function pastedItems(text: string): readonly string[] {
  return linesOf(text)
    .map((line) => cleanLine(line, longestItem))
    .filter((line) => line !== '');
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => plainLine(line.replace(mark, '')));
}

/** What is said where lines of a pasted text are longer than an item can be; null where all fit. */
export function cutWords(text: string): string | null {
  const cut = linesOf(text).filter((line) => line.length > longestItem).length;
  if (cut === 0) return null;
  return `${cut === 1 ? '1 line is' : `${cut} lines are`} longer than ${longestItem} characters, so the end is left out.`;
}

/** The items as one; null where that is too long for an item. */
export function asOneItem(items: readonly string[]): string | null {
  const joined = items.join(', ');
  return joined.length > longestItem ? null : joined;
}

/** Why a list with so many items takes no more of them; null where it does. */
export function fullWords(count: number, adding = 1): string | null {
  const free = maxChecklistItems - count;
  if (adding <= free) return null;
  const most = `A checklist holds at most ${maxChecklistItems} items`;
  if (free <= 0) return `${most}. Remove one, or start another checklist.`;
  return `${most}, so there’s room for ${free} more.`;
}
