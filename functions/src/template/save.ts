import { canonicalJson } from '@agency/domain/shared/canonical-json';
import { AppError } from '@agency/domain/shared/errors';
import { templateQueries } from '@agency/domain/template/queries';
import { type Template, type TemplateKind, template as templateSchema } from '@agency/domain/template/schema';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, findDocument, runnableQuery, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { loggedTemplate } from './logged.ts';

const action = 'saveTemplate';

/**
 * Creates or changes a template; saving the same twice changes nothing.
 *
 * @throws AppError `failed-precondition` where somebody has saved or removed it since the caller read it.
 */
export const saveTemplate: OperationHandler<typeof action> = (deps, input, { person }) =>
  commit(deps, async (unit) => {
    const { templateId, title, content, seen } = input;
    const ref = documentRef(deps.db, 'templates', templateId);
    const found = await findDocument(templateSchema, ref, unit);
    const before = found && withoutId(found);
    if (before !== null && isSame(before, { title, content })) return { saved: false };
    if (!isOwnFirst(before, seen)) refuseUnseen(before, seen);
    if (before === null) await refuseUnlisted(deps, unit, content.kind);
    const now = deps.clock();
    const after: Template = {
      kind: content.kind,
      title,
      content,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      updatedBy: 'system',
    };
    unit.set(ref, after);
    const logged = { before: before && loggedTemplate(before), after: loggedTemplate(after) };
    audit(deps, unit, { actor: person.uid, action, ref, ...logged });
    return { saved: true };
  });

type Saved = Pick<Template, 'title' | 'content'>;

function isSame(a: Saved, b: Saved): boolean {
  const written = ({ title, content }: Saved) => canonicalJson({ title, content });
  return written(a) === written(b);
}

/** Its first save got through though the browser never heard, and nobody has changed it since: that one is replaced. */
function isOwnFirst(before: Template | null, seen: number | null): boolean {
  return seen === null && before !== null && before.updatedAt.getTime() === before.createdAt.getTime();
}

/** @throws AppError `failed-precondition` where there are as many as the list shows: another one would hide one of them. */
async function refuseUnlisted(deps: Deps, unit: UnitOfWork, kind: TemplateKind): Promise<void> {
  const { templatesOfKind } = templateQueries;
  const { docs } = await unit.find(runnableQuery(deps.db, templatesOfKind, [kind]));
  if (docs.length < templatesOfKind.limit) return;
  throw new AppError(
    'failed-precondition',
    `You can have up to ${templatesOfKind.limit} templates of each kind. Remove one first.`,
  );
}

function refuseUnseen(before: Template | null, seen: number | null): void {
  if ((before?.updatedAt.getTime() ?? null) === seen) return;
  throw new AppError(
    'failed-precondition',
    before === null
      ? 'Someone has removed this template. Save it as a new one if you still need it.'
      : 'Someone has changed this template since you opened it. Check what they saved, then try again.',
  );
}
