import type { DemoStore } from '../shared/saved-state.ts';
import { type Learning, learningSchema } from './learning.ts';
import { sampleLearning } from './sample.ts';

export const learningStore: DemoStore<Learning> = {
  name: 'learning-management',
  version: 1,
  schema: learningSchema,
  initial: sampleLearning,
  // Progress never expires.
  goOn: (learning) => learning,
};
