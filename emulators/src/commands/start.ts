import { readPorts } from '../suite/ports.ts';
import { textOf } from '../suite/problem.ts';
import { announce } from './announce.ts';
import { readFlags } from './flags.ts';
import { runUntilStopped, say, sayIf } from './run-until-stopped.ts';
import { notable } from './tools-output.ts';

const began = performance.now();

try {
  const { fresh } = readFlags('npm start', process.argv.slice(2));
  await runUntilStopped(
    {
      name: 'start',
      ports: readPorts(process.env),
      keepsData: true,
      fresh,
      runsClock: true,
      report: say,
      onLine: sayIf(notable),
    },
    (product) => {
      announce(product, ((performance.now() - began) / 1000).toFixed(1));
      return undefined;
    },
  );
} catch (error) {
  console.error(`\n${textOf(error)}\n`);
  process.exit(1);
}
