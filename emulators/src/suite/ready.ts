import { readFileSync } from 'node:fs';
import { region } from '@agency/domain/platform/region';
import { healthPath } from '@agency/domain/site/files';
import { paths } from '@agency/domain/site/paths';
import * as v from 'valibot';
import type { DeployedConfig } from './config.ts';
import { project } from './environment.ts';
import { after } from './firebase-tools.ts';
import { inRoot } from './paths.ts';
import { Problem } from './problem.ts';
import { ANSWER_TIMEOUT, type RepeatOptions, readAnswer, repeat, TooBusy } from './repeat.ts';

/** Long, for a busy machine; what can never answer is noticed at once. */
const PATIENCE = 300_000;

/** Polls until there is an answer, or `giveUp` says why there will be none. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  giveUp: () => string | undefined = () => undefined,
  patience = PATIENCE,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    const hopeless = giveUp();
    if (hopeless) throw new Problem(`${what} did not start: ${hopeless}`);
    if (Date.now() > deadline) throw new TooBusy(`${what} did not answer within ${patience / 1000} s.`);
    await after(100);
  }
}

const hubSchema = v.record(v.string(), v.object({ pid: v.optional(v.number()) }));

/** The emulators that run, with the process of those that have one. Empty while the hub does not answer. */
export async function runningEmulators(hub: string): Promise<v.InferOutput<typeof hubSchema>> {
  const answer = await fetch(`${hub}/emulators`);
  return v.parse(hubSchema, await answer.json());
}

const backendsSchema = v.object({
  backends: v.array(v.object({ functionTriggers: v.array(v.object({ name: v.string() })) })),
});

/** Names of the functions that the emulator has loaded. */
export async function loadedFunctions(functions: string): Promise<string[]> {
  const answer = await fetch(`${functions}/backends`);
  const { backends } = v.parse(backendsSchema, await answer.json());
  return backends.flatMap((backend) => backend.functionTriggers.map((trigger) => trigger.name));
}

const rulesSchema = v.object({
  issues: v.optional(
    v.array(
      v.looseObject({
        description: v.optional(v.string()),
        sourcePosition: v.optional(v.looseObject({ line: v.optional(v.number()) })),
      }),
    ),
  ),
  rules: v.optional(v.looseObject({ files: v.optional(v.array(v.looseObject({ content: v.string() }))) })),
});

/**
 * The emulator silently starts with rules that do not compile, and denies everything (a call to an unknown function is
 * a mere warning, and denies): so ask for its verdict, and that it has loaded the tree's rules.
 */
export async function refuseBadFirestoreRules(
  firestore: string,
  config: DeployedConfig,
  inProject = project,
): Promise<void> {
  const answer = await fetch(`${firestore}/emulator/v1/projects/${inProject}:securityRules`);
  const { issues = [], rules } = v.parse(rulesSchema, await answer.json());
  if (issues.length > 0) {
    const lines = issues.map(
      (issue) => `  line ${issue.sourcePosition?.line ?? '?'}: ${issue.description ?? 'no description'}`,
    );
    throw new Problem(`${config.firestore.rules} has faults:\n${lines.join('\n')}`);
  }
  const wanted = readFileSync(inRoot(config.firestore.rules), 'utf8');
  if (rules?.files?.[0]?.content.trim() !== wanted.trim()) {
    throw new Problem(`The Firestore emulator did not load ${config.firestore.rules}.`);
  }
}

/** Reloads the tree's Storage rules, because only then does that emulator say whether they compile. */
export async function refuseBadStorageRules(
  storage: string,
  config: DeployedConfig,
  linesLike: (pattern: RegExp) => string[],
): Promise<void> {
  const name = inRoot(config.storage.rules);
  const answer = await fetch(`${storage}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content: readFileSync(name, 'utf8') }] } }),
  });
  if (answer.ok) return;
  const reasons = linesLike(/storage\.rules/);
  throw new Problem([`${config.storage.rules} does not compile.`, ...new Set(reasons)].join('\n'));
}

/** The user-facing functions behind Hosting, each with a request that makes it load what it needs. */
const awaited = [
  ['api', healthPath],
  ['ssr', paths.home()],
] as const;

/**
 * Warms up each user-facing function, one after the other: started together on a busy machine they would all run into
 * the emulators' timeout. Called directly, because Hosting waits no longer than a minute.
 */
export async function wakeFunctions(functions: string, options: RepeatOptions): Promise<void> {
  for (const [name, path] of awaited) {
    await repeat(
      `The function ${name}`,
      async () => {
        const address = `${functions}/${project}/${region}/${name}${path}`;
        const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
        await readUnlessTransient(answer);
      },
      options,
    );
  }
}

/**
 * One whole request through Hosting and a function: proves the rewrite, the build and the start of a function. On a
 * busy machine the first responses may ask to retry, or be the emulators' timeouts.
 */
export async function refuseSilentSite(hosting: string, path: string, options: RepeatOptions): Promise<void> {
  const address = hosting + path;
  await repeat(
    address,
    async () => {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
      const answer = await fetch(address, { redirect: 'manual', signal });
      const text = await readUnlessTransient(answer);
      if (answer.ok) return;
      const start = text.replace(/\s+/g, ' ').slice(0, 300);
      throw new Problem(`${address} answered ${answer.status} instead of 200: ${start}`);
    },
    options,
  );
}

/** An error of our own code would recur, so it is reported; the emulators' errors have no content type. */
const readUnlessTransient = (answer: Response): Promise<string> =>
  answer.status === 500 && answer.headers.has('content-type') ? answer.text() : readAnswer(answer);
