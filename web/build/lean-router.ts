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

/** What is done to the router's code, each by the lines it looks for. */
const changes: readonly (readonly [what: string, lines: RegExp, replacement: string])[] = [
  ['names', name, ''],
  ['contexts', making, '$1/* @__PURE__ */ $2'],
  ['boundaries', boundary, '$1/* @__PURE__ */ (() => $2)();'],
];

/**
 * The production build of React Router, and of that what is imported.
 * @throws at the end of a build in which one of its changes found nothing: the package is written in another way now.
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
