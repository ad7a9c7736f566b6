import { region } from '@agency/domain/platform/region';
import { project } from '../suite/environment.ts';

/**
 * Calls one scheduled function now. The emulator has no scheduler, but serves each function at its own address. That
 * ends with a number that goes up whenever triggers are switched off and on again, as they are while the sample data
 * is written; under earlier numbers a function answers 204 and does nothing.
 */
export async function runSchedule(functions: string, name: string): Promise<void> {
  for (let generation = 0; ; generation += 1) {
    const answer = await fetch(`${functions}/${project}/${region}/${name}-${generation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({}),
      signal: AbortSignal.timeout(5 * 60_000),
    });
    const text = await answer.text();
    if (answer.status === 204) continue;
    if (answer.ok) return;
    throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 300)}`);
  }
}
