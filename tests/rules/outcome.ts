import { expect } from 'vitest';

/** 'allowed', 'denied', or what else went wrong: only a refusal by the rules counts as denied. */
export async function outcomeOf(done: Promise<unknown>): Promise<string> {
  try {
    await done;
    return 'allowed';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return code === 'permission-denied' ? 'denied' : String(error);
  }
}

/** Waits for all of these and expects the rules to have refused each; a failure shows which were not. */
export async function expectAllDenied(attempts: Readonly<Record<string, Promise<unknown>>>): Promise<void> {
  const answers = await Promise.all(
    Object.entries(attempts).map(async ([name, attempt]) => [name, await outcomeOf(attempt)]),
  );
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(Object.keys(attempts).map((name) => [name, 'denied'])),
  );
}
