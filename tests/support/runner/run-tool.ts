import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { inRoot } from '@agency/emulators/suite/paths';

export interface ToolResult {
  ok: boolean;
  output: string;
}

export interface ToolOptions {
  /** Below `node_modules`: the file that the tool's command runs. */
  script: string;
  args: readonly string[];
  environment?: Record<string, string | undefined>;
  /** Keeps the output here as well. */
  log?: string;
}

/** Running tools, so that an interrupted run leaves none behind. */
const running = new Set<() => void>();

export function stopTools(): void {
  for (const stop of running) stop();
}

/** Runs a tool of this clone in the pinned Node.js and resolves when it has ended, however it ended. */
export function runTool({ script, args, environment = {}, log }: ToolOptions): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [inRoot('node_modules', script), ...args], {
      cwd: inRoot(),
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill('SIGTERM');
    running.add(stop);
    const chunks: string[] = [];
    const file = log ? createWriteStream(log) : undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        chunks.push(text);
        file?.write(text);
      });
    }
    const finish = (ok: boolean) => {
      running.delete(stop);
      file?.end();
      resolve({ ok, output: chunks.join('') });
    };
    child.once('error', (error) => {
      chunks.push(error.message);
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}
