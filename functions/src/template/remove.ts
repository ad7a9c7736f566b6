import { template as templateSchema } from '@agency/domain/template/schema';
import { audit } from '../platform/audit.ts';
import { commit } from '../platform/commit.ts';
import { documentRef, findDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { loggedTemplate } from './logged.ts';

const action = 'removeTemplate';

/** Removes a template; what was made from it stays. Removing it again changes nothing. */
export const removeTemplate: OperationHandler<typeof action> = (deps, { templateId }, { person }) =>
  commit(deps, async (unit) => {
    const ref = documentRef(deps.db, 'templates', templateId);
    const found = await findDocument(templateSchema, ref, unit);
    if (found === null) return { removed: false };
    unit.delete(ref);
    const before = loggedTemplate(withoutId(found));
    audit(deps, unit, { actor: person.uid, action, ref, before, after: {} });
    return { removed: true };
  });
