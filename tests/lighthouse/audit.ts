import { pickFree } from '@agency/emulators/suite/ports';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Audit, Category } from './scores.ts';

export interface Auditor {
  audit(address: string): Promise<Audit>;
  close(): Promise<void>;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function faultsIn({ audits, categories: groups }: Report): string[] {
  const counted = Object.values(groups).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const ids = [...new Set(counted.map(({ id }) => id))];
  return ids.filter((id) => {
    const score = audits[id]?.score;
    return typeof score === 'number' && score < 1;
  });
}

function toAudit(report: Report): Audit {
  const figureOf = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  const scoreOf = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: figureOf('largest-contentful-paint'),
    tbt: figureOf('total-blocking-time'),
    cls: figureOf('cumulative-layout-shift'),
    faults: faultsIn(report),
  };
}

/** A report, or null where the run itself failed. */
async function look(address: string, port: number): Promise<Report | null> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'silent' });
  return result && !result.lhr.runtimeError ? result.lhr : null;
}

/** One browser for all runs; Lighthouse clears what a page left before the next. */
export async function startAuditor(executablePath: string): Promise<Auditor> {
  const [port = 0] = await pickFree(1);
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, ...(isRoot ? ['--no-sandbox'] : [])],
  });
  return {
    async audit(address) {
      // A run may say that the page painted nothing, of any page and not twice: the browser's doing.
      const report = (await look(address, port)) ?? (await look(address, port));
      if (!report) throw new Error(`Lighthouse failed twice on ${address}.`);
      return toAudit(report);
    },
    close: () => browser.close(),
  };
}

/** In a browser that has just been started, as a visitor's is: nothing is compiled yet, and the page pays for it. */
export async function auditFresh(executablePath: string, address: string): Promise<Audit> {
  const auditor = await startAuditor(executablePath);
  try {
    return await auditor.audit(address);
  } finally {
    await auditor.close();
  }
}
