import type { Deps } from '../../../functions/src/platform/deps.ts';

/** The same dependencies, with a hook just before this document is read for the first time. */
export function beforeReading(deps: Deps, path: string, happen: () => Promise<unknown>): Deps {
  let hasHappened = false;
  const doc = (asked: string) => {
    const ref = deps.db.doc(asked);
    if (asked !== path || hasHappened) return ref;
    hasHappened = true;
    const get = ref.get.bind(ref);
    return Object.assign(ref, { get: () => happen().then(get) });
  };
  const db = new Proxy(deps.db, {
    get(target, key) {
      if (key === 'doc') return doc;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...deps, db };
}
