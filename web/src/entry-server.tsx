import type { CreateRenderer } from '@agency/domain/site/render';
import { buildId, builtAt } from './app/server/assets.server.ts';
import { planPage } from './app/server/plan.server.ts';
import { renderPlanned, socialCardOf } from './app/server/render.server.tsx';

/** What the pages function imports: see `domain/src/site/render.ts`. */
export const createRenderer: CreateRenderer = (settings) => ({
  buildId,
  builtAt,
  plan: planPage,
  render: (plan, content, form) => renderPlanned(plan, content, settings, form),
  socialCard: (path, content) => socialCardOf(path, content, settings),
});
