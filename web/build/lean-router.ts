import type { Plugin } from 'vite';

/**
 * React Router gives every bundler its development build, and names its parts in a way that defeats tree-shaking: 11
 * kB (gzip) that nothing here uses. This takes the production build and drops what nobody imports.
 */
const development = /(\/node_modules\/react-router\/dist\/)development(\/[\w-]+\.mjs)$/;
const production = /\/node_modules\/react-router\/dist\/production\/[\w-]+\.mjs$/;

/** Names are for React's developer tools; creating a component or a context has no side effects. */
const name = /^\w+\.displayName = "\w+";$/gm;
const making = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const boundary = /^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm;

/** The changes to the router's code, each with the lines it looks for. */
const changes: readonly (readonly [what: string, lines: RegExp, replacement: string])[] = [
  ['names', name, ''],
  ['contexts', making, '$1/* @__PURE__ */ $2'],
  ['boundaries', boundary, '$1/* @__PURE__ */ (() => $2)();'],
];

/**
 * The production build of React Router, tree-shakeable. @throws at the end of a build in which one of its changes
 * matched nothing: the package is written differently now.
 */
export function leanRouter(): Plugin {
  const idle = new Set(['production build', ...changes.map(([what]) => what)]);
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
      idle.delete('production build');
      return { code: lean(code, (what) => idle.delete(what)), map: null };
    },
    buildEnd(error) {
      const isOfClient = this.environment.config.consumer === 'client';
      if (!isOfClient || error || idle.size === 0) return;
      throw new Error(`React Router is written in another way now: no ${[...idle].join(', no ')} found`);
    },
  };
}

function lean(code: string, found: (what: string) => void): string {
  return changes.reduce((text, [what, lines, replacement]) => {
    const changed = text.replaceAll(lines, replacement);
    if (changed !== text) found(what);
    return changed;
  }, code);
}
