import { auditFresh } from '../lighthouse/audit.ts';
import { medianOf, speedGoalOf } from '../lighthouse/judge.ts';
import { startCompressingFront } from '../support/compressing-front.ts';
import { indexablePages, isApplication, type PublicPage } from '../support/public-pages.ts';
import { type Result, resultOf } from './report.ts';

const runs = 3;
const readingPages = ['/', '/services/:service', '/blog/:slug'];

/** Every application, and a reading page of each of these kinds. */
function measuredPages(pages: readonly PublicPage[]): PublicPage[] {
  const reading = readingPages.map((path) => pages.find(({ route }) => route.path === path));
  return [...reading.filter((page) => page !== undefined), ...pages.filter(isApplication)];
}

/** Lighthouse's mobile preset, each run in a browser that has just been started, behind a front that compresses. */
export async function measureFresh(site: string, executablePath: string): Promise<Result[]> {
  const front = await startCompressingFront(site);
  const results: Result[] = [];
  try {
    for (const page of measuredPages(await indexablePages(site))) {
      const address = `${front.origin}${page.path}`;
      // The suite's functions load at their first call.
      await (await fetch(address)).arrayBuffer();
      const audits = [];
      for (let run = 0; run < runs; run += 1) audits.push(await auditFresh(executablePath, address));
      const { lcp, tbt, cls } = medianOf(audits);
      const goal = speedGoalOf(page);
      const name = `${page.path} in a fresh browser`;
      results.push(
        resultOf({ name: `${name}, LCP`, measured: lcp, unit: 'ms', atMost: goal.lcp }),
        resultOf({ name: `${name}, TBT`, measured: tbt, unit: 'ms', atMost: goal.tbt }),
        resultOf({ name: `${name}, CLS`, measured: cls, unit: '', atMost: goal.cls }),
      );
    }
  } finally {
    await front.close();
  }
  return results;
}
