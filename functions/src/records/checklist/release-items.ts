import { checklistHead } from '@agency/domain/checklist/head';
import { ownChecklistList } from '@agency/domain/checklist/queries';
import type { Checklist } from '@agency/domain/checklist/schema';
import { listQuery } from '@agency/domain/shared/list-queries';
import { audit } from '../../platform/audit.ts';
import { commit } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { everySnapshot, withoutId } from '../../platform/firestore.ts';
import { allInTurn } from '../../platform/in-turn.ts';
import { readAdmins } from '../access/admins.ts';
import { checklistRef, readChecklist } from './store.ts';

const action = 'releaseChecklistItems';

/**
 * What somebody still had to do who is no admin any more is nobody's, so that it stands on everybody's Today. Done items
 * go on saying who had them. The list of admins is read anew, so this may run late, twice or out of order.
 */
export async function releaseItems(deps: Deps, uid: string): Promise<void> {
  if ((await readAdmins(deps)).includes(uid)) return;
  const { spec, values } = listQuery(ownChecklistList, { by: { openAssigneeUids: uid }, token: null });
  await allInTurn(everySnapshot(deps.db, spec, values), ({ id }) => releaseIn(deps, id, uid));
}

function releaseIn(deps: Deps, checklistId: string, uid: string): Promise<boolean> {
  return commit(deps, async (unit) => {
    const ref = checklistRef(deps, checklistId);
    const { kind, archived, items } = withoutId(await readChecklist(deps, checklistId, unit));
    const open = Object.entries(items).filter(([, item]) => !item.done && item.assigneeUid === uid);
    if (open.length === 0) return false;
    const released = Object.fromEntries(open.map(([id, item]) => [id, { ...item, assigneeUid: null }]));
    const next: Checklist['items'] = { ...items, ...released };
    const stamps = { changedItem: null, updatedAt: deps.clock(), updatedBy: 'system' };
    unit.update(ref, { items: next, ...checklistHead({ kind, archived, items: next }), ...stamps });
    const before = { items: Object.fromEntries(open) };
    audit(deps, unit, { actor: 'system', action, ref, before, after: { items: released } });
    return true;
  });
}
