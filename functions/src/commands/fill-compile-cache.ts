import { mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { compileCache } from '../platform/compile-cache.ts';
import { firestoreLibrary } from '../platform/firestore-library.ts';

// `npm run gcp-build`, which the cloud runs while it builds the functions' image: loads what they load at start, so
// that it is cached in compiled form for the very Node.js that will run it. Starts are slower without it but otherwise
// the same, so a deployment never fails over it.

/** Where `build.ts` writes it: typed as a string, not a literal, so that it is never bundled. */
const renderer: string = './web/entry-server.js';

try {
  mkdirSync(compileCache, { recursive: true });
  enableCompileCache(compileCache);
  firestoreLibrary();
  await Promise.all([
    import('../site/pages.ts'),
    import(new URL(renderer, import.meta.url).href),
    import('../http.ts'),
    import('../call.ts'),
    import('../mail/written.ts'),
    import('firebase-admin/auth'),
    import('firebase-admin/storage'),
  ]);
  flushCompileCache();
} catch (thrown) {
  console.error('The functions will start from uncompiled code.', thrown);
}
