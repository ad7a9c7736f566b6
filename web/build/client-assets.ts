import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { ClientAssets } from '../src/app/server/assets.server.ts';

/** Stylesheets up to this size (bytes, as built) are inlined into public pages. */
const inlineLimit = 60_000;

export const entryFile = 'src/entry-client.tsx';

/** Files whose styles and scripts the renderer needs: pages, and layouts that are not part of the entry. */
const asked = /^src\/((site|client|admin)\/.*\/page|app\/frames\/[a-z-]+)\.tsx$/;
/** Styles of the signed-in areas stay files: they are many, and their pages are loaded again and again. */
const signedIn = /^src\/(?:(?:client|admin)\/|app\/frames\/(?:client|admin)-)/;

interface Closure {
  readonly scripts: string[];
  readonly css: string[];
}

/** Everything that a file of the manifest needs statically, dependencies first. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Closure {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return { scripts: [], css: [] };
  seen.add(key);
  const needed = (chunk.imports ?? []).map((name) => closureOf(manifest, name, seen));
  return {
    scripts: [...needed.flatMap((part) => part.scripts), `/${chunk.file}`],
    css: [...needed.flatMap((part) => part.css), ...(chunk.css ?? []).map((file) => `/${file}`)],
  };
}

function without(from: readonly string[], taken: readonly string[]): string[] {
  return [...new Set(from)].filter((address) => !taken.includes(address));
}

/**
 * Reads the manifest of the client build into what the renderer needs; `registration` is the script that registers the
 * worker, built by itself.
 */
export function toClientAssets(
  manifest: Manifest,
  publicFolder: string,
  registration?: string,
): ClientAssets {
  const entry = closureOf(manifest, entryFile);
  if (entry.scripts.length === 0) throw new Error(`The client build has no ${entryFile}`);
  const pages = Object.keys(manifest).filter((key) => asked.test(key));
  const closures = pages.map((key) => [key, closureOf(manifest, key)] as const);
  const css = Object.fromEntries(closures.map(([key, closure]) => [key, without(closure.css, entry.css)]));
  const scripts = Object.fromEntries(
    closures.map(([key, closure]) => [key, without(closure.scripts, entry.scripts)]),
  );
  const inlined = new Set([
    ...entry.css,
    ...pages.filter((key) => !signedIn.test(key)).flatMap((key) => css[key] ?? []),
  ]);
  const texts = [...inlined].map(
    (address) => [address, readFileSync(join(publicFolder, address), 'utf8').trim()] as const,
  );
  const cssText = Object.fromEntries(texts.filter(([, text]) => text.length <= inlineLimit));
  const [script, base] = [[...new Set(entry.scripts)], [...new Set(entry.css)]];
  return { entry: script, css, scripts, cssText, base, registration };
}
