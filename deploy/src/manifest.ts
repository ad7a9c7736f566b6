import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '@agency/emulators/suite/paths';
import * as v from 'valibot';

const endpoint = v.looseObject({
  region: v.array(v.string()),
  availableMemoryMb: v.optional(v.nullable(v.number())),
  timeoutSeconds: v.optional(v.nullable(v.number())),
  secretEnvironmentVariables: v.optional(v.array(v.object({ key: v.string() })), []),
  serviceAccountEmail: v.optional(v.nullable(v.string())),
});
const manifestSchema = v.object({ endpoints: v.record(v.string(), endpoint) });

const kinds = {
  httpsTrigger: 'HTTP',
  callableTrigger: 'callable',
  scheduleTrigger: 'schedule',
  eventTrigger: 'trigger',
} as const;

/** A function as firebase-tools discovers it. */
export interface DeployedFunction {
  readonly name: string;
  readonly kind: (typeof kinds)[keyof typeof kinds];
  readonly region: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly secrets: readonly string[];
  /** Null where the project's default account runs it. */
  readonly serviceAccount: string | null;
}

/** Google's default for functions that name none. */
const defaults = { memoryMb: 256, timeoutSeconds: 60 };

const cli = inRoot('node_modules', 'firebase-functions', 'lib', 'bin', 'firebase-functions.js');

/**
 * Discovers the built functions in an environment as bare as that of firebase-tools.
 * @throws with what Node.js says, when they do not load.
 */
export async function readManifest(project: string): Promise<readonly DeployedFunction[]> {
  const directory = mkdtempSync(join(tmpdir(), 'manifest-'));
  const file = join(directory, 'functions.json');
  const { PATH, HOME } = process.env;
  try {
    await promisify(execFile)(process.execPath, [cli, '.'], {
      cwd: inRoot('functions', 'lib'),
      env: {
        PATH,
        HOME,
        GCLOUD_PROJECT: project,
        FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
        FUNCTIONS_CONTROL_API: 'true',
        FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
      },
    });
    return functionsIn(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

export function functionsIn(manifest: unknown): readonly DeployedFunction[] {
  const { endpoints } = v.parse(manifestSchema, manifest);
  return Object.entries(endpoints).map(([name, one]) => ({
    name,
    kind: kindOf(name, one),
    region: one.region.join(', '),
    memoryMb: one.availableMemoryMb ?? defaults.memoryMb,
    timeoutSeconds: one.timeoutSeconds ?? defaults.timeoutSeconds,
    secrets: one.secretEnvironmentVariables.map(({ key }) => key),
    serviceAccount: one.serviceAccountEmail ?? null,
  }));
}

function kindOf(name: string, one: object): DeployedFunction['kind'] {
  const found = Object.entries(kinds).find(([trigger]) => trigger in one);
  if (!found) throw new Error(`The function ${name} has no trigger that is known here`);
  return found[1];
}
