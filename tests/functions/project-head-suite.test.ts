import { project as projectSchema } from '@agency/domain/project/schema';
import { parseDocument } from '@agency/domain/shared/parse';
import { projectIds } from '@agency/emulators/seed/project';
import { expect, it } from 'vitest';
import { headNow } from '../../functions/src/records/project/refresh-head.ts';
import { suiteDeps } from './mail-links/make.ts';

const deps = suiteDeps();

it.each(Object.values(projectIds))('the sample project %s says what stands below it', async (id) => {
  const read = async () => {
    const found = await deps.db.doc(`projects/${id}`).get();
    const stored = parseDocument(projectSchema, found.ref.path, found.data() ?? {});
    return { stored, now: await headNow(deps, stored) };
  };
  // Other tests may be changing what stands below it: functions follow within moments.
  await expect
    .poll(
      async () => {
        const { stored, now } = await read();
        const differs = Object.entries(now).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(stored, name)),
        );
        return differs;
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
});
