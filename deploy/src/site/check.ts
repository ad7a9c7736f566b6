import type { RunningSite } from './site.ts';

/** Something that a running site must do. */
export interface Check {
  readonly about: string;
  /** What it does instead; empty when all is well. */
  look(site: RunningSite): Promise<readonly string[]>;
}

/** How the value differs from the expected one; empty when it does not. */
export function differs(name: string, actual: unknown, expected: unknown): string[] {
  return actual === expected ? [] : [`${name} is ${actual ?? 'missing'}, not ${expected ?? 'left out'}`];
}
