import type { Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useCallback, useMemo } from 'react';
import { useTask } from '../../../../platform/use-task.ts';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { startMilestone } from '../../../projects/milestones/writes.ts';
import { dashboardLimits, useProjectsWithChangesAsked } from '../../queries.ts';
import { ActionError } from '../action-error.tsx';
import { itemsFrom } from '../from-records.ts';
import { moreWhere, useReport } from '../reported.tsx';
import { replyBy, waitWords } from '../words.ts';

/** Milestones whose client asked for changes. */
export function Changes({ now }: { readonly now: Date }) {
  const projects = useProjectsWithChangesAsked();
  useReport(
    'changes',
    useMemo(() => {
      const items = itemsFrom(projects, 'changes', now, (project: Stored<Project>) => {
        const { id, name, changesAsked } = project;
        if (changesAsked === null) return [];
        const { milestoneId, title, at } = changesAsked;
        return {
          id: `projects/${id}/milestones/${milestoneId}`,
          kind: 'changes',
          by: replyBy(at),
          since: at,
          title: name,
          detail: `${id} ${title}`,
          when: waitWords(at, now),
          href: adminPaths.project(project),
          actions: <Begin projectId={id} milestoneId={milestoneId} title={title} />,
        };
      });
      const href = adminPaths.projects({ list: 'attention' });
      return { items, more: moreWhere(projects, dashboardLimits.changes, 'Projects', href) };
    }, [projects, now]),
  );
  return null;
}

interface BeginProps {
  readonly projectId: string;
  readonly milestoneId: string;
  readonly title: string;
}

/** Starts work on the changes; what the client asked for stands in the project. */
function Begin({ projectId, milestoneId, title }: BeginProps) {
  const toast = useToast();
  const task = useTask(useCallback((path: Parameters<typeof startMilestone>[0]) => startMilestone(path), []));
  const begin = async () => {
    const done = await task.run({ projectId, milestoneId });
    if (done !== null) toast(`‘${title}’ is in progress`);
  };
  return (
    <>
      <Button size="small" about={`on ${title}`} busy={task.busy} onClick={begin}>
        Start work
      </Button>
      <ActionError error={task.error} />
    </>
  );
}
