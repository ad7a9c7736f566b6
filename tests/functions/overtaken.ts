import type { Deps } from '../../functions/src/platform/deps.ts';
import type { World } from './world.ts';

/** Dependencies of a commit that something else gets ahead of: after all that it reads, and before it writes. */
export function overtaken({ deps }: World, happen: () => Promise<unknown>): Deps {
  let hasHappened = false;
  const db = new Proxy(deps.db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== 'batch') return typeof value === 'function' ? value.bind(target) : value;
      return () => {
        const batch = target.batch();
        const write = batch.commit.bind(batch);
        if (hasHappened) return batch;
        hasHappened = true;
        return Object.assign(batch, { commit: () => happen().then(write) });
      };
    },
  });
  return { ...deps, db };
}
