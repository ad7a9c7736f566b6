/**
 * The accounts that the functions run as where a project has them, one for each kind of work. What each may do is in
 * `deploy/src/cloud/accounts.ts`, which makes them.
 */
export const accounts = {
  pages: { id: 'site-pages', does: 'serves pages' },
  api: { id: 'site-api', does: 'answers HTTP' },
  operations: { id: 'site-operations', does: 'does what signed-in people ask for' },
  mail: { id: 'site-mail', does: 'sends email' },
  triggers: { id: 'site-triggers', does: 'follows up what changes' },
  uploads: { id: 'site-uploads', does: 'takes in files' },
  schedules: { id: 'site-schedules', does: 'does what is due' },
} as const;

export type AccountName = keyof typeof accounts;

/** Options of a function that runs as one of them; none where the project's default account runs everything. */
export function runsAs(name: AccountName): { readonly serviceAccount?: string } {
  return process.env.SERVICE_ACCOUNTS === 'true' ? { serviceAccount: `${accounts[name].id}@` } : {};
}
