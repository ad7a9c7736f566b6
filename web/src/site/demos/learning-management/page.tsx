import type { PageProps } from '../../../platform/page.ts';
import type { DemoData } from '../shared/demo-page.server.ts';
import { DemoPage } from '../shared/demo-page.tsx';
import { DemoStage } from '../shared/demo-stage.tsx';
import { LearningApp } from './learning-app.tsx';
import { learningStore } from './learning-store.ts';

export default function LearningManagementPage({ data, path, site }: PageProps<DemoData>) {
  return (
    <DemoPage
      data={data}
      path={path}
      site={site}
      stage={<DemoStage name="Learning" path={path} store={learningStore} App={LearningApp} />}
    />
  );
}
