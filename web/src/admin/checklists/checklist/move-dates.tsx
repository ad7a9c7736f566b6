import { movedDays, waitsForStart } from '@agency/domain/checklist/copy';
import type { Checklist } from '@agency/domain/checklist/schema';
import type { Project } from '@agency/domain/project/schema';
import { formatDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useOperation } from '../../../firebase/use-operation.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

interface Props {
  readonly checklist: Stored<Checklist>;
  readonly project: Stored<Project>;
}

/** Offers to count the days anew where the project has no start yet, or another one than they were counted from. */
export function MoveDates({ checklist, project }: Props) {
  if (checklist.archived) return null;
  if (project.startOn === null) return <NoStart checklist={checklist} project={project} />;
  const count = Object.keys(movedDays(checklist.items, project.startOn)).length;
  return count === 0 ? null : <Offer checklistId={checklist.id} count={count} startOn={project.startOn} />;
}

function NoStart({ checklist, project }: Props) {
  if (!waitsForStart(checklist.items)) return null;
  return (
    <Callout>
      <p>
        <span>Some items have no date, because the project has no start date. </span>
        <Anchor href={`${adminPaths.project(project)}#about`}>Set its start date</Anchor>
        <span>, then come back to set the dates.</span>
      </p>
    </Callout>
  );
}

interface OfferProps {
  readonly checklistId: string;
  readonly count: number;
  readonly startOn: string;
}

function Offer({ checklistId, count, startOn }: OfferProps) {
  const toast = useToast();
  const operation = useOperation('moveChecklistDates');
  const move = async () => {
    const done = await operation.run({ checklistId });
    if (done) toast(done.moved === 1 ? '1 date changed' : `${done.moved} dates changed`);
  };
  const what = count === 1 ? '1 date doesn’t' : `${count} dates don’t`;
  return (
    <Callout
      actions={
        <Button size="small" busy={operation.busy} onClick={() => void move()}>
          {count === 1 ? 'Change this date' : 'Change these dates'}
        </Button>
      }
    >
      <p>{`The project starts on ${formatDate(startOn)}, and ${what} match that.`}</p>
      {operation.error ? <p role="alert">{operation.error.message}</p> : null}
    </Callout>
  );
}
