import type { RunningSite } from './site.ts';

/** Something that a running site must do. */
export interface Check {
  readonly about: string;
  /** What it does otherwise; empty when all is well. */
  look(site: RunningSite): Promise<readonly string[]>;
}

/** What stands there instead of what must; empty when it is the same. */
export function differs(name: string, actual: unknown, expected: unknown): string[] {
  return actual === expected ? [] : [`${name} is ${actual ?? 'missing'}, not ${expected ?? 'left out'}`];
}
