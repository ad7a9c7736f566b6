import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { inRoot } from '@agency/emulators/suite/paths';
import { percentile, type Result, resultOf } from './report.ts';

const turns = 7;
const entry = pathToFileURL(inRoot('functions/lib/index.js')).href;

function timeOf(script: string, target: string): number {
  const env = { ...process.env, FUNCTION_TARGET: target };
  const times = Array.from({ length: turns }, () => {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: inRoot('functions'),
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${target || 'Node.js'} did not start: ${stderr}`);
    return performance.now() - began;
  });
  return percentile(times, 0.5);
}

/** What importing each function's own process costs over a bare Node.js process. */
export async function measureStarts(): Promise<Result[]> {
  const functions = Object.keys(await import(entry));
  const bare = timeOf('', '');
  return functions.map((name) => {
    const measured = Math.max(0, timeOf(`await import(${JSON.stringify(entry)})`, name) - bare);
    return resultOf({ name: `Start of ${name}`, measured, unit: 'ms', atMost: name === 'ssr' ? 150 : 280 });
  });
}
