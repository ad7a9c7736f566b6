import { toAppError } from '@agency/domain/shared/errors';
import type { Deps } from '../platform/deps.ts';
import { commandDeps } from './command-deps.ts';

interface Command {
  /** Printed to who calls it otherwise. */
  readonly usage: string;
  /** Does the work with the one argument, and says in a line or two what it did. */
  readonly work: (deps: Deps, argument: string) => Promise<string>;
}

interface Arguments {
  readonly argument: string;
  /** A real project; without it the local emulators are meant. */
  readonly project: string | undefined;
}

function readArguments(given: readonly string[], usage: string): Arguments {
  const at = given.indexOf('--project');
  const project = at === -1 ? undefined : given[at + 1];
  const rest = at === -1 ? given : given.toSpliced(at, 2);
  const [argument] = rest;
  if (argument === undefined || rest.length !== 1 || (at !== -1 && project === undefined))
    throw new Error(usage);
  return { argument, project };
}

/** Runs a command as `npm run NAME -- ARGUMENT [--project ID]`, and tells at the terminal how it went. */
export async function runCommand({ usage, work }: Command): Promise<void> {
  try {
    const { argument, project } = readArguments(process.argv.slice(2), usage);
    console.log(await work(await commandDeps(project), argument));
  } catch (thrown) {
    const { code, message, detail, issues } = toAppError(thrown);
    console.error(code === 'internal' ? (detail ?? message) : message);
    for (const { path, message: wrong } of issues) console.error(`  ${path}: ${wrong}`);
    process.exitCode = 1;
  }
}
