import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';
import { leanFirebase } from './build/lean-firebase.ts';
import { leanRouter } from './build/lean-router.ts';
import { moduleListeners } from './build/module-listeners.ts';
import { pictures } from './build/pictures.ts';
import { whereCodeRuns } from './build/where-code-runs.ts';
import { withoutDocument } from './build/without-document.ts';

/** Short class names, the same in both builds and on every machine. */
function scopedName(name: string, file: string): string {
  const place = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 5)}`;
}

/**
 * How scripts are grouped. The entry is one file; so are the start of most pages, the parts of every form, and the
 * sending code, since small files compress badly and each is a request. All others are split by their importers. A
 * group takes only what it names, or pages would fetch what other pages need.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'core', tags: ['$initial' as const], includeDependenciesRecursively: true },
    { name: 'page-head', test: /\/ui\/site\/(?:breadcrumb|section|hero)\./ },
    { name: 'text', test: /\/src\/ui\/(?:text|tone)\./ },
    {
      name: 'price',
      test: /\/domain\/src\/(?:shared\/(?:share|invariant|format-numbers)|figures\/price-words)\./,
    },
    { name: 'money', test: /\/domain\/src\/shared\/money\./ },
    { name: 'text-field', test: /\/ui\/fields\/(?:field|field-id|text-field)\./ },
    {
      name: 'forms',
      test: /\/(?:ui\/fields\/(?:choice|error-summary|form-layout|text-area)|views\/enquiry\/person-fields)\./,
    },
    {
      name: 'sending',
      test: /\/src\/views\/enquiry\/(?:form-values|send-with-key|trap|use-outcome)\./,
    },
  ],
};

/** The entry names every file, and hashes don't compress: 42 bits tell the builds of one file apart. */
const fileNames = {
  codeSplitting,
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** The two builds of the site; `build.ts` runs both and puts what they make in its place. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    pictures(join(import.meta.dirname, '..', '.cache', 'pictures')),
    fonts(join(import.meta.dirname, '..', '.cache', 'fonts')),
    whereCodeRuns(),
    leanFirebase(),
    leanRouter(),
    moduleListeners(),
  ],
  worker: {
    format: 'es' as const,
    plugins: () => [withoutDocument()],
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:7].js' } },
  },
  define: production,
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: isSsrBuild ? 'node24' : 'es2022',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx', output: fileNames },
  },
}));
