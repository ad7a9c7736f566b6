import type { Plugin } from 'vite';

/**
 * reactfire imports every Firebase service, and none of them can be shaken off: 50 kB (gzip) that nobody here uses.
 * What it would import of these services is replaced by functions that say so; our own imports are never touched.
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

export function leanReactfire(): Plugin {
  return {
    name: 'lean-reactfire',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isUnused = Object.hasOwn(unused, source) && importer !== undefined && importers.test(importer);
      return isUnused ? `${mark}${source}` : undefined;
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      const service = id.slice(mark.length);
      const stop = `const stop = () => { throw new Error('${service} is left out of this build'); };\n`;
      return stop + (unused[service] ?? []).map((name) => `export const ${name} = stop;`).join('\n');
    },
  };
}
