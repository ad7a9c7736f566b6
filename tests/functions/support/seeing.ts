import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../../functions/src/platform/deps.ts';

/** The same dependencies, to whom one document has these fields as well: what others read of it stays as it is. */
export function seeing<TDeps extends Deps>(
  deps: TDeps,
  path: string,
  fields: Readonly<Record<string, unknown>>,
): TDeps {
  const changed = (snapshot: DocumentSnapshot): DocumentSnapshot =>
    Object.assign(Object.create(snapshot), { data: () => ({ ...snapshot.data(), ...fields }) });
  const doc = (asked: string) => {
    const ref = deps.db.doc(asked);
    if (asked !== path) return ref;
    const get = ref.get.bind(ref);
    return Object.assign(ref, { get: () => get().then(changed) });
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
