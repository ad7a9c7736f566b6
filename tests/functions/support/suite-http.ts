import * as v from 'valibot';
import { expect } from 'vitest';
import { addresses } from '../../support/suite.ts';

/** Sends to the site as anybody may, without following redirects. */
export function post(
  path: string,
  body: string | FormData,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${addresses.site}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
}

export const json = { 'content-type': 'application/json' };
export const form = { 'content-type': 'application/x-www-form-urlencoded' };

const failed = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  }),
});

export async function errorOf(answer: Response): Promise<v.InferOutput<typeof failed>['error']> {
  expect(answer.headers.get('content-type')).toContain('application/json');
  return v.parse(failed, await answer.json()).error;
}

/** Repeats until refused: at the limit or, when a new window begins in between, within twice the limit. */
export async function untilRefused(most: number, ask: () => Promise<Response>): Promise<Response> {
  for (let count = 0; count <= 2 * most; count += 1) {
    const answer = await ask();
    if (answer.status !== 429) {
      await answer.arrayBuffer();
      continue;
    }
    expect(count).toBeGreaterThanOrEqual(most);
    return answer;
  }
  throw new Error(`Asked ${2 * most} times, and never refused`);
}
