import { buildAnew } from '@agency/emulators/suite/build';
import { compileRules } from '@agency/emulators/suite/compile-rules';
import { textOf } from '@agency/emulators/suite/problem';
import { buildFindings, treeFinding, uploadFindings } from './build-findings.ts';
import { type Finding, ok, wrong } from './finding.ts';
import { functionsFindings } from './functions-findings.ts';
import { indexesFinding } from './indexes-file.ts';
import { settingsFindings } from './settings.ts';

/**
 * Everything that can be checked without an account, and the build that would be deployed.
 * @param project its id; undefined skips the checks of a project's own settings
 */
export async function dryRun(
  project: string | undefined,
  report: (line: string) => void,
): Promise<readonly Finding[]> {
  const findings = [treeFinding(), ...settingsFindings(project), indexesFinding()];
  report('Compiling the rules in their emulators.');
  findings.push(...(await attempt('Rules', () => rulesFindings(report))));
  report('Building the site and the functions.');
  const built = await attempt('Build', async () => {
    await buildAnew();
    return buildFindings();
  });
  findings.push(...built);
  if (built.some(({ verdict }) => verdict === 'wrong')) return findings;
  findings.push(...(await attempt('Functions', () => functionsFindings(project ?? 'demo-agency'))));
  return [...findings, ...uploadFindings()];
}

async function rulesFindings(report: (line: string) => void): Promise<Finding[]> {
  await compileRules(report);
  return [ok('Rules', 'those of Firestore and of Storage compile')];
}

/** A failure is one more finding; the other checks still run. */
async function attempt(about: string, look: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [wrong(about, 'failed: see below', textOf(error))];
  }
}
