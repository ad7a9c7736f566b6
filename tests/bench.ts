import { startProduct } from '@agency/emulators/product';
import { buildIfChanged } from '@agency/emulators/suite/build';
import { inRoot } from '@agency/emulators/suite/paths';
import { pickTestPorts } from '@agency/emulators/suite/ports';
import { textOf } from '@agency/emulators/suite/problem';
import { measureHosting, measureRenderer } from './bench/pages.ts';
import { printTable, type Result, resultOf, writeResults } from './bench/report.ts';
import { measureStarts } from './bench/starts.ts';
import { measureWeight } from './bench/weight.ts';
import { ensureBrowser } from './support/runner/browser.ts';
import { testEnvironment } from './support/runner/suite-tests.ts';

// `npm run bench`: the performance measures on a suite of its own, as a table and in bench-results.json.

const say = (line: string): void => console.log(line);

async function measure(): Promise<Result[]> {
  await buildIfChanged(say);
  const browser = ensureBrowser(say);
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
    results.push(...(await measureHosting(hosting)));
    const environment = testEnvironment(ports, mailbox);
    results.push(...(await measureRenderer(environment)));
    // Read once, when the helpers of the tests are loaded.
    Object.assign(process.env, environment);
    const { measureMails } = await import('./bench/mails.ts');
    results.push(...(await measureMails()));
    results.push(...(await measureWeight(hosting, browser)));
  } finally {
    await product.stop();
  }
  return results;
}

try {
  const results = await measure();
  writeResults(inRoot('bench-results.json'), results);
  printTable(results);
  const missed = results.filter(({ pass }) => !pass).length;
  console.log(`\n${results.length - missed} of ${results.length} as wanted`);
  process.exit(missed === 0 ? 0 : 1);
} catch (error) {
  console.error(`\n${textOf(error)}\n`);
  process.exit(1);
}
