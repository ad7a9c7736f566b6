import { expect, it } from 'vitest';
import { dashboardLimits } from './queries.ts';

it('reads at most 40 documents, whatever there is', () => {
  const figures = 1;
  const listed = Object.values(dashboardLimits).reduce<number>((sum, limit) => sum + limit, 0);
  expect(listed + figures).toBeLessThanOrEqual(40);
});
