import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { fonts } from './fonts.ts';

interface PartBuild {
  /** The folder of the workspace. */
  readonly root: string;
  /** The folder that Hosting serves. */
  readonly outDir: string;
}

interface WorkerBuild extends PartBuild {
  /** A new one makes browsers fetch the offline page again. */
  readonly buildId: string;
}

/** Each Workbox package leaves a mark of its version in the worker for a browser extension: bytes that nobody reads. */
const withoutVersionMarks: Plugin = {
  name: 'without-version-marks',
  load: (id) => (/\/workbox-[\w-]+\/_version\.m?js$/.test(id) ? 'export {};' : null),
};

/** One script of a build of its own, added to what is there already. */
function buildPart({ root, outDir }: PartBuild, entry: string, output: Rolldown.OutputOptions, define = {}) {
  return build({
    root,
    configFile: false,
    plugins: [fonts(join(root, '..', '.cache', 'fonts')), withoutVersionMarks],
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production'), ...define },
    // For current browsers, at half the size: the other build supports those without classes.
    resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'src/visit/service-worker', entry), output },
    },
  });
}

/** Builds the worker: one classic script that imports nothing, at an address that never changes. */
export async function buildServiceWorker({ buildId, ...part }: WorkerBuild): Promise<void> {
  const output = { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' } as const;
  await buildPart(part, 'sw.ts', output, { __BUILD_ID__: JSON.stringify(buildId) });
}

/** Builds what registers the worker: a module that imports nothing. Returns its address. */
export async function buildRegistration(part: PartBuild): Promise<string> {
  const result = await buildPart(part, 'register.client.ts', {
    codeSplitting: false,
    entryFileNames: 'assets/register-worker-[hash].js',
  });
  const [file, ...others] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (!file || others.length > 0) throw new Error('The registration of the worker is not one file');
  return `/${file.fileName}`;
}
