import type { Plugin } from 'vite';

const serverOnly = /\.server\.tsx?$/;
const clientOnly = /\.client\.tsx?$/;

function bare(id: string): string {
  return id.split('?')[0] ?? id;
}

/**
 * A file's name says where its code runs. `.server.ts` never reaches a browser: importing it from there stops the
 * build. `.client.ts` never runs on the server: there it is an empty module, so that only a dynamic import can name it
 * (a static import of something in it stops the build).
 */
export function whereCodeRuns(): Plugin {
  return {
    name: 'where-code-runs',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const onServer = this.environment.config.consumer === 'server';
      if (!onServer && serverOnly.test(bare(id))) {
        throw new Error(`${bare(id)} runs on the server only and was about to reach the browser`);
      }
      return onServer && clientOnly.test(bare(id)) ? 'export {};' : undefined;
    },
  };
}
