import { parseArgs } from 'node:util';
import { Problem } from '../suite/problem.ts';

/** The flags that start and dev know; anything else is reported as a mistake. */
export function readFlags(command: string, args: string[]): { fresh: boolean } {
  try {
    const { values } = parseArgs({ args, options: { fresh: { type: 'boolean', default: false } } });
    return { fresh: values.fresh };
  } catch (error) {
    const what = error instanceof Error ? error.message.split('.')[0] : String(error);
    throw new Problem(
      `${what}. ${command} takes one flag: ${command} -- --fresh starts with fresh sample data.`,
    );
  }
}
