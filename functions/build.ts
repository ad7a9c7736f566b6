import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const lib = join(here, 'lib');
/** Built aside and put in place at the end, so that whoever runs from `lib` never finds half of it. */
const next = join(here, '..', '.cache', `functions-${process.pid}`);
const renderer = join(here, '..', 'web', 'dist', 'server', 'entry-server.js');

if (!existsSync(renderer)) {
  console.error(`The page renderer is missing: ${renderer}\nBuild web first: node web/build.ts`);
  process.exit(1);
}

const started = performance.now();
// What is installed beside a deployed function stays outside; everything else is bundled, React too.
await build({
  entryPoints: [join(here, 'src', 'index.ts')],
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
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
  },
  logLevel: 'warning',
});

// The renderer comes as it was built: `site/renderer.ts` loads it from here, and nothing else of `web` does.
mkdirSync(join(next, 'web'));
cpSync(renderer, join(next, 'web', 'entry-server.js'));
rmSync(lib, { recursive: true, force: true });
renameSync(next, lib);
console.log(`functions built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
