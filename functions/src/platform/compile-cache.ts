import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Compiled code of a deployed function, made when its image is built (`commands/fill-compile-cache.ts`). */
export const compileCache = join(import.meta.dirname, '.compile-cache');

/**
 * Makes a cold start read what was compiled before. Where nothing was compiled, as in the emulators, nothing changes.
 */
export function enableCompiled(): void {
  if (existsSync(compileCache)) enableCompileCache(compileCache);
}
