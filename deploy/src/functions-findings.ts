import { region } from '@agency/domain/platform/region';
import { readDeployedConfig } from '@agency/emulators/suite/config';
import * as v from 'valibot';
import { type Finding, note, ok, wrong } from './finding.ts';
import { type DeployedFunction, readManifest } from './manifest.ts';

/** Each is a process of its own with a cold start, so their number is capped. */
const mostFunctions = 30;

const rewritesSchema = v.array(
  v.looseObject({ function: v.optional(v.object({ functionId: v.string(), region: v.string() })) }),
);

/** The settings of the built functions, a line each, and whether Hosting's rewrites name functions that exist. */
export async function functionsFindings(project: string): Promise<Finding[]> {
  return judgeFunctions(await readManifest(project), rewritesOf(readDeployedConfig().hosting.rewrites));
}

interface Rewrite {
  readonly functionId: string;
  readonly region: string;
}

function rewritesOf(rewrites: unknown): readonly Rewrite[] {
  return v.parse(rewritesSchema, rewrites).flatMap((rewrite) => rewrite.function ?? []);
}

export function judgeFunctions(
  functions: readonly DeployedFunction[],
  rewrites: readonly Rewrite[],
): Finding[] {
  const elsewhere = functions.filter((one) => one.region !== region).map(({ name }) => name);
  const lost = rewrites.filter(
    (rewrite) => !functions.some((one) => one.name === rewrite.functionId && one.region === rewrite.region),
  );
  const secrets = [...new Set(functions.flatMap((one) => one.secrets))].toSorted();
  return [
    functions.length <= mostFunctions
      ? ok('Functions', `${functions.length} of at most ${mostFunctions}`)
      : wrong(
          'Functions',
          `${functions.length}, more than ${mostFunctions}`,
          'merge some, or make them operations',
        ),
    elsewhere.length === 0 ? ok('Region', region) : wrong('Region', `not ${region}: ${elsewhere.join(', ')}`),
    lost.length === 0
      ? ok('Rewrites', 'each leads to a function that there is')
      : wrong('Rewrites', `lead nowhere: ${lost.map(({ functionId }) => functionId).join(', ')}`),
    note('Secrets', `${secrets.join(', ')}: each needs a value (npx firebase functions:secrets:set NAME)`),
    ...functions.map((one) => ok(`  ${one.name}`, lineOf(one))),
  ];
}

function lineOf({ kind, memoryMb, timeoutSeconds, serviceAccount }: DeployedFunction): string {
  const account = serviceAccount === null ? '' : `, as ${serviceAccount}`;
  return `${kind}, ${memoryMb} MiB, ${timeoutSeconds} s${account}`;
}
