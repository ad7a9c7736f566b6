import { AppError } from '@agency/domain/shared/errors';
import { countMigration, inWords, migrate, resetMigration } from '../migration/migrate.ts';
import { migrations } from '../migration/migrations.ts';
import { runCommand } from './run-command.ts';

const names = Object.entries(migrations).map(([name, { says }]) => `  ${name}: ${says}`);
const usage = [
  'Usage: npm run migrate -- NAME [--dry-run] [--again] [--project ID]',
  '--dry-run counts, --again begins anew. Killed or failed, it goes on where it was. There are:',
  ...names,
].join('\n');

const say = (line: string): void => console.log(line);

await runCommand({
  usage,
  switches: ['dry-run', 'again'],
  work: async (deps, name, on) => {
    const migration = migrations[name];
    if (!migration) throw new AppError('invalid-argument', `There is no migration ‘${name}’.\n${usage}`);
    if (on.has('dry-run')) return `Would be: ${inWords(await countMigration(deps, migration, say))}.`;
    if (on.has('again')) await resetMigration(deps, name);
    const { finishedAt, ...counts } = await migrate(deps, name, migration, say);
    return `‘${name}’ finished on ${finishedAt?.toISOString()}: ${inWords(counts)}. To run it again, add --again.`;
  },
});
