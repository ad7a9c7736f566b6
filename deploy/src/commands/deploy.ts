import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { inRoot } from '@agency/emulators/suite/paths';
import { Problem, textOf } from '@agency/emulators/suite/problem';
import { migrations } from '../../../functions/src/migration/migrations.ts';
import { dryRun } from '../dry-run.ts';
import { type Finding, isFine, tableOf } from '../finding.ts';
import { readSettings } from '../settings.ts';

// `npm run deploy -- --project ID`: checks and builds, then deploys in the order in which each step finds what it
// needs. `--dry-run` stops before the first step; `--force` answers the tools' questions.

const say = (line: string): void => console.log(line);

const usage = 'npm run deploy -- --project ID [--force], or npm run deploy -- --dry-run [--project ID]';

/** Rules first, which accept the writes of both builds; then the files; then the functions whose pages name them. */
const steps = ['firestore,storage', 'hosting', 'functions'] as const;

interface Choice {
  readonly project: string | undefined;
  readonly isDry: boolean;
  readonly isForced: boolean;
}

function choose(args: readonly string[]): Choice {
  const { values } = parseArgs({
    args: [...args],
    options: {
      project: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const choice = { project: values.project, isDry: values['dry-run'], isForced: values.force };
  if (!choice.isDry && choice.project === undefined) throw new Problem(`Name the project: ${usage}`);
  return choice;
}

/** One step of the pinned firebase-tools, at this terminal. */
function firebase(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const cli = inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
    const child = spawn(process.execPath, [cli, ...args], { cwd: inRoot(), stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Problem(`firebase ${args.join(' ')} failed. The steps before it have been deployed.`));
    });
  });
}

async function deploySteps(project: string, isForced: boolean): Promise<void> {
  for (const step of steps) {
    say(`\nDeploying ${step}.`);
    await firebase([
      ...['deploy', '--only', step, '--project', project],
      ...(isForced ? ['--force', '--non-interactive'] : []),
    ]);
  }
}

function refuse(findings: readonly Finding[], { isDry }: Choice): void {
  if (!isFine(findings)) throw new Problem(isDry ? 'This wouldn’t be deployed.' : 'Nothing was deployed.');
  const isDirty = findings.some(({ about, verdict }) => about === 'Tree' && verdict !== 'ok');
  if (isDirty && !isDry)
    throw new Problem('Nothing was deployed: commit first, so that the release has a name.');
}

async function run(choice: Choice): Promise<void> {
  const { project, isDry, isForced } = choice;
  const origin = project === undefined ? undefined : readSettings(project)?.SITE_ORIGIN;
  // The build puts it into the sitemap's address.
  if (origin !== undefined) process.env.SITE_ORIGIN = origin;
  const findings = await dryRun(project, say);
  say(`\n${tableOf(findings)}\n`);
  refuse(findings, choice);
  if (isDry || project === undefined) return;
  await deploySteps(project, isForced);
  const names = Object.keys(migrations).join(', ');
  say(`\nDeployed. Next: npm run check:deployed -- ${origin}`);
  say(`If this release changes what is stored: npm run migrate -- NAME --project ${project} (${names})`);
}

try {
  await run(choose(process.argv.slice(2)));
} catch (error) {
  console.error(`\n${error instanceof TypeError ? `${error.message}\n${usage}` : textOf(error)}\n`);
  process.exitCode = 1;
}
