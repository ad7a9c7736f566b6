import { type Mutant, mutantsOf } from '../support/rules-language/mutants.ts';

/** The result for a rules file's mutants. */
export interface Score {
  readonly mutants: number;
  readonly survivors: readonly string[];
  readonly seconds: number;
}

/** Questions that can tell a mutant from the rules, the likeliest first: those that killed its neighbours. */
export class Order<T> {
  readonly #killers = new Map<string, T[]>();

  of(where: string, all: readonly T[]): readonly T[] {
    const killers = this.#killers.get(where) ?? [];
    return [...killers, ...all.filter((each) => !killers.includes(each))];
  }

  killed(where: string, by: T): void {
    const killers = this.#killers.get(where) ?? [];
    this.#killers.set(where, [by, ...killers.filter((each) => each !== by)]);
  }
}

/** Tries every mutant of the source, with several workers in parallel, and returns the survivors. */
export async function scoreOf(
  source: string,
  workers: readonly ((mutant: Mutant) => Promise<boolean>)[],
): Promise<Score> {
  const began = performance.now();
  const all = mutantsOf(source);
  const waiting = [...all];
  const survivors: string[] = [];
  await Promise.all(
    workers.map(async (isKilled) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        if (!(await isKilled(mutant))) survivors.push(mutant.name);
      }
    }),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  return { mutants: all.length, survivors: survivors.toSorted(), seconds };
}

/** The line that reports a score. */
export const reportOf = (file: string, { mutants, survivors, seconds }: Score): string => {
  const killed = mutants - survivors.length;
  const share = ((100 * killed) / mutants).toFixed(1);
  return `${file}: ${killed} of ${mutants} mutants killed (${share} %), ${survivors.length} explained, ${seconds} s`;
};
