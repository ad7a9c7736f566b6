import type { Plugin } from 'vite';

/** What a library imports and never uses here: none of it can be tree-shaken. */
interface Unused {
  readonly importers: RegExp;
  /** The names that it imports, by module. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

const unused: readonly Unused[] = [
  {
    // Firestore's own regular expressions, for pipelines that are worked out in the browser: 50 kB (gzip).
    importers: /\/node_modules\/@firebase\/firestore\//,
    names: { re2js: ['RE2JS'] },
  },
  {
    // reactfire knows every Firebase service: 50 kB (gzip).
    importers: /\/node_modules\/(?:reactfire|rxfire)\//,
    names: {
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
    },
  },
];
const namesOf = new Map(unused.flatMap(({ names }) => Object.entries(names)));

const mark = '\0unused:';

/**
 * Replaces what Firebase's libraries import for nothing by objects that throw at any use; our own imports are not
 * touched. @throws at the end of a build in which one of these modules was no longer imported.
 */
export function leanFirebase(): Plugin {
  const unasked = new Set(namesOf.keys());
  return {
    name: 'lean-firebase',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isUnused = unused.some(
        ({ importers, names }) => Object.hasOwn(names, source) && importers.test(importer),
      );
      if (!isUnused) return undefined;
      unasked.delete(source);
      return `${mark}${source}`;
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      const source = id.slice(mark.length);
      const stop = `const stop = () => { throw new Error('${source} is left out of this build'); };\n`;
      const object = 'const unused = new Proxy(stop, { get: stop });\n';
      return (
        stop + object + (namesOf.get(source) ?? []).map((name) => `export const ${name} = unused;`).join('\n')
      );
    },
    buildEnd(error) {
      const isOfClient = this.environment.config.consumer === 'client';
      if (!isOfClient || error || unasked.size === 0) return;
      throw new Error(`Firebase's libraries ask no longer for ${[...unasked].join(', ')}`);
    },
  };
}
