import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCompressingFront } from '../support/compressing-front.ts';
import { indexablePages, type PublicPage, signInPages } from '../support/public-pages.ts';
import type { TimedTest } from '../support/runner/outcome.ts';
import type { Counted } from '../support/runner/reports.ts';
import { type Auditor, auditFresh, startAuditor } from './audit.ts';
import { type Judged, medianOf, missesOf, slowness, tableOf } from './judge.ts';

interface LighthouseRun {
  /** Origin of the running suite's Hosting. */
  readonly site: string;
  readonly browser: string;
  /** Where the table goes: as Markdown. */
  readonly directory: string;
  readonly report: (line: string) => void;
}

/** Once, and if that fails twice more: a busy machine's effect on one run is not the page's fault. */
async function judge(page: PublicPage, origin: string, auditor: Auditor, browser: string): Promise<Judged> {
  const address = `${origin}${page.path}`;
  // The suite's functions load at their first call.
  await (await fetch(address)).arrayBuffer();
  const fresh = [await auditFresh(browser, address)];
  if (slowness(page, medianOf(fresh)).length > 0) {
    fresh.push(await auditFresh(browser, address), await auditFresh(browser, address));
  }
  const audits = [await auditor.audit(address)];
  if (missesOf(page, medianOf(audits)).length > 0) {
    audits.push(await auditor.audit(address), await auditor.audit(address));
  }
  return { page, audit: medianOf(audits), fresh: medianOf(fresh), runs: audits.length };
}

/** Every public page by Lighthouse's mobile preset, behind a front that compresses as the real Hosting does. */
export async function runLighthouse({ site, browser, directory, report }: LighthouseRun): Promise<Counted> {
  const pages = [...(await indexablePages(site)), ...signInPages()];
  const front = await startCompressingFront(site);
  const auditor = await startAuditor(browser);
  const judged: Judged[] = [];
  const tests: TimedTest[] = [];
  try {
    for (const page of pages) {
      const began = performance.now();
      judged.push(await judge(page, front.origin, auditor, browser));
      tests.push({ title: page.path, milliseconds: performance.now() - began });
    }
  } finally {
    await auditor.close();
    await front.close();
  }
  const table = tableOf(judged);
  writeFileSync(join(directory, 'lighthouse.md'), `${table}\n`);
  report(table);
  const failures = judged.flatMap(({ page, audit, fresh }) => {
    const misses = [...missesOf(page, audit), ...slowness(page, fresh)];
    const detail = `${misses.join(', ')}. Not perfect: ${audit.faults.join(', ')}`;
    return misses.length > 0 ? [{ title: `Lighthouse of ${page.path}`, detail }] : [];
  });
  return { passed: judged.length - failures.length, failures, tests };
}
