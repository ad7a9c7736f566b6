import { addDays } from '@agency/domain/shared/dates';
import type { DemoStore } from '../shared/saved-state.ts';
import { type Board, boardSchema } from './board.ts';
import { sampleBoard } from './sample.ts';

/** How long a board lasts after its sprint; later, everything on it would be late, so it starts afresh. */
const daysAfterSprint = 14;

export const boardStore: DemoStore<Board> = {
  name: 'project-management',
  version: 1,
  schema: boardSchema,
  initial: sampleBoard,
  goOn: (board, today) => {
    const { start, end } = board.sprint;
    return today > addDays(end, daysAfterSprint) || today < start ? null : board;
  },
};
