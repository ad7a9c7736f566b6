import { PageHead } from '../../ui/app/card.tsx';
import { ListView } from '../shared/list/list-view.tsx';
import { NewProject } from './new-project-button.tsx';
import { projectsList } from './project-list.tsx';

/** `/admin/projects`: all projects; each has a page of its own. */
export default function ProjectsPage() {
  return (
    <>
      <PageHead title="Projects" actions={<NewProject />} />
      <ListView list={projectsList} />
    </>
  );
}
