import { makeRunDirectory } from './paths.ts';
import { pickTestPorts } from './ports.ts';
import { startSuite } from './suite.ts';

/**
 * Loads the tree's rules into their emulators, on free ports, and stops them again.
 * @throws Problem that says what does not compile, and where.
 */
export async function compileRules(report: (line: string) => void): Promise<void> {
  const suite = await startSuite({
    directory: makeRunDirectory('rules'),
    ports: await pickTestPorts({}),
    only: ['firestore', 'storage'],
    report,
  });
  await suite.stop();
}
