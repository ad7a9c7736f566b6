import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildFirestoreLauncher, buildStorageRulesRuntime } from '../../storage-rules-runtime/build.ts';
import { inCache } from './paths.ts';
import { Problem } from './problem.ts';

type Environment = Record<string, string | undefined>;
type Report = (line: string) => void;

/** Which jars firebase-tools should start; without an entry it uses its own. */
export interface BinaryEnvironment {
  FIRESTORE_EMULATOR_BINARY_PATH?: string;
  STORAGE_EMULATOR_BINARY_PATH?: string;
}

const JAR_IN_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** Where installers put the Google Cloud SDK. */
const usualSdkPlaces = (home: string): string[] => [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/google-cloud-cli',
  '/snap/google-cloud-sdk/current',
  '/snap/google-cloud-cli/current',
  '/usr/local/google-cloud-sdk',
  join(home, 'google-cloud-sdk'),
  '/usr/local/share/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/Caskroom/google-cloud-sdk/latest/google-cloud-sdk',
  '/opt/homebrew/Caskroom/google-cloud-sdk/latest/google-cloud-sdk',
  '/opt/homebrew/Caskroom/gcloud-cli/latest/google-cloud-sdk',
];

/** The Firestore emulators to look for, in order of trust. */
export function firestoreJarCandidates(environment: Environment, home: string): string[] {
  const { FIRESTORE_EMULATOR_BINARY_PATH: named, CLOUDSDK_ROOT_DIR: sdk } = environment;
  return [named, ...[sdk, ...usualSdkPlaces(home)].map((place) => place && join(place, JAR_IN_SDK))].filter(
    (path): path is string => Boolean(path),
  );
}

const downloadsSchema = v.object({
  firestore: v.object({
    expectedSize: v.number(),
    remoteUrl: v.string(),
    downloadPathRelativeToCacheDir: v.string(),
  }),
  storage: v.object({
    expectedSize: v.number(),
    remoteUrl: v.string(),
    downloadPathRelativeToCacheDir: v.string(),
  }),
});
type Downloads = v.InferOutput<typeof downloadsSchema>;

/** What firebase-tools of this version would download, by its own list. */
function readDownloads(): Downloads {
  const require = createRequire(import.meta.url);
  return v.parse(downloadsSchema, require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'));
}

function isDownloaded(entry: Downloads['firestore'], environment: Environment, home: string): boolean {
  const file = join(cacheOfTools(environment, home), entry.downloadPathRelativeToCacheDir);
  return existsSync(file) && statSync(file).size === entry.expectedSize;
}

/** Any Firestore emulator on this machine, whichever a run would use: its rules engine is the same. */
export function anyFirestoreJar(
  environment: Environment = process.env,
  home = homedir(),
): string | undefined {
  const { firestore } = readDownloads();
  const downloaded = join(cacheOfTools(environment, home), firestore.downloadPathRelativeToCacheDir);
  return [...firestoreJarCandidates(environment, home), downloaded].find(existsSync);
}

const cacheOfTools = (environment: Environment, home: string): string =>
  environment.FIREBASE_EMULATORS_PATH ?? join(home, '.cache', 'firebase', 'emulators');

export interface BinaryTools {
  environment: Environment;
  home: string;
  downloads: Downloads;
  exists: (path: string) => boolean;
  /** Whether the download's host answers soon. Never hangs: a machine without internet must start quickly. */
  isReachable: (url: string) => Promise<boolean>;
  /** Has firebase-tools download one emulator into its cache; false when that fails. */
  download: (emulator: 'firestore' | 'storage') => Promise<boolean>;
  cache: string;
  report: Report;
}

export const realTools = (
  report: Report,
  download: BinaryTools['download'],
  environment: Environment = process.env,
): BinaryTools => ({
  environment,
  home: homedir(),
  downloads: readDownloads(),
  exists: existsSync,
  isReachable,
  download,
  cache: inCache('emulators'),
  report,
});

async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Finds or builds the jars of the Firestore and Storage emulators, or reports everything missing in one error. */
export async function findBinaries(tools: BinaryTools): Promise<BinaryEnvironment> {
  const firestore = await findFirestore(tools);
  const launcher = firestore && (await buildFirestoreLauncher(firestore, tools.cache));
  const storage = await findStorage(tools, firestore);
  return {
    ...(launcher && { FIRESTORE_EMULATOR_BINARY_PATH: launcher }),
    ...(storage && { STORAGE_EMULATOR_BINARY_PATH: storage }),
  };
}

/** The path of a local jar, or undefined when firebase-tools has its own. */
async function findFirestore(tools: BinaryTools): Promise<string | undefined> {
  const { environment, home, downloads, exists, report } = tools;
  const named = environment.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named) {
    if (exists(named)) return named;
    throw new Problem(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which doesn’t exist. Correct it, or unset it.`,
    );
  }
  if (isDownloaded(downloads.firestore, environment, home)) return undefined;
  const candidates = firestoreJarCandidates(environment, home);
  const found = candidates.find(exists);
  if (found) return found;
  if (await tools.isReachable(downloads.firestore.remoteUrl)) {
    report('Downloading the Firestore emulator (about 60 MB, once).');
    if (await tools.download('firestore')) return undefined;
  }
  throw new Problem(
    [
      'The Firestore emulator is missing. It hasn’t been downloaded, can’t be downloaded now, and isn’t in a Google Cloud SDK.',
      'Connect to the internet once, or install the SDK’s emulator (gcloud components install cloud-firestore-emulator;',
      'Debian and Ubuntu: apt-get install google-cloud-cli-firestore-emulator), or name its jar in FIRESTORE_EMULATOR_BINARY_PATH.',
      'Looked at:',
      ...candidates.map((candidate) => `  ${candidate}`),
    ].join('\n'),
  );
}

/** The jar that checks Storage rules, or undefined when firebase-tools has its own. */
async function findStorage(
  tools: BinaryTools,
  firestoreJar: string | undefined,
): Promise<string | undefined> {
  const { environment, home, downloads, exists, report } = tools;
  const named = environment.STORAGE_EMULATOR_BINARY_PATH;
  if (named) {
    if (exists(named)) return named;
    throw new Problem(
      `STORAGE_EMULATOR_BINARY_PATH names ${named}, which doesn’t exist. Correct it, or unset it.`,
    );
  }
  if (isDownloaded(downloads.storage, environment, home)) return undefined;
  if (firestoreJar) return buildStorageRulesRuntime(firestoreJar, tools.cache);
  if (await tools.isReachable(downloads.storage.remoteUrl)) {
    report('Downloading the Storage rules runtime (about 50 MB, once).');
    if (await tools.download('storage')) return undefined;
  }
  // Firestore is firebase-tools' own download then, and that jar has the rules engine too.
  return buildStorageRulesRuntime(
    join(cacheOfTools(environment, home), downloads.firestore.downloadPathRelativeToCacheDir),
    tools.cache,
  );
}
