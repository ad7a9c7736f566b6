import { parseArgs } from 'node:util';
import { accountSteps } from '../cloud/accounts.ts';
import { runSteps, scriptOf } from '../cloud/gcloud.ts';
import { logExclusionSteps } from '../cloud/log-exclusion.ts';
import { readSettings } from '../settings.ts';

// `npm run cloud:setup -- --project ID`: prints what firebase-tools does not set up, as a script to read first: an
// account of least privilege for each kind of function, and the exclusion of secret addresses from request logs.
// `--run` runs it.

try {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, run: { type: 'boolean', default: false } },
  });
  const { project } = values;
  if (project === undefined) throw new Error('Name the project: npm run cloud:setup -- --project ID [--run]');
  const bucket = readSettings(project)?.STORAGE_BUCKET ?? `${project}.appspot.com`;
  const steps = [...accountSteps({ project, bucket }), ...logExclusionSteps(project)];
  if (values.run) runSteps(steps, (line) => console.log(line));
  else console.log(scriptOf(steps));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
