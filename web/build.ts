import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { robotsText } from '@agency/domain/site/robots';
import { build, type Manifest, type Rolldown } from 'vite';
import { borderBreaches } from './build/check-borders.ts';
import { toClientAssets } from './build/client-assets.ts';
import { keepPreviousAssets } from './build/previous-assets.ts';
import { buildRegistration, buildServiceWorker } from './build/service-worker.ts';

// Builds the site: `dist/public` is what Hosting serves (with the worker, `sw.js`), `dist/server/entry-server.js` is what the pages function
// imports. `--mode development` builds with React's warnings, for looking at hydration.

const here = import.meta.dirname;
const dist = join(here, 'dist');
const publicFolder = join(dist, 'public');
const serverFile = join(dist, 'server', 'entry-server.js');
const buildIdMark = '__BUILD_ID_OF_THIS_BUNDLE__';
const builtAtMark = '__TIME_OF_THIS_BUNDLE__';
const development = process.argv.includes('development');

function outputOf(
  result: Awaited<ReturnType<typeof build>>,
): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if (Array.isArray(result)) return result.flatMap((part) => part.output);
  if ('output' in result) return result.output;
  throw new Error('The build watches instead of building');
}

function sha256(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

const define = { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') };
const common = {
  root: here,
  configFile: join(here, 'vite.config.ts'),
  logLevel: 'warn',
  mode: development ? 'development' : 'production',
} as const;

async function buildClient(): Promise<Manifest> {
  const output = outputOf(await build({ ...common, define, build: { outDir: publicFolder } }));
  const breaches = borderBreaches(output);
  if (breaches.length > 0) throw new Error(`The client build breaks its borders:\n${breaches.join('\n')}`);
  const manifestFile = join(publicFolder, 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  // Otherwise Hosting would serve it.
  rmSync(manifestFile);
  return manifest;
}

async function buildServer(manifest: Manifest, registration: string | undefined): Promise<string> {
  const assets = toClientAssets(manifest, publicFolder, registration);
  writeFileSync(join(dist, 'assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
  const result = await build({
    ...common,
    define: {
      ...define,
      __CLIENT_ASSETS__: JSON.stringify(assets),
      __BUILD_ID__: JSON.stringify(buildIdMark),
      __BUILT_AT__: JSON.stringify(builtAtMark),
    },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: join(dist, 'server'),
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'entry-server.js' } },
    },
  });
  const foreign = outputOf(result).flatMap((item) =>
    item.type === 'chunk'
      ? item.moduleIds.filter((id) => /node_modules\/(?:@firebase|reactfire)\//.test(id))
      : [],
  );
  if (foreign.length > 0) throw new Error(`Firebase's browser SDK is in the server bundle: ${foreign[0]}`);
  return readFileSync(serverFile, 'utf8');
}

/**
 * The id is a hash of the output, so that the same sources give the same id. `/builds/<id>.json` is not a file:
 * Hosting's header rules apply to missing files too, so the pages function, which knows its build, answers it (and may
 * cache it).
 */
function stampBuild(serverCode: string, manifest: Manifest): string {
  const id = sha256(serverCode, JSON.stringify(manifest)).slice(0, 16);
  const timestamp = new Date().toISOString();
  writeFileSync(serverFile, serverCode.replaceAll(buildIdMark, id).replaceAll(builtAtMark, timestamp));
  const builds = join(publicFolder, 'builds');
  mkdirSync(builds, { recursive: true });
  writeFileSync(join(builds, 'latest.json'), `${JSON.stringify({ id, timestamp })}\n`);
  return id;
}

const started = performance.now();
const restorePreviousAssets = keepPreviousAssets(dist);
const manifest = await buildClient();
const registration = development ? undefined : await buildRegistration({ root: here, outDir: publicFolder });
restorePreviousAssets();
writeFileSync(join(publicFolder, 'robots.txt'), robotsText(process.env.SITE_ORIGIN));
const id = stampBuild(await buildServer(manifest, registration), manifest);
await buildServiceWorker({ root: here, outDir: publicFolder, buildId: id });
console.log(`web built: ${id} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
