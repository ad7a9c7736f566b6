import { isReference } from '@agency/domain/shared/ids';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import type { PageProps } from '../../../platform/page.ts';
import { LoadingState } from '../../../ui/app/states.tsx';
import { NoSuchProject } from './no-such-project.tsx';
import { Workspace } from './workspace.tsx';

/** `/admin/projects/{id}`: one project, all of it on one screen. */
export default function ProjectPage({ params }: PageProps) {
  const id = params.id ?? '';
  if (!isReference('project', id)) return <NoSuchProject />;
  return (
    <Feature
      subject="this project"
      loading={<LoadingState label="Opening the project" lines={8} />}
      missing={<NoSuchProject />}
      resetKey={id}
    >
      <Workspace key={id} projectId={id} />
    </Feature>
  );
}
