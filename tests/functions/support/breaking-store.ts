import type { Storage } from 'firebase-admin/storage';
import type { Deps } from '../../../functions/src/platform/deps.ts';
import type { World } from '../world.ts';

/** The same dependencies with a store that breaks at one kind of call. */
export function breakingAt(
  { deps }: World,
  method: 'copy' | 'delete' | 'createReadStream',
  when: 'before' | 'after',
): Deps {
  return {
    ...deps,
    storage: async () => {
      const storage = await deps.storage();
      return new Proxy(storage, {
        get(target, key) {
          if (key !== 'bucket') return Reflect.get(target, key);
          return (name: string) => breakingBucket(target, name, method, when);
        },
      });
    },
  };
}

export const killed = new Error('killed');

function breakingBucket(storage: Storage, name: string, method: string, when: 'before' | 'after') {
  const bucket = storage.bucket(name);
  return new Proxy(bucket, {
    get(target, key) {
      if (key !== 'file') return Reflect.get(target, key);
      return (path: string) => {
        const file = target.file(path);
        const real: unknown = Reflect.get(file, method);
        Object.defineProperty(file, method, {
          value: (...args: unknown[]) => {
            if (when === 'before' || typeof real !== 'function') throw killed;
            return Promise.resolve(Reflect.apply(real, file, args)).then(() => {
              throw killed;
            });
          },
        });
        return file;
      };
    },
  });
}
