import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { DocumentChange } from '../platform/deploy.ts';
import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';
import { refreshHead } from '../records/checklist/refresh-head.ts';

/** A checklist changed: its search tokens follow its title, and what it repeats follows its items. */
export const checklistWritten: TriggerHandler = async (deps, change) => {
  await auditBrowserWrite(deps, withChangedItems(change));
  if (change.after !== undefined) await refreshHead(deps, change.path);
};

/** The same change with the changed items alone: the log needs no copy of the others for each tick. */
function withChangedItems(change: DocumentChange): DocumentChange {
  const { before, after } = change;
  if (before === undefined || after === undefined) return change;
  const [was, is] = [itemsOf(before), itemsOf(after)];
  const ids = Object.keys({ ...was, ...is }).filter((id) => canonicalJson(was[id]) !== canonicalJson(is[id]));
  return {
    ...change,
    before: { ...before, items: picked(was, ids) },
    after: { ...after, items: picked(is, ids) },
  };
}

type Items = Readonly<Record<string, unknown>>;

function itemsOf({ items }: Readonly<Record<string, unknown>>): Items {
  return typeof items === 'object' && items !== null ? Object.fromEntries(Object.entries(items)) : {};
}

function picked(items: Items, ids: readonly string[]): Items {
  return Object.fromEntries(ids.flatMap((id) => (id in items ? [[id, items[id]]] : [])));
}

/** `checklists/{checklistId}` */
export const written = triggerHandler(checklistWritten);
