import { toAppError } from '@agency/domain/shared/errors';
import { grantAdmin } from '../access/grant-admin.ts';
import { commandDeps } from './command-deps.ts';

const usage = 'Usage: npm run admin:grant -- EMAIL [--project ID]';

interface Arguments {
  readonly email: string;
  /** A real project; without it the local emulators are meant. */
  readonly project: string | undefined;
}

function readArguments(given: readonly string[]): Arguments {
  const at = given.indexOf('--project');
  const project = at === -1 ? undefined : given[at + 1];
  const rest = at === -1 ? given : given.toSpliced(at, 2);
  const [email] = rest;
  if (email === undefined || rest.length !== 1 || (at !== -1 && project === undefined))
    throw new Error(usage);
  return { email, project };
}

try {
  const { email, project } = readArguments(process.argv.slice(2));
  const { uid } = await grantAdmin(commandDeps(project), email);
  console.log(
    `${email} is an admin now (${uid}). Earlier sessions of this account have ended: sign in again.`,
  );
} catch (thrown) {
  const { code, message, detail } = toAppError(thrown);
  console.error(code === 'internal' ? (detail ?? message) : message);
  process.exitCode = 1;
}
