import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** What the repository keeps, generated files aside. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|rules|json|md)$/.test(file) && file !== 'package-lock.json');
export const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
export const text = new Map(files.map((file) => [file, readIfThere(file)]));

function readIfThere(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    // Deleted in the work tree and not yet committed.
    return '';
  }
}

/** The modules that a file imports, relative ones as paths from the root. */
export function importsOf(file: string): string[] {
  const found = (text.get(file) ?? '').matchAll(/(?:from|import\()\s*'([^']+)'/g);
  return [...found].map(([, specifier = '']) =>
    specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier,
  );
}

export const within = (folder: string) => sources.filter((file) => file.startsWith(`${folder}/`));
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
