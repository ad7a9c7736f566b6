import type { Plugin } from 'vite';

/**
 * reactfire imports every Firebase service, and none of them can be tree-shaken: 50 kB (gzip) that nothing here uses.
 * Its imports of these services are replaced by functions that throw; our own imports are not touched.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  'firebase/database': [
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ],
  'firebase/remote-config': [
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ],
  'firebase/storage': ['getDownloadURL', 'getMetadata', 'ref', 'uploadBytesResumable', 'uploadString'],
};

const mark = '\0unused:';
const importers = /\/node_modules\/(?:reactfire|rxfire)\//;

/** @throws at the end of a build in which reactfire no longer imported one of these services. */
export function leanReactfire(): Plugin {
  const unasked = new Set(Object.keys(unused));
  return {
    name: 'lean-reactfire',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isUnused = Object.hasOwn(unused, source) && importer !== undefined && importers.test(importer);
      if (!isUnused) return undefined;
      unasked.delete(source);
      return `${mark}${source}`;
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      const service = id.slice(mark.length);
      const stop = `const stop = () => { throw new Error('${service} is left out of this build'); };\n`;
      return stop + (unused[service] ?? []).map((name) => `export const ${name} = stop;`).join('\n');
    },
    buildEnd(error) {
      const isOfClient = this.environment.config.consumer === 'client';
      if (!isOfClient || error || unasked.size === 0) return;
      throw new Error(`reactfire asks no longer for ${[...unasked].join(', ')}`);
    },
  };
}
