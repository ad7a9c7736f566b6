import { type Checklist, type ChecklistItem, maxChecklistItems } from '@agency/domain/checklist/schema';
import { AppError } from '@agency/domain/shared/errors';
import { deleteField } from 'firebase/firestore';
import { queueUpdate, updateRecord } from '../../../firebase/firestore/write.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an admin may change of a checklist itself. */
export type ChecklistHeadChange = Partial<Pick<Checklist, 'title' | 'archived' | 'beforeCompletion'>>;

export function saveChecklistHead(checklistId: string, change: ChecklistHeadChange): Promise<void> {
  return updateRecord('checklists', [checklistId], { ...change, changedItem: null });
}

/** Where an item is stored, and its words for messages. */
export interface ItemPath {
  readonly checklistId: string;
  readonly itemId: string;
  readonly text: string;
}

/**
 * Changes these fields of an item and no others, so that a colleague's change to another field stays. An item that was
 * removed meanwhile stays removed: the rules refuse it.
 */
export function changeItem(
  { checklistId, itemId, text }: ItemPath,
  change: Partial<ChecklistItem>,
  onSlow: () => void,
): Promise<void> {
  const fields = Object.entries(change).map(([name, value]) => [`items.${itemId}.${name}`, value]);
  const gone = `Someone else has just removed ‘${text}’, so we couldn’t save your change to it.`;
  return write({ checklistId, itemId }, Object.fromEntries(fields), onSlow, gone);
}

/** A new item, or one that was removed and comes back. */
export function putItem(
  { checklistId, itemId }: Omit<ItemPath, 'text'>,
  item: ChecklistItem,
  onSlow: () => void,
): Promise<void> {
  const full = `We couldn’t add ‘${item.text}’. A checklist holds at most ${maxChecklistItems} items.`;
  return write({ checklistId, itemId }, { [`items.${itemId}`]: item }, onSlow, full);
}

export function removeTask(path: ItemPath, onSlow: () => void): Promise<void> {
  const refused = `We couldn’t remove ‘${path.text}’. Reload the page and try again.`;
  return write(path, { [`items.${path.itemId}`]: deleteField() }, onSlow, refused);
}

async function write(
  { checklistId, itemId }: Omit<ItemPath, 'text'>,
  fields: Fields,
  onSlow: () => void,
  refused: string,
): Promise<void> {
  try {
    await queueUpdate('checklists', [checklistId], { ...fields, changedItem: itemId }, onSlow);
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'permission-denied') throw thrown;
    throw new AppError('failed-precondition', refused, { cause: thrown });
  }
}
