import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const sourceDirectory = dirname(fileURLToPath(import.meta.url));
const launcherDirectory = join(sourceDirectory, '..', 'firestore-launcher');
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * A jar that starts the Firestore emulator of the Google Cloud SDK with `java -jar`: the SDK's own names no main
 * class. Harmless for a jar that does. Its listeners are mended: docs/decisions/033-mended-listeners.md.
 */
export function buildFirestoreLauncher(firestoreJar: string, cache: string): Promise<string> {
  const sources = javaSourcesIn(launcherDirectory);
  return buildOnce('firestore-launcher', cache, inputsOf(firestoreJar, sources), async (workspace) => {
    const isMended = await mendListeners(firestoreJar, join(workspace, 'classes')).then(
      () => true,
      // Another build of the emulator, or a Java without the tool, which runs as it is.
      () => false,
    );
    const contents = isMended ? ['-C', join(workspace, 'classes'), '.'] : [];
    return makeJar(workspace, FIRESTORE_MAIN, firestoreJar, contents);
  });
}

/** @throws Error where the emulator's classes are not those that we know, or this Java has no tool to change them. */
async function mendListeners(firestoreJar: string, directory: string): Promise<void> {
  await compile(firestoreJar, directory, [join(launcherDirectory, 'ChangesInOrder.java')]);
  const tool = ['--add-exports', 'java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED'];
  await run('java', [...tool, join(launcherDirectory, 'MendListeners.java'), firestoreJar, directory]);
}

/** The program of this directory, with the rules engine of the given Firestore emulator. */
export function buildStorageRulesRuntime(firestoreJar: string, cache: string): Promise<string> {
  const sources = javaSourcesIn(sourceDirectory);
  return buildOnce('storage-rules-runtime', cache, inputsOf(firestoreJar, sources), async (workspace) => {
    const classes = join(workspace, 'classes');
    await compile(firestoreJar, classes, sources);
    return makeJar(workspace, 'StorageRulesRuntime', firestoreJar, ['-C', classes, '.']);
  });
}

function javaSourcesIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.java'))
    .sort()
    .map((name) => join(directory, name));
}

const inputsOf = (firestoreJar: string, sources: readonly string[]): string[] => [
  stamp(firestoreJar),
  ...sources.map((source) => readFileSync(source, 'utf8')),
];

async function compile(firestoreJar: string, classes: string, sources: readonly string[]): Promise<void> {
  const flags = ['--release', '17', '-encoding', 'UTF-8', '-proc:none', '-nowarn'];
  await run('javac', [...flags, '-cp', firestoreJar, '-d', classes, ...sources]);
}

/** The file name carries a hash of the inputs, so that an old one is never taken for current. */
async function buildOnce(
  name: string,
  cache: string,
  inputs: string[],
  build: (workspace: string) => Promise<string>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
  const target = join(cache, `${name}-${hash}.jar`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  // Built aside and renamed, so that another run never starts half a jar.
  const workspace = mkdtempSync(join(cache, 'build-'));
  try {
    renameSync(await build(workspace), target);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
  return target;
}

async function makeJar(
  workspace: string,
  mainClass: string,
  classPath: string,
  contents: string[],
): Promise<string> {
  const jar = join(workspace, 'made.jar');
  const manifest = join(workspace, 'manifest.txt');
  writeFileSync(
    manifest,
    manifestLine('Main-Class', mainClass) + manifestLine('Class-Path', pathToFileURL(classPath).href),
  );
  await run('jar', ['--create', '--file', jar, '--manifest', manifest, ...contents]);
  return jar;
}

/** A manifest's lines hold 72 bytes; longer ones continue on lines that begin with a space. */
export function manifestLine(name: string, value: string): string {
  const pieces = `${name}: ${value}`.match(/.{1,70}/g) ?? [];
  return `${pieces.join('\n ')}\n`;
}

function stamp(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file}:${size}:${mtimeMs}`;
}
