import { region } from '@agency/domain/platform/region';
import { project } from '../suite/environment.ts';

/** Calls one scheduled function now. The emulator has no scheduler, but answers at this address. */
export async function runSchedule(functions: string, name: string): Promise<void> {
  const answer = await fetch(`${functions}/${project}/${region}/${name}-0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({}),
    signal: AbortSignal.timeout(5 * 60_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 300)}`);
}
