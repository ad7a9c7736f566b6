import type { BinaryEnvironment } from './binaries.ts';
import { inRoot } from './paths.ts';
import { addressesOf, host, type Ports } from './ports.ts';
import { LOAD_SECONDS } from './repeat.ts';
import type { Secrets } from './secrets.ts';

export const project = 'demo-agency';
export const bucket = `${project}.appspot.com`;

type Environment = Record<string, string | undefined>;

/** For processes that run minutes on two cores: compiling for the long run and collecting on all cores cost more than they save. */
const javaOptions = [
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  `'-Djava.util.logging.config.file=${inRoot('emulators', 'src', 'suite', 'java-logging.properties')}'`,
].join(' ');

/** The settings of the functions in an emulator run: what deployment sets in the real project. */
export function functionSettings(ports: Ports, secrets: Secrets): Record<string, string> {
  const addresses = addressesOf(ports);
  return {
    SITE_ORIGIN: addresses.hosting,
    FUNCTIONS_ORIGIN: addresses.functions,
    RESEND_BASE_URL: `${addresses.mailbox}/provider`,
    // Hosting's emulator and the functions emulator add no forwarded entry of their own.
    TRUSTED_PROXY_HOPS: '0',
    ...secrets,
  };
}

/** The emulators' addresses for the Admin SDK: for the seed, the mailbox and the tests. */
export function adminEnvironment(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** The environment of firebase-tools, which the functions inherit. */
export function toolsEnvironment(
  ports: Ports,
  secrets: Secrets,
  binaries: BinaryEnvironment,
  temporary: string,
  inherited: Environment,
): Environment {
  return {
    ...inherited,
    ...functionSettings(ports, secrets),
    ...binaries,
    // The tools keep uploads and the address of their hub under fixed names in the temporary directory: two copies
    // would overwrite each other's, and the first to stop would delete the other's files.
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    JAVA_TOOL_OPTIONS: inherited.JAVA_TOOL_OPTIONS ?? javaOptions,
    // Functions are discovered through a file: faster than through a server of their own.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    FUNCTIONS_DISCOVERY_TIMEOUT: String(LOAD_SECONDS),
    // No look-ups of a metadata server or of newer versions: the run works offline.
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    // Emulators need no credentials, and must not find any.
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
  };
}
