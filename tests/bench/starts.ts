import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '@agency/emulators/suite/paths';
import { type Result, resultOf } from './report.ts';

const turns = 9;
const entry = pathToFileURL(inRoot('functions/lib/index.js')).href;

// Each function loads its work at its first call, so the start ends with a first call that touches no database.
const request = (path: string) =>
  `{ method: 'GET', originalUrl: '${path}', headers: {}, socket: {}, get: () => undefined }`;
const http = (path: string, status: number) => `
  const answer = { writeHead(status) { if (status !== ${status}) process.exit(2); }, end() {} };
  await served(${request(path)}, answer);`;
const firstCalls: Readonly<Record<string, string>> = {
  api: http('/health', 200),
  ssr: http('/assets/none.js', 404),
  call: `
  const refused = await served.run({ data: {}, rawRequest: ${request('/')} }).catch((error) => error.code);
  if (refused !== 'unauthenticated') process.exit(2);`,
  onOutboxWritten: `
  const nothing = { data: () => undefined };
  await served.run({ data: { before: nothing, after: nothing } });`,
};

/** The environment that the cloud sets for every function. */
const settings = {
  SITE_ORIGIN: 'http://127.0.0.1:5000',
  GCLOUD_PROJECT: 'demo-agency',
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-agency', storageBucket: 'demo-agency.appspot.com' }),
};

function timeOf(script: string, target: string): number {
  const env = { ...process.env, ...settings, FUNCTION_TARGET: target };
  const times = Array.from({ length: turns }, () => {
    const began = performance.now();
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', `${script}\nprocess.exit(0);`], {
      cwd: inRoot('functions'),
      env,
      encoding: 'utf8',
    });
    if (child.status !== 0) throw new Error(`${target || 'Node.js'} did not start: ${child.stderr}`);
    return performance.now() - began;
  });
  // The quickest: other load on the machine can only make it longer.
  return Math.min(...times);
}

/** As the cloud does once, when it builds the image. */
function fillCompileCache(): void {
  const { status, stderr } = spawnSync('npm', ['run', 'gcp-build'], {
    cwd: inRoot('functions/lib'),
    encoding: 'utf8',
  });
  if (status !== 0 || stderr.includes('uncompiled')) throw new Error(`gcp-build failed: ${stderr}`);
}

/** What each function's own process costs over a bare Node.js process, until its first call is answered. */
export async function measureStarts(): Promise<Result[]> {
  fillCompileCache();
  // Discovery needs the bucket's name, too.
  process.env.FIREBASE_CONFIG ??= settings.FIREBASE_CONFIG;
  const functions = Object.keys(await import(entry));
  const bare = timeOf('', '');
  const results = functions.map((name) => {
    const load = `const { ${name}: served } = await import(${JSON.stringify(entry)});`;
    const call = firstCalls[name];
    const measured = Math.max(0, timeOf(load + (call ?? ''), name) - bare);
    // A schedule has no call without a database: its import alone is for comparison.
    if (call === undefined) return resultOf({ name: `Import of ${name}`, measured, unit: 'ms' });
    return resultOf({ name: `Start of ${name}`, measured, unit: 'ms', atMost: name === 'ssr' ? 150 : 280 });
  });
  // A suite started from here must start like any other.
  rmSync(inRoot('functions/lib/.compile-cache'), { recursive: true });
  return results;
}
