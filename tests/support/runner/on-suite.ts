import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@agency/emulators/product';
import type { Ports } from '@agency/emulators/suite/ports';
import { ensureBrowser } from './browser.ts';
import { type Outcome, timed } from './outcome.ts';
import type { Counted } from './reports.ts';
import { runPlaywright, runVitest, testEnvironment } from './suite-tests.ts';

/** Parts that use the suite's own data, triggers, mailbox and limits: one after the other, in this order. */
const sharing = ['rules', 'suite', 'journeys', 'long'] as const;
/** Parts with projects of their own: beside those. */
const apart = ['functions', 'outages'] as const;
/** What needs the machine to itself comes last; during the mutation the suite's rules are not those of the tree. */
const alone = ['lighthouse', 'links', 'mutation'] as const;

/** Every part that needs the suite. */
export const partsOnSuite = [...apart, ...sharing, ...alone] as const;
export type PartOnSuite = (typeof partsOnSuite)[number];

export interface SuiteRun {
  readonly product: Product;
  readonly ports: Ports;
  readonly chosen: readonly PartOnSuite[];
  /** Where reports and logs go. */
  readonly directory: string;
  /** How often a test that failed is tried again: docs/decisions/018-second-tries.md. */
  readonly retries: number;
  readonly say: (line: string) => void;
}

/** What each part does. */
function worksOf({ product, ports, chosen, directory, retries, say }: SuiteRun) {
  const environment = {
    ...testEnvironment(ports, product.addresses.mailbox),
    ...(chosen.includes('long') && { WITH_MOTION: 'yes' }),
  };
  const withBrowser = () => ({ ...environment, CHROME_PATH: ensureBrowser(say, 'shell') });
  const playwright = async (project: 'journeys' | 'long') =>
    runPlaywright({ project, directory, environment, retries, browser: ensureBrowser(say, 'shell') });
  return {
    functions: () => runVitest({ project: 'functions', directory, environment, retries }),
    outages: () => runVitest({ project: 'outages', directory, environment }),
    rules: () => runVitest({ project: 'rules', directory, environment, retries }),
    suite: async () => runVitest({ project: 'suite', directory, environment: withBrowser(), retries }),
    journeys: () => playwright('journeys'),
    long: () => playwright('long'),
    lighthouse: async () => {
      const { runLighthouse } = await import('../../lighthouse/run-lighthouse.ts');
      const browser = ensureBrowser(say, 'whole');
      return runLighthouse({ site: product.addresses.hosting, browser, directory, report: say });
    },
    links: async () => runVitest({ project: 'links', directory, environment: withBrowser() }),
    mutation: async () => {
      const counted = await runVitest({ project: 'mutation', directory, environment });
      for (const line of scoresIn(join(directory, 'mutation.log'))) say(`  ${line}`);
      return counted;
    },
  } satisfies Record<PartOnSuite, () => Promise<Counted>>;
}

/** The lines of the rules mutation that tell how many of its mutants the tests noticed. */
function scoresIn(log: string): string[] {
  return existsSync(log) ? (readFileSync(log, 'utf8').match(/^.*mutants killed.*$/gm) ?? []) : [];
}

/** Runs the chosen parts, those that depend on nothing shared beside the others. */
export async function runOnSuite(run: SuiteRun): Promise<Outcome[]> {
  const works = worksOf(run);
  const inTurn = async (parts: readonly PartOnSuite[]) => {
    const outcomes: Outcome[] = [];
    for (const part of parts.filter((each) => run.chosen.includes(each))) {
      outcomes.push(await timed(part, works[part]));
    }
    return outcomes;
  };
  const beside = await Promise.all([inTurn(sharing), inTurn(apart)]);
  return [...beside.flat(), ...(await inTurn(alone))];
}
