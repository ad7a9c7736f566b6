import { textOf } from '@agency/emulators/suite/problem';
import { type Finding, ok, wrong } from './finding.ts';
import type { Check } from './site/check.ts';
import { closedChecks } from './site/closed.ts';
import { fileChecks } from './site/files.ts';
import { pageChecks } from './site/pages.ts';
import type { RunningSite } from './site/site.ts';

/** Checks a running site, request by request, against everything it owes visitors, caches and strangers. */
export async function checkSite(site: RunningSite): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  // Runs last: it reports on every response before it.
  for (const check of [...pageChecks, ...fileChecks, ...closedChecks])
    findings.push(await found(check, site));
  return findings;
}

async function found({ about, look }: Check, site: RunningSite): Promise<Finding> {
  try {
    const faults = await look(site);
    return faults.length === 0 ? ok(about, 'as expected') : wrong(about, faults.join('; '));
  } catch (error) {
    return wrong(about, textOf(error));
  }
}
