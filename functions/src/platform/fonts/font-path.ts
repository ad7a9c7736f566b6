import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const packages = createRequire(import.meta.url);

/** Where a font's file is: beside the bundle in a deployed function, in its package when sources run as they are. */
export function fontPath(packageFile: string): string {
  const name = packageFile.slice(packageFile.lastIndexOf('/') + 1);
  const bundled = join(import.meta.dirname, 'fonts', name);
  return existsSync(bundled) ? bundled : packages.resolve(packageFile);
}
