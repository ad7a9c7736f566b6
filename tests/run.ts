import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Product, startProduct } from '@agency/emulators/product';
import { inCache } from '@agency/emulators/suite/paths';
import { pickTestPorts } from '@agency/emulators/suite/ports';
import { Problem, textOf } from '@agency/emulators/suite/problem';
import { partsOnSuite, runOnSuite } from './support/runner/on-suite.ts';
import { closeRun, type Outcome, timed } from './support/runner/outcome.ts';
import { stopTools } from './support/runner/run-tool.ts';
import { timesOf } from './support/runner/slowest.ts';
import { staticChecks } from './support/runner/static-checks.ts';
import { runVitest } from './support/runner/suite-tests.ts';

const parts = ['types', 'lint', 'unused', 'unit', ...partsOnSuite] as const;
type Part = (typeof parts)[number];
/** What takes too long for every run: `npm run test:all` adds it. */
const onlyWithAll: readonly Part[] = ['outages', 'long', 'lighthouse', 'links', 'mutation'];

const say = (line: string): void => console.log(line);

let product: Product | undefined;

/** What the options of the command ask for. */
interface Choice {
  readonly parts: readonly Part[];
  /** How often a test on the suite that failed is tried again: docs/decisions/018-second-tries.md. */
  readonly retries: number;
}

/** Which parts to run: the usual ones, with `--all` the long ones too, or those of `--only unit,rules`. */
function choose(args: string[]): Choice {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  if (values.all && !values.only) return { parts, retries: 0 };
  if (!values.only) return { parts: parts.filter((part) => !onlyWithAll.includes(part)), retries: 1 };
  const names = values.only.split(',');
  const unknown = names.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) {
    throw new Problem(`There is no part '${unknown.join(', ')}'. There are: ${parts.join(', ')}.`);
  }
  return { parts: parts.filter((part) => names.includes(part)), retries: 0 };
}

/** Two of these at a time: the machine that this is made for has two cores. */
async function runStatic(chosen: readonly Part[]): Promise<Outcome[]> {
  const waiting = (['types', 'lint', 'unused'] as const).filter((part) => chosen.includes(part));
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcomes.push(await timed(next, staticChecks[next]));
    }
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

async function runUnit(chosen: readonly Part[], directory: string): Promise<Outcome[]> {
  return chosen.includes('unit')
    ? [await timed('unit', () => runVitest({ project: 'unit', directory }))]
    : [];
}

/** One suite for all that needs one, on free ports and with data of its own. */
async function startAndRun({ parts: all, retries }: Choice, directory: string): Promise<Outcome[]> {
  const chosen = partsOnSuite.filter((part) => all.includes(part));
  if (chosen.length === 0) return [];
  const began = performance.now();
  const ports = await pickTestPorts(process.env);
  product = await startProduct({
    name: 'test',
    ports,
    keepsData: false,
    fresh: true,
    runsClock: false,
    report: say,
  });
  say(`The suite is up (${((performance.now() - began) / 1000).toFixed(1)} s).`);
  return runOnSuite({ product, ports, chosen, directory, retries, say });
}

/** Rules or functions that do not load fail the run, and say why. */
async function runOnStartedSuite(choice: Choice, directory: string): Promise<Outcome[]> {
  try {
    return await startAndRun(choice, directory);
  } catch (error) {
    const failures = [{ title: 'The suite did not start', detail: textOf(error) }];
    return [await timed('suite', async () => ({ passed: 0, failures }))];
  }
}

async function run(): Promise<number> {
  const choice = choose(process.argv.slice(2));
  const directory = inCache('tests');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const outcomes = await runStatic(choice.parts);
  try {
    // A starting suite mostly waits.
    const beside = await Promise.all([
      runUnit(choice.parts, directory),
      runOnStartedSuite(choice, directory),
    ]);
    outcomes.push(...beside.flat());
  } finally {
    await product?.stop();
  }
  for (const line of timesOf(outcomes)) say(line);
  return closeRun(outcomes);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopTools();
    const stopped = product?.stop() ?? Promise.resolve();
    void stopped.finally(() => process.exit(130));
  });
}

try {
  process.exit(await run());
} catch (error) {
  console.error(`\n${textOf(error)}\n`);
  process.exit(1);
}
