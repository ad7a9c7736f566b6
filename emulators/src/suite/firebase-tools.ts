import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inRoot } from './paths.ts';

const cli = inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const preloads = ['./end-with-parent.mjs', './mend-addresses.mjs', './without-debug-log.mjs'].flatMap(
  (file) => ['--import', fileURLToPath(new URL(file, import.meta.url))],
);

export interface ToolsProcess {
  pid: number;
  /** Resolves when it has ended, with a text that says how. */
  ended: Promise<string>;
  hasEnded: () => boolean;
  /** The last lines that it printed. */
  lastLines: () => string[];
  /** The lines of this kind that it has printed so far. */
  linesLike: (pattern: RegExp) => string[];
  /** Asks it to exit, and kills it after the grace time, with its process group. */
  stop: (graceMilliseconds: number) => Promise<void>;
}

export interface ToolsOptions {
  args: string[];
  directory: string;
  environment: Record<string, string | undefined>;
  onLine?: (line: string) => void;
}

/** Runs the firebase command line in the pinned Node.js, its output going to `firebase.log` in the run's directory. */
export function startTools({ args, directory, environment, onLine }: ToolsOptions): ToolsProcess {
  const child = spawn(process.execPath, [...preloads, cli, ...args], {
    cwd: directory,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl-C only reaches us, and we stop things in order.
    detached: true,
  });
  const log = createWriteStream(join(directory, 'firebase.log'), { flags: 'a' });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (coloured) => {
      const line = withoutColour(coloured).trimEnd();
      log.write(`${line}\n`);
      lines.push(line);
      if (lines.length > 2000) lines.splice(0, 1000);
      onLine?.(line);
    });
  }
  let over = false;
  const ended = whenEnded(child).then((how) => {
    over = true;
    log.end();
    return how;
  });
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => over,
    lastLines: () => lines.slice(-25),
    linesLike: (pattern) => lines.filter((line) => pattern.test(line)),
    stop: (grace) => stopGroup(child, ended, grace),
  };
}

function whenEnded(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`did not start: ${error.message}`));
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
}

async function stopGroup(child: ChildProcess, ended: Promise<string>, grace: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  signal(pid, 'SIGINT');
  // In any case: a worker it left behind is still in its group.
  const patience = setTimeout(() => signal(-pid, 'SIGKILL'), grace);
  await ended;
  clearTimeout(patience);
  signal(-pid, 'SIGKILL');
}

/** Signals a process (or with a negative number its group) that may already be gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone, as intended.
  }
}

export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what colour codes begin with
const withoutColour = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');
