import type { Plugin } from 'vite';

const built = /(\/node_modules\/bind-event-listener\/)dist\/index\.js$/;
const source = /\/node_modules\/bind-event-listener\/src\/index\.ts$/;
/** Without `type`, as it was written for TypeScript alone: compiled file by file, these names are found nowhere. */
const types = /^export (\{[^}]+\} from '\.\/types';)$/m;

/**
 * What drag and drop listens with ships CommonJS beside its TypeScript sources. In a chunk that several pages share, that
 * would move the code which reads CommonJS out of the entry into a file of its own: one request more on every page. So
 * its sources are compiled instead.
 * @throws where the package is written in another way now.
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
