import type { PageProps } from '../../../platform/page.ts';
import type { DemoData } from '../shared/demo-page.server.ts';
import { DemoPage } from '../shared/demo-page.tsx';
import { DemoStage } from '../shared/demo-stage.tsx';
import { boardStore } from './board-store.ts';
import { ProjectApp } from './project-app.tsx';

export default function ProjectManagementPage({ data, path, site }: PageProps<DemoData>) {
  return (
    <DemoPage
      data={data}
      path={path}
      site={site}
      stage={<DemoStage name="Project board" path={path} store={boardStore} App={ProjectApp} />}
    />
  );
}
