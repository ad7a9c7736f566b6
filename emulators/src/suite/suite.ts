import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schedules } from '@agency/domain/platform/schedules';
import { setUpAuth } from './auth.ts';
import { findBinaries, realTools } from './binaries.ts';
import { readDeployedConfig, writeEmulatorConfig } from './config.ts';
import { project, toolsEnvironment } from './environment.ts';
import { after, signal, startTools, type ToolsProcess } from './firebase-tools.ts';
import { isAlive } from './paths.ts';
import { addressesOf, host, isFree, type Ports, pickInnerPorts } from './ports.ts';
import { Problem } from './problem.ts';
import {
  loadedFunctions,
  refuseBadFirestoreRules,
  refuseBadStorageRules,
  runningEmulators,
  waitFor,
} from './ready.ts';
import { readSecrets, writeFunctionSecrets } from './secrets.ts';

const STOP_GRACE = 10_000;
const emulators = ['auth', 'functions', 'firestore', 'storage', 'hosting'] as const;
type Emulator = (typeof emulators)[number];
/** Nothing works without these; the schedules are checked too. */
const neededFunctions = [
  'ssr',
  'api',
  'papers',
  'call',
  'callHeavy',
  'onOutboxWritten',
  'onUpload',
  ...Object.keys(schedules),
];

export interface SuiteOptions {
  /** The directory for the run's configuration and logs. */
  directory: string;
  ports: Ports;
  /** A directory that an earlier run exported. */
  importFrom?: string | undefined;
  /** All of them where it is left out. */
  only?: readonly Emulator[];
  report: (line: string) => void;
  onLine?: (line: string) => void;
}

export interface Suite {
  ports: Ports;
  addresses: ReturnType<typeof addressesOf>;
  /** Resolves with the reason when the suite ends unexpectedly. */
  crashed: Promise<string>;
  exportTo: (directory: string) => Promise<void>;
  /** Runs work whose writes fire no triggers: sample data must not send mails about its own past. */
  withoutTriggers: <T>(work: () => Promise<T>) => Promise<T>;
  stop: () => Promise<void>;
}

/**
 * Starts the emulators and resolves when rules and functions are loaded; on any failure stops all of it and throws.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { directory, ports, importFrom, only = emulators, report, onLine } = options;
  const temporary = mkdtempSync(join(tmpdir(), 'agency-'));
  const secrets = readSecrets();
  writeFunctionSecrets(secrets);
  const inner = await pickInnerPorts();
  const binaries = await findBinaries(realTools(report, (emulator) => downloadEmulator(emulator, directory)));
  const config = writeEmulatorConfig(directory, ports, inner);
  const tools = startTools({
    args: [
      'emulators:start',
      ...['--config', config, '--project', project, '--only', only.join(','), '--non-interactive'],
      ...(importFrom ? ['--import', importFrom] : []),
    ],
    directory,
    environment: toolsEnvironment(ports, secrets, binaries, temporary, process.env),
    ...(onLine && { onLine }),
  });
  const hub = `http://${host}:${inner.hub}`;
  const suite = makeSuite(tools, { ports, directory, temporary, hub });
  try {
    await waitUntilLoaded(tools, { hub, suite, only });
    if (only.includes('auth')) await setUpAuth(suite.addresses.auth, importFrom);
    suite.watch((await runningEmulators(hub)).firestore?.pid);
    return suite;
  } catch (error) {
    await suite.stop();
    throw error;
  }
}

/** The tools answer on their ports before they have loaded anything: check for each part. */
async function waitUntilLoaded(
  tools: ToolsProcess,
  { hub, suite, only }: { hub: string; suite: Suite; only: readonly Emulator[] },
): Promise<void> {
  const giveUp = () => whyHopeless(tools);
  await waitFor(
    'The emulator suite',
    async () => {
      const running = await runningEmulators(hub);
      return only.every((emulator) => emulator in running) ? running : undefined;
    },
    giveUp,
  );
  const deployed = readDeployedConfig();
  await waitFor('Firestore', () => fetch(suite.addresses.firestore), giveUp);
  await refuseBadFirestoreRules(suite.addresses.firestore, deployed);
  await refuseBadStorageRules(suite.addresses.storage, deployed, tools.linesLike);
  if (only.includes('functions')) await refuseMissingFunctions(tools, suite.addresses.functions);
}

/**
 * The tools exit successfully when functions do not load, so compare the loaded ones with the expected. They load one
 * by one: one is only missing once the tools report that they are ready.
 */
export async function refuseMissingFunctions(
  tools: Pick<ToolsProcess, 'linesLike' | 'lastLines' | 'hasEnded'>,
  functions: string,
): Promise<void> {
  const loaded = await waitFor(
    'The functions',
    async () => {
      const names = await loadedFunctions(functions);
      const isWhole = neededFunctions.every((name) => names.includes(name));
      return isWhole || tools.linesLike(/All emulators ready/).length > 0 ? names : undefined;
    },
    () => whyHopeless(tools),
  );
  const missing = neededFunctions.filter((name) => !loaded.includes(name));
  if (missing.length === 0) return;
  const reasons = [
    ...new Set(tools.linesLike(/Error|Failed to|functions\/(?:lib|src)|⚠ {2}functions/)),
  ].slice(0, 15);
  throw new Problem(
    [`The functions are not loaded: ${missing.join(', ')} missing. The tools say:`, ...reasons].join('\n'),
  );
}

/** Why waiting is pointless; the tools do not exit with their Java process. */
function whyHopeless(tools: Pick<ToolsProcess, 'linesLike' | 'lastLines' | 'hasEnded'>): string | undefined {
  if (tools.hasEnded()) return tools.lastLines().join('\n');
  const [ended] = tools.linesLike(/has exited (?:upon|with|because)/);
  return ended;
}

interface Run {
  ports: Ports;
  directory: string;
  temporary: string;
  hub: string;
}

function makeSuite(tools: ToolsProcess, run: Run): Suite & { watch: (firestorePid?: number) => void } {
  let stopping: Promise<void> | undefined;
  let firestore: number | undefined;
  let watcher: NodeJS.Timeout | undefined;
  const { promise: crashed, resolve: crash } = Promise.withResolvers<string>();
  void tools.ended.then((how) => {
    if (!stopping) crash([`The emulators ${how}. Their last output:`, ...tools.lastLines()].join('\n'));
  });
  return {
    ports: run.ports,
    addresses: addressesOf(run.ports),
    crashed,
    // firebase-tools only prints a warning when Java is killed, and goes on without a database.
    watch: (pid) => {
      firestore = pid;
      watcher = setInterval(() => {
        if (pid && !stopping && !isAlive(pid)) crash('The Firestore emulator’s Java process has ended.');
      }, 1000);
    },
    exportTo: (directory) => exportData(run.hub, directory),
    withoutTriggers: async (work) => {
      await switchTriggers(run.hub, 'disable');
      try {
        return await work();
      } finally {
        await switchTriggers(run.hub, 'enable');
      }
    },
    stop: () => {
      stopping ??= (async () => {
        clearInterval(watcher);
        await tools.stop(STOP_GRACE);
        // Java runs in a group of its own.
        if (firestore && isAlive(firestore)) signal(firestore, 'SIGKILL');
        await waitUntilFree(run.ports);
        rmSync(run.temporary, { recursive: true, force: true });
      })();
      return stopping;
    },
  };
}

async function switchTriggers(hub: string, how: 'disable' | 'enable'): Promise<void> {
  const answer = await fetch(`${hub}/functions/${how}BackgroundTriggers`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The triggers could not be ${how}d: ${await answer.text()}`);
}

async function exportData(hub: string, directory: string): Promise<void> {
  const answer = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: directory, initiatedBy: 'exit' }),
  });
  if (!answer.ok) throw new Error(`Exporting the data failed: ${await answer.text()}`);
}

async function waitUntilFree(ports: Ports): Promise<void> {
  const { mailbox: _ours, ...theirs } = ports;
  for (let round = 0; round < 50; round += 1) {
    const free = await Promise.all(Object.values(theirs).map(isFree));
    if (free.every(Boolean)) return;
    await after(100);
  }
}

/** `firebase setup:emulators:…`: true when the download is there and its checksum right. */
async function downloadEmulator(emulator: 'firestore' | 'storage', directory: string): Promise<boolean> {
  const tools = startTools({
    args: [`setup:emulators:${emulator}`, '--non-interactive'],
    directory,
    environment: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  return (await tools.ended) === 'ended with code 0';
}
