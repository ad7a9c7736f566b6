import { addDays } from '@agency/domain/shared/dates';
import type { DemoStore } from '../shared/saved-state.ts';
import { type Board, boardSchema } from './board.ts';
import { sampleBoard } from './sample.ts';

/** A board may lie for a while after its sprint; then everything on it would be late, and it begins anew. */
const daysAfterSprint = 14;

export const boardStore: DemoStore<Board> = {
  name: 'project-management',
  version: 1,
  schema: boardSchema,
  initial: sampleBoard,
  isOver: ({ sprint }, today) => today > addDays(sprint.end, daysAfterSprint) || today < sprint.start,
};
