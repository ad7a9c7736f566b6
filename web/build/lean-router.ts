import type { Plugin } from 'vite';

/**
 * React Router hands its development build to every bundler, and names its parts in a way that keeps them all alive:
 * 11 kB (gzip) of which nothing is used here. This takes the production build, and lets what nobody imports fall away.
 */
const development = /(\/node_modules\/react-router\/dist\/)development(\/[\w-]+\.mjs)$/;
const production = /\/node_modules\/react-router\/dist\/production\/[\w-]+\.mjs$/;

/** Names are for React's developer tools; making a component or a context does nothing by itself. */
const name = /^\w+\.displayName = "\w+";$/gm;
const making = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const boundary = /^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm;

function lean(code: string): string {
  return code
    .replaceAll(name, '')
    .replaceAll(making, '$1/* @__PURE__ */ $2')
    .replaceAll(boundary, '$1/* @__PURE__ */ (() => $2)();');
}

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(development, '$1production$2') };
    },
    transform(code, id) {
      if (!production.test(id)) return undefined;
      return { code: lean(code), map: null };
    },
  };
}
