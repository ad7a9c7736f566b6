import { hindersCompletion, openCount } from '@agency/domain/checklist/head';
import { checklistQueries } from '@agency/domain/checklist/queries';
import type { Checklist } from '@agency/domain/checklist/schema';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { checklists } from '../../../firebase/records/checklist.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Callout } from '../../../ui/callout.tsx';

/** The checklists that have to be done before this project can be completed, and aren't. May suspend. */
export function useOpenChecklists(projectId: string): readonly Stored<Checklist>[] {
  const spec = checklistQueries.checklistsBeforeCompletion;
  return useRecords(checklists, spec, [projectId, true, false]).flatMap((one) =>
    !isUnreadable(one) && hindersCompletion(one) ? [one] : [],
  );
}

/** Why the project can't be completed yet, with the way to what is open. */
export function OpenChecklists({ open }: { readonly open: readonly Stored<Checklist>[] }) {
  return (
    <Callout tone="warning" title="These checklists must be done first">
      <ul>
        {open.map((one) => (
          <li key={one.id}>
            <Anchor href={adminPaths.checklist(one)}>{one.title}</Anchor>
            <span>{`, ${openCount(one.items)} open`}</span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
