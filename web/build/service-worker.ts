import { join } from 'node:path';
import { build } from 'vite';
import { fonts } from './fonts.ts';

interface WorkerBuild {
  /** The folder of the workspace. */
  readonly root: string;
  /** Where `sw.js` goes. */
  readonly outDir: string;
  /** A new one makes browsers fetch the offline page again. */
  readonly buildId: string;
}

/** Builds the worker: one classic script that imports nothing, at an address that never changes. */
export async function buildServiceWorker({ root, outDir, buildId }: WorkerBuild): Promise<void> {
  await build({
    root,
    configFile: false,
    plugins: [fonts(join(root, '..', '.cache', 'fonts'))],
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      __BUILD_ID__: JSON.stringify(buildId),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, 'src/visit/service-worker/sw.ts'),
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
      },
    },
  });
}
