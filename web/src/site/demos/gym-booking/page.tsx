import type { PageProps } from '../../../platform/page.ts';
import type { DemoData } from '../shared/demo-page.server.ts';
import { DemoPage } from '../shared/demo-page.tsx';
import { DemoStage } from '../shared/demo-stage.tsx';
import { GymApp } from './gym-app.tsx';
import { gymStore } from './gym-store.ts';

export default function GymBookingPage({ data, path, site }: PageProps<DemoData>) {
  return (
    <DemoPage
      data={data}
      path={path}
      site={site}
      stage={<DemoStage name="Gym booking" path={path} store={gymStore} App={GymApp} />}
    />
  );
}
