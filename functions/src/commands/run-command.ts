import { parseArgs } from 'node:util';
import { toAppError } from '@agency/domain/shared/errors';
import type { Deps } from '../platform/deps.ts';
import { commandDeps } from './command-deps.ts';

interface Command {
  /** Printed when the usage is wrong. */
  readonly usage: string;
  /** Optional switches, by name without their dashes. */
  readonly switches?: readonly string[];
  /** Does the work with the one argument and the switches given, and returns a line or two on what it did. */
  readonly work: (deps: Deps, argument: string, on: ReadonlySet<string>) => Promise<string>;
}

interface Arguments {
  readonly argument: string;
  readonly on: ReadonlySet<string>;
  /** A real project; without it, the local emulators. */
  readonly project: string | undefined;
}

function readArguments({ usage, switches = [] }: Command): Arguments {
  const known = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({
      options: { ...known, project: { type: 'string' } },
      allowPositionals: true,
    });
    const [argument] = positionals;
    if (argument === undefined || positionals.length !== 1) throw new Error(usage);
    return { argument, on: new Set(Object.keys(values)), project: values.project };
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

/** Runs a command as `npm run NAME -- ARGUMENT [--project ID]` and reports on the terminal. */
export async function runCommand(command: Command): Promise<void> {
  try {
    const { argument, on, project } = readArguments(command);
    console.log(await command.work(await commandDeps(project), argument, on));
  } catch (thrown) {
    const { code, message, detail, issues } = toAppError(thrown);
    console.error(code === 'internal' ? (detail ?? message) : message);
    for (const { path, message: wrong } of issues) console.error(`  ${path}: ${wrong}`);
    process.exitCode = 1;
  }
}
