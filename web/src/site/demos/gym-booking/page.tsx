import type { PageProps } from '../../../platform/page.ts';
import type { DemoData } from '../shared/demo-page.server.ts';
import { DemoPage } from '../shared/demo-page.tsx';
import { DemoStage } from '../shared/demo-stage.tsx';
import type { DemoStore } from '../shared/kept-state.ts';
import { GymApp } from './gym-app.tsx';
import { type GymState, gymState, isOver } from './gym-state.ts';
import { sampleGym } from './sample.ts';

const store: DemoStore<GymState> = {
  name: 'gym-booking',
  version: 1,
  schema: gymState,
  initial: sampleGym,
  isOver,
};

export default function GymBookingPage({ data, path }: PageProps<DemoData>) {
  return (
    <DemoPage
      data={data}
      path={path}
      stage={<DemoStage name="Gym booking" path={path} store={store} App={GymApp} />}
    />
  );
}
