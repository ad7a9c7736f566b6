import { expect, it } from 'vitest';
import { dashboardLimits } from './queries.ts';

it('reads at most 40 documents, whatever there is: a count is one, and a project to reply to brings its client', () => {
  const { counted: _entries, ...lists } = dashboardLimits;
  const documents = Object.values(lists).reduce<number>(
    (sum, limit) => sum + limit,
    dashboardLimits.projectsToReply,
  );
  expect(documents + 3).toBeLessThanOrEqual(40);
});
