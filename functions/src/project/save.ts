import { client as clientSchema } from '@agency/domain/client/schema';
import type { Project } from '@agency/domain/project/schema';
import { projectSearchTokens } from '@agency/domain/project/search';
import { quoteHead } from '@agency/domain/quote/schema';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { AppError } from '@agency/domain/shared/errors';
import type { Stored } from '@agency/domain/shared/parse';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { changeProject, readProject } from '../records/project/store.ts';

const action = 'saveProject';

/** Saves what a project says about itself. A conflict is refused, and the same text twice is saved once. */
export const saveProject: OperationHandler<typeof action> = (
  deps,
  { projectId, details, seen },
  { person },
) =>
  commit(deps, async (unit) => {
    const project = await readProject(deps, projectId, unit);
    const { name, summary, startOn, dueOn } = project;
    const stored = canonicalJson({ name, summary, startOn, dueOn });
    if (stored === canonicalJson(details)) return { saved: true };
    if (stored !== canonicalJson(seen)) {
      throw new AppError(
        'failed-precondition',
        'Someone changed these details while you had them open. Check what they changed, then save again.',
      );
    }
    const searchTokens = await wordsOf(deps, unit, { ...project, ...details });
    const change = { ...details, searchTokens };
    changeProject(deps, unit, { project, change, actor: person.uid, action });
    return { saved: true };
  });

async function wordsOf(deps: Deps, unit: UnitOfWork, project: Stored<Project>): Promise<string[]> {
  const client = await findDocument(clientSchema, documentRef(deps.db, 'clients', project.clientId), unit);
  const { quoteId } = project;
  const quote =
    quoteId === null ? null : await findDocument(quoteHead, documentRef(deps.db, 'quotes', quoteId), unit);
  return projectSearchTokens(project, client?.name, quote?.recipient.name);
}
