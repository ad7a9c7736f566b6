import type { Plugin } from 'vite';

const built = /(\/node_modules\/bind-event-listener\/)dist\/index\.js$/;
const source = /\/node_modules\/bind-event-listener\/src\/index\.ts$/;
/** Types re-exported without `type`: compiled file by file, these names would not be found. */
const types = /^export (\{[^}]+\} from '\.\/types';)$/m;

/**
 * Drag and drop depends on a package of event listeners that ships CommonJS beside its TypeScript sources. In a chunk
 * that several pages share, that would move the CommonJS interop code out of the entry into a file of its own: one
 * more request on every page. So its sources are compiled instead. @throws where the package is written differently
 * now.
 */
export function moduleListeners(): Plugin {
  return {
    name: 'module-listeners',
    apply: 'build',
    enforce: 'pre',
    async resolveId(name, importer, options) {
      if (name !== 'bind-event-listener') return undefined;
      const found = await this.resolve(name, importer, { ...options, skipSelf: true });
      if (!found || !built.test(found.id)) throw new Error(`${name} is built in another way now`);
      return { ...found, id: found.id.replace(built, '$1src/index.ts') };
    },
    transform(code, id) {
      if (!source.test(id)) return undefined;
      if (!types.test(code)) throw new Error('bind-event-listener is written in another way now');
      return { code: code.replace(types, 'export type $1'), map: null };
    },
  };
}
