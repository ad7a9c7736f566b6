import { longestItem, maxChecklistItems } from '@agency/domain/checklist/schema';
import { cleanLine } from '@agency/domain/shared/fields';

/** Signs that lists begin their lines with: bullets, boxes, numbers. */
const mark = /^\s*(?:[-*•–]\s+)?(?:\[[ xX]?\]\s*|[☐☑✓]\s*|\d{1,3}[.)]\s+)?/;

/** The lines of a pasted text as items, without the marks before them; lines with nothing to read are left out. */
export function pastedItems(text: string): readonly string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => cleanLine(line.replace(mark, ''), longestItem))
    .filter((line) => line !== '');
}

/** Why a list with so many items takes no more of them; null where it does. */
export function fullWords(count: number, adding = 1): string | null {
  const free = maxChecklistItems - count;
  if (adding <= free) return null;
  const most = `A checklist holds at most ${maxChecklistItems} items`;
  if (free <= 0) return `${most}. Remove one, or start another checklist.`;
  return `${most}: there is room for ${free} more.`;
}
