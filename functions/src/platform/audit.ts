import { changedFields, firstFields, loggedFields } from '@agency/domain/audit/changes';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { subjectsOf } from '@agency/domain/audit/subjects';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { UnitOfWork } from './commit.ts';
import type { Deps } from './deps.ts';
import { documentRef } from './firestore.ts';
import { newId } from './hash.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  /** A uid, or `link`, `visitor` or `system` where nobody is signed in. */
  readonly actor: string;
  /** The operation's name. */
  readonly action: string;
  readonly ref: DocumentReference;
  /** Null where the document is new. */
  readonly before: Fields | null;
  readonly after: Fields;
  /** Of a mail that staff wrote. */
  readonly recipients?: readonly string[];
  /** What changed, as a sentence. */
  readonly words?: string;
}

/** Records who changed what, in the commit that changes it. */
export function audit(deps: Deps, unit: Pick<UnitOfWork, 'create'>, change: Change): void {
  const { actor, action, ref, before, after, recipients, words } = change;
  const changed =
    before === null ? { before: null, after: firstFields(after) } : changedFields(before, after);
  const entry: AuditEntry = {
    actor,
    action,
    path: ref.path,
    subjects: subjectsOf(ref.path, action),
    before: changed.before && loggedFields(ref.path, changed.before),
    after: loggedFields(ref.path, changed.after),
    at: deps.clock(),
    ...(words === undefined ? {} : { words: words.slice(0, 2000) }),
    ...(recipients === undefined ? {} : { recipients: [...recipients] }),
  };
  unit.create(documentRef(deps.db, 'auditLog', newId(deps.random)), entry);
}
