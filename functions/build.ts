import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { deployedPackage } from './deployed-package.ts';
import { fontFiles, fontLicences } from './src/platform/fonts/font-files.ts';

const here = import.meta.dirname;
const lib = join(here, 'lib');
/** Built aside and put in place at the end, so that anything running from `lib` never finds half a build. */
const next = join(here, '..', '.cache', `functions-${process.pid}`);
const renderer = join(here, '..', 'web', 'dist', 'server', 'entry-server.js');

if (!existsSync(renderer)) {
  console.error(`The page renderer is missing: ${renderer}\nBuild web first: node web/build.ts`);
  process.exit(1);
}

const started = performance.now();
// Packages installed beside a deployed function stay external; everything else is bundled, React too.
await build({
  entryPoints: [join(here, 'src', 'index.ts'), join(here, 'src', 'commands', 'fill-compile-cache.ts')],
  entryNames: '[name]',
  outdir: next,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  chunkNames: '[name]-[hash]',
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  external: [
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    '@google-cloud/*',
    'sharp',
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
  },
  logLevel: 'warning',
});

// Fonts are read from files; their licences travel with them.
const packages = createRequire(import.meta.url);
mkdirSync(join(next, 'fonts'));
for (const { file } of fontFiles) cpSync(packages.resolve(file), join(next, 'fonts', basename(file)));
for (const [name, file] of Object.entries(fontLicences)) {
  cpSync(packages.resolve(file), join(next, 'fonts', name));
}

// The renderer is copied as built: `site/renderer.ts` loads it from here, and nothing else of `web` does.
mkdirSync(join(next, 'web'));
cpSync(renderer, join(next, 'web', 'entry-server.js'));

// The folder is uploaded as it is, so it says itself what is to be installed beside it.
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { manifest, lock } = deployedPackage(
  json(join(here, 'package.json')),
  json(join(here, '..', 'package-lock.json')),
);
writeFileSync(join(next, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(next, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);

rmSync(lib, { recursive: true, force: true });
renameSync(next, lib);
console.log(`functions built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
