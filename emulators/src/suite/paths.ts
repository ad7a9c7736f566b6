import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone: everything is found from here, wherever the command was given. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

export const inRoot = (...parts: string[]): string => join(root, ...parts);

/** Made by us and safe to delete: jars, build stamp, secrets, logs. Not in git. */
export const inCache = (...parts: string[]): string => join(root, '.cache', ...parts);

/** What one person has entered in `npm start`: exported on exit, imported at the next start. Not in git. */
export const inData = (...parts: string[]): string => join(root, 'emulators', 'data', ...parts);

/**
 * A directory for the files of one run (configuration, logs), named after our process. Those of runs that have ended
 * are removed, except the newest five, whose logs somebody may still want to read.
 */
export function makeRunDirectory(name: string): string {
  const runs = inCache('runs');
  mkdirSync(runs, { recursive: true });
  const ended = readdirSync(runs)
    .filter((entry) => !isAlive(Number(entry.split('-').at(-1))))
    .sort((a, b) => (startOf(a) < startOf(b) ? 1 : -1));
  for (const old of ended.slice(5)) rmSync(join(runs, old), { recursive: true, force: true });
  const directory = join(runs, `${new Date().toISOString().replace(/[:.]/g, '')}-${name}-${process.pid}`);
  mkdirSync(directory, { recursive: true });
  return directory;
}

const startOf = (run: string): string => run.split('-').slice(0, 3).join('-');

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
