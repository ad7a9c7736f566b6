import { spawnSync } from 'node:child_process';

/** A call of the Google Cloud command line. */
export interface CloudStep {
  /** What it is for, in a few words. */
  readonly what: string;
  /** Succeeds when the step has been done already. */
  readonly unless?: readonly string[];
  readonly run: readonly string[];
}

const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

const lineOf = (words: readonly string[]): string => ['gcloud', ...words].map(quoted).join(' ');

/** The steps as a script for a POSIX shell. */
export function scriptOf(steps: readonly CloudStep[]): string {
  const lines = steps.flatMap(({ what, unless, run }) => {
    const command = unless ? `${lineOf(unless)} >/dev/null 2>&1 || ${lineOf(run)}` : lineOf(run);
    return [`# ${what}`, command];
  });
  return ['set -e', ...lines].join('\n');
}

/** Runs them in order. @throws at the first that fails; all are safe to run again. */
export function runSteps(steps: readonly CloudStep[], report: (line: string) => void): void {
  for (const { what, unless, run } of steps) {
    if (unless && spawnSync('gcloud', unless, { stdio: 'ignore' }).status === 0) continue;
    report(what);
    const { status, error } = spawnSync('gcloud', run, { stdio: ['inherit', 'ignore', 'inherit'] });
    if (error)
      throw new Error('gcloud isn’t installed: https://cloud.google.com/sdk/docs/install', { cause: error });
    if (status !== 0) throw new Error(`${lineOf(run)} ended with ${status}`);
  }
}
