import { grantAdmin } from '../access/grant-admin.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  usage: 'Usage: npm run admin:grant -- EMAIL [--project ID]',
  work: async (deps, email) => {
    const { uid } = await grantAdmin(deps, email);
    return `${email} is now an admin (${uid}). Earlier sessions of this account have ended: sign in again.`;
  },
});
