import { dataRequestPath } from '@agency/domain/audit/kinds';
import type { AuditEntry } from '@agency/domain/audit/schema';
import { answerBy } from '@agency/domain/platform/data-request';
import type { CivilDate } from '@agency/domain/shared/fields';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';

/** What was done, when it was asked, and what came of it in numbers. */
interface DoneRequest {
  readonly actor: string;
  readonly action: string;
  readonly askedOn: CivilDate;
  readonly outcome: Readonly<Record<string, unknown>>;
}

/**
 * Records that a request about somebody's data was dealt with. It says neither who asked nor their address: the log
 * outlives what is erased, and proves that it was done, and when.
 */
export async function noteRequest(
  deps: Deps,
  { actor, action, askedOn, outcome }: DoneRequest,
): Promise<void> {
  const entry: AuditEntry = {
    actor,
    action,
    path: dataRequestPath,
    before: null,
    after: { askedOn, answerBy: answerBy(askedOn), ...outcome },
    at: deps.clock(),
  };
  await documentRef(deps.db, 'auditLog', newId(deps.random)).create(entry);
}
