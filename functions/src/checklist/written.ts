import { checklist } from '@agency/domain/checklist/schema';
import { checklistSearchTokens } from '@agency/domain/checklist/search';
import { parseDocument } from '@agency/domain/shared/parse';
import { auditBrowserWrite } from '../platform/triggers/audit-browser-write.ts';
import { updateSearchTokens } from '../platform/triggers/search-tokens.ts';
import { type TriggerHandler, triggerHandler } from '../platform/triggers/trigger-handler.ts';

/** A checklist changed: its search tokens follow its title. */
export const checklistWritten: TriggerHandler = async (deps, change) => {
  await auditBrowserWrite(deps, change);
  if (change.after === undefined) return;
  const after = parseDocument(checklist, change.path, change.after);
  await updateSearchTokens(deps, change.path, after, checklistSearchTokens(after));
};

/** `checklists/{checklistId}` */
export const written = triggerHandler(checklistWritten);
