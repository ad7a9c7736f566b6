import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'decode-named-character-reference';

/**
 * In browsers this library asks the document what an entity stands for. A worker has none: there it takes its own table, as on
 * the server.
 */
export function withoutDocument(): Plugin {
  return {
    name: 'without-document',
    enforce: 'pre',
    resolveId(id) {
      if (id !== name) return null;
      const found = createRequire(import.meta.url).resolve(name);
      return join(dirname(found), 'index.js');
    },
  };
}
