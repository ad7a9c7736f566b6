// The entry point of every command. Plain JavaScript, because it runs on whatever Node.js the machine has, before
// anything is installed: it checks prerequisites, installs what is missing, and hands over to the pinned Node.js.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const LOWEST_NODE = 20;
export const LOWEST_JAVA = 17;

/**
 * What each command runs, and whether it needs Java (the Firestore and Storage emulators do).
 * @type {Record<string, { file: string, java: boolean }>}
 */
export const commands = {
  start: { file: 'emulators/src/commands/start.ts', java: true },
  dev: { file: 'emulators/src/commands/dev.ts', java: true },
  test: { file: 'tests/run.ts', java: true },
  bench: { file: 'tests/bench.ts', java: true },
  'admin-grant': { file: 'functions/src/commands/admin-grant.ts', java: false },
  migrate: { file: 'functions/src/commands/migrate.ts', java: false },
  'rebuild-metrics': { file: 'functions/src/commands/rebuild-metrics.ts', java: false },
  'settings-get': { file: 'functions/src/commands/settings-get.ts', java: false },
  'settings-put': { file: 'functions/src/commands/settings-put.ts', java: false },
  deploy: { file: 'deploy/src/commands/deploy.ts', java: true },
  'check-deployed': { file: 'deploy/src/commands/check-deployed.ts', java: false },
  'cloud-setup': { file: 'deploy/src/commands/cloud-setup.ts', java: false },
};

/** What is wrong and how to fix it: printed as it is, without a stack. */
export class SetupError extends Error {}

/** @param {string} version of Node.js, without the v */
export function checkNode(version) {
  if (Number.parseInt(version, 10) < LOWEST_NODE) {
    throw new SetupError(
      `This needs Node.js ${LOWEST_NODE} or newer, and this is ${version}.\n` +
        'Install a current one from https://nodejs.org, then run the command again.',
    );
  }
}

/**
 * @param {string} output of `java -version` or `javac -version`
 * @returns {number | undefined} the major version (8 for the old "1.8")
 */
export function javaMajor(output) {
  const found = /(?:version "|^javac |^jar )(\d+)(?:\.(\d+))?/m.exec(output);
  if (!found) return undefined;
  return Number(found[1] === '1' ? found[2] : found[1]);
}

/**
 * The JDK commands that are missing or too old. `ask` returns a command's version output.
 * @param {(command: string, args: string[]) => string | undefined} ask
 */
export function checkJava(ask) {
  const problems = [];
  for (const [command, flag] of /** @type {const} */ ([
    ['java', '-version'],
    ['javac', '-version'],
    ['jar', '--version'],
  ])) {
    const major = javaMajor(ask(command, [flag]) ?? '');
    if (major === undefined) problems.push(`${command} is missing`);
    else if (major < LOWEST_JAVA) problems.push(`${command} is version ${major}`);
  }
  if (problems.length === 0) return;
  throw new SetupError(
    `The emulators need a JDK ${LOWEST_JAVA} or newer (a JDK, not only a JRE): ${problems.join(', ')}.\n` +
      'Install one (Debian and Ubuntu: apt-get install openjdk-17-jdk-headless; macOS: brew install openjdk@17;\n' +
      'others: https://adoptium.net) and see that it is on the PATH, or that JAVA_HOME names it.',
  );
}

/**
 * Does npm's record of its last install agree with the lock file? Optional packages may be missing (they belong to
 * other systems), and links are our own workspaces.
 * @param {{ packages?: Record<string, any> }} wanted package-lock.json
 * @param {{ packages?: Record<string, any> }} installed node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  const have = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    if (!have[path]) return Boolean(entry.optional || entry.peer);
    return entry.link ? true : have[path].version === entry.version;
  });
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return {};
  }
}

function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', 'node', 'bin', name);
}

function installPackages() {
  const upToDate =
    existsSync(pinnedNode()) &&
    isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'));
  if (upToDate) return;
  console.log('Installing packages (npm ci). This takes a minute or two the first time.');
  // Under `npm run`, npm says where it is; that works on every system without a shell.
  const npm = process.env.npm_execpath;
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...flags], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    throw new SetupError(
      `npm ci failed${done.error ? ` (${done.error.message})` : ''}: the packages are not installed.\n` +
        'See what npm says above. It needs to reach the package registry that npm is set up for.',
    );
  }
  if (!existsSync(pinnedNode())) {
    throw new SetupError(
      'npm ci ran, but the pinned Node.js is not there: install scripts are switched off.\n' +
        'Run `npm config set ignore-scripts false`, remove node_modules, and try again.',
    );
  }
}

/** The environment with the pinned tools first, and JAVA_HOME's Java before any other. */
function environment() {
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin') : undefined;
  const first = [join(root, 'node_modules', '.bin'), java && existsSync(java) ? java : undefined];
  const path = [...first.filter(Boolean), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path };
}

/**
 * Runs the command's file in the pinned Node.js: same terminal, arguments and exit code.
 * @param {string} file
 * @param {string[]} args
 */
function handOver(file, args) {
  if (!existsSync(join(root, file))) throw new SetupError(`This copy has no ${file}.`);
  const child = spawn(pinnedNode(), [join(root, file), ...args], { stdio: 'inherit', env: environment() });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    console.error(`The pinned Node.js does not start: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
}

/** @param {string[]} args */
function main([name = '', ...args]) {
  const command = commands[name];
  if (!command) {
    throw new SetupError(`Unknown command ‘${name}’. There are: ${Object.keys(commands).join(', ')}.`);
  }
  checkNode(process.versions.node);
  if (command.java) {
    checkJava((tool, flags) => {
      const answer = spawnSync(tool, flags, { encoding: 'utf8', env: environment() });
      return answer.error ? undefined : answer.stdout + answer.stderr;
    });
  }
  installPackages();
  handOver(command.file, args);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
