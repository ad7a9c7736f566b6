import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from './firebase-tools.ts';
import { inCache, inRoot, isAlive } from './paths.ts';
import { Problem } from './problem.ts';

const sources = ['domain', 'functions', 'web'];
const files = ['package-lock.json', 'tsconfig.base.json'];
const made = new Set(['node_modules', 'dist', 'lib', '.cache']);
const outputs = ['web/dist/public', 'web/dist/server/entry-server.js', 'functions/lib/index.js'];
/** What was built last, as a hash of its sources. */
const stamp = inCache('build-stamp');
const steps = { web: 'web/build.ts', functions: 'functions/build.ts' } as const;

/** Builds the site and the functions, unless what they are made from has not changed since the last time. */
export async function buildIfChanged(report: (line: string) => void): Promise<void> {
  const release = await takeTurn();
  try {
    const hash = hashOfSources();
    const isCurrent =
      existsSync(stamp) &&
      readFileSync(stamp, 'utf8') === hash &&
      outputs.every((output) => existsSync(inRoot(output)));
    if (isCurrent) return;
    report('Building the site and the functions.');
    await buildBoth(hash);
  } finally {
    release();
  }
}

/** Builds them unconditionally: for deployment, whose own settings go into the build. */
export async function buildAnew(): Promise<void> {
  const release = await takeTurn();
  try {
    await buildBoth(hashOfSources());
  } finally {
    release();
  }
}

async function buildBoth(hash: string): Promise<void> {
  rmSync(stamp, { force: true });
  await build('web');
  await build('functions');
  const missing = outputs.filter((output) => !existsSync(inRoot(output)));
  if (missing.length > 0) throw new Problem(`The build left out ${missing.join(', ')}.`);
  writeFileSync(stamp, hash);
}

/** Runs one part of the build; its output is shown only when it fails. */
export function build(part: keyof typeof steps): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot(steps[part])], {
      cwd: inRoot(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Problem(`${steps[part]} failed:\n${output.join('')}`));
    });
  });
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of [...files, ...sources.flatMap(listSources)]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inRoot(path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listSources(directory: string): string[] {
  return readdirSync(inRoot(directory), { withFileTypes: true })
    .filter((entry) => !made.has(entry.name) && !entry.name.startsWith('.') && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? listSources(path) : [path];
    });
}

/** One build at a time in a clone: two runs that start together must not write into each other's output. */
async function takeTurn(): Promise<() => void> {
  const lock = inCache('build-lock');
  mkdirSync(inCache(), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch {
      const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
      const isNew = existsSync(lock) && Date.now() - statSync(lock).mtimeMs < 1000;
      if (!isAlive(owner) && !isNew) rmSync(lock, { force: true });
      await after(100);
    }
  }
}
