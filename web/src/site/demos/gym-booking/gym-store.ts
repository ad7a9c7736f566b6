import type { DemoStore } from '../shared/saved-state.ts';
import { goOn } from './go-on.ts';
import { type GymState, gymState } from './gym-state.ts';
import { sampleGym } from './sample.ts';

export const gymStore: DemoStore<GymState> = {
  name: 'gym-booking',
  version: 2,
  schema: gymState,
  initial: sampleGym,
  goOn,
};
