import { checklist } from '@agency/domain/checklist/schema';
import { checklistSearchTokens } from '@agency/domain/checklist/search';
import { parseDocument } from '@agency/domain/shared/parse';
import { auditBrowserWrite } from '../platform/reactions/audit-browser-write.ts';
import { type Reaction, reacting } from '../platform/reactions/react.ts';
import { keepSearchTokens } from '../platform/reactions/search-tokens.ts';

/** A checklist was changed: it is found by its title as it is now. */
export const checklistWritten: Reaction = async (deps, change) => {
  await auditBrowserWrite(deps, change);
  if (change.after === undefined) return;
  const after = parseDocument(checklist, change.path, change.after);
  await keepSearchTokens(deps, change.path, after, checklistSearchTokens(after));
};

/** `checklists/{checklistId}` */
export const written = reacting(checklistWritten);
