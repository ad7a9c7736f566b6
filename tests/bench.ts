import { startProduct } from '@agency/emulators/product';
import { buildIfChanged } from '@agency/emulators/suite/build';
import { inRoot } from '@agency/emulators/suite/paths';
import { pickTestPorts } from '@agency/emulators/suite/ports';
import { textOf } from '@agency/emulators/suite/problem';
import { chromium } from '@playwright/test';
import { measureFresh } from './bench/fresh.ts';
import { measureNavigation } from './bench/navigation.ts';
import { measuredPaths, measureHosting, measureRenderer } from './bench/pages.ts';
import { printRows, printTable, type Result, resultOf, writeResults } from './bench/report.ts';
import { measureStarts } from './bench/starts.ts';
import { measureWeight, type Weight } from './bench/weight.ts';
import { ensureBrowser } from './support/runner/browser.ts';
import { testEnvironment } from './support/runner/suite-tests.ts';

// `npm run bench`: the performance measures on a suite of its own, as a table and in bench-results.json.

const say = (line: string): void => console.log(line);

interface Measured {
  readonly results: readonly Result[];
  /** Of every public page. */
  readonly weights: readonly Weight[];
}

async function measureInBrowser(site: string, executablePath: string): Promise<Measured> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
  try {
    const navigation = await measureNavigation(site, browser);
    const { results, weights } = await measureWeight(site, browser);
    return { results: [...navigation, ...results], weights };
  } finally {
    await browser.close();
  }
}

async function measure(): Promise<Measured> {
  await buildIfChanged(say);
  const browser = ensureBrowser(say, 'whole');
  const results = await measureStarts();
  const ports = await pickTestPorts(process.env);
  const began = performance.now();
  const product = await startProduct({
    name: 'bench',
    ports,
    keepsData: false,
    fresh: true,
    runsClock: false,
    report: say,
  });
  const stop = () => void product.stop().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  try {
    const seconds = (performance.now() - began) / 1000;
    results.push(resultOf({ name: 'Start of the suite, built', measured: seconds, unit: 's', atMost: 30 }));
    const { hosting, mailbox } = product.addresses;
    const paths = await measuredPaths(hosting);
    results.push(...(await measureHosting(hosting, paths)));
    const environment = testEnvironment(ports, mailbox);
    results.push(...(await measureRenderer(environment, paths)));
    // Read once, when the test helpers are loaded.
    Object.assign(process.env, environment);
    const { measureMails } = await import('./bench/mails.ts');
    results.push(...(await measureMails()));
    const inBrowser = await measureInBrowser(hosting, browser);
    results.push(...inBrowser.results, ...(await measureFresh(hosting, browser)));
    return { results, weights: inBrowser.weights };
  } finally {
    await product.stop();
  }
}

try {
  const { results, weights } = await measure();
  writeResults(inRoot('bench-results.json'), results, { pages: weights });
  console.log('\nkB of each page, compressed: at first, and its scripts once it has come alive\n');
  printRows(weights.map((weight) => ({ ...weight })));
  console.log('');
  printTable(results);
  const missed = results.filter(({ pass }) => !pass).length;
  console.log(`\n${results.length - missed} of ${results.length} as wanted`);
  process.exit(missed === 0 ? 0 : 1);
} catch (error) {
  console.error(`\n${textOf(error)}\n`);
  process.exit(1);
}
