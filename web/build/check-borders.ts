import type { Rolldown } from 'vite';
import { routes } from '../src/routes.ts';

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const firebase = /\/node_modules\/(?:@firebase|firebase|reactfire)\//;

/** Pages that may start Firebase: the signed-in areas, and signing in and registering. */
function mayUseFirebase(page: string): boolean {
  return /^(?:client|admin)\//.test(page);
}

/** Modules in a chunk and in everything it imports statically. */
function modulesOf(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  name: string,
  seen = new Set<string>(),
): string[] {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  // The entry imports everything dynamically, so its own dynamic imports prove nothing.
  const next = chunk.isEntry ? chunk.imports : [...chunk.imports, ...chunk.dynamicImports];
  return [...chunk.moduleIds, ...next.flatMap((other) => modulesOf(chunks, other, seen))];
}

/**
 * Finds what a browser must never get: Firebase on a public page, server code anywhere. A sentence each; empty when
 * all is well.
 */
export function borderBreaches(output: Output): string[] {
  const chunks = new Map(
    output.filter((item) => item.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const breaches: string[] = [];
  for (const chunk of chunks.values()) {
    for (const id of chunk.moduleIds) {
      if (/\.server\.tsx?$/.test(id)) breaches.push(`${id} is in ${chunk.fileName}`);
    }
    const page = /\/src\/((?:site|client|admin)\/.+)\/page\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (!chunk.isEntry && (page === undefined || mayUseFirebase(page))) continue;
    const found = modulesOf(chunks, chunk.fileName).find((id) => firebase.test(id));
    if (found !== undefined) breaches.push(`${found} reaches ${page ?? 'the entry'}`);
  }
  const names = new Set(routes.filter((route) => !mayUseFirebase(route.page)).map((route) => route.page));
  if (names.size === 0) breaches.push('no public page was looked at');
  return breaches;
}
