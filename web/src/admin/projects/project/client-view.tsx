import type { Project } from '@agency/domain/project/schema';
import { projectView } from '@agency/domain/project/view';
import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { SidePanel } from '../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { ProjectDocument } from '../../../views/project/project-document.tsx';
import { useMilestones } from '../queries.ts';

interface Props {
  readonly project: Stored<Project>;
  readonly onClose: () => void;
}

/** The steps as the client sees them, beside the work on them. */
export function ClientView({ project, onClose }: Props) {
  return (
    <SidePanel open onOpenChange={(open) => !open && onClose()} title="What the client sees" size="large">
      <Feature subject="the project" loading={<LoadingState lines={6} />}>
        <View project={project} />
      </Feature>
    </SidePanel>
  );
}

function View({ project }: Pick<Props, 'project'>) {
  const milestones = useMilestones(project.id).flatMap((one) => (isUnreadable(one) ? [] : [one]));
  return <ProjectDocument view={projectView(project, milestones, { isSignedIn: true })} />;
}
