import { usualTyped } from '@agency/domain/calculator/inputs';
import { rateLimits } from '@agency/domain/platform/schema';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, resetLimits } from '../support/mailbox.ts';
import { addresses, unique } from '../support/suite.ts';

// The calculator for browsers without script: the response is a page, which only the built functions can render.

const address = () => `${unique('visitor')}@example.com`;

function post(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ ...usualTyped, ...fields });
  return fetch(`${addresses.site}/api/calculations`, { method: 'POST', body, headers, redirect: 'manual' });
}

async function read(answer: Response) {
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

// The suite's callers all look alike, so each test gets fresh limits.
beforeEach(resetLimits);
afterAll(resetLimits);

describe('a form without script that asks for a calculation', () => {
  it('gets its page with the result, for this visitor alone, and no mail', async () => {
    const email = address();
    const answer = await post({ email, buildCost: '2,000', show: 'true' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const body = await answer.text();
    expect(textOf(body)).toContain('Month 6');
    expect(body).toMatch(/<input(?=[^>]*name="buildCost")(?=[^>]*value="2,000")/);
    expect(body).toContain(`value="${email}"`);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is told what is wrong, and keeps the rest', async () => {
    const answer = await post({ margin: 'thin', uplift: '10', show: 'true' });
    expect(answer.status).toBe(400);
    const body = await answer.text();
    expect(textOf(body)).toContain('Gross margin must be a number like 45');
    expect(body).toMatch(/<input(?=[^>]*name="uplift")(?=[^>]*value="10")/);
  });

  it('is refused from another site', async () => {
    const answer = await post({ show: 'true' }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });

  it('has a limit of its own, beyond which it keeps what was typed', async () => {
    const { most } = rateLimits.calculations;
    const answers: { status: number; retryAfter: number; body: string }[] = [];
    // A new window may begin in between: then twice as many pass before the first is refused.
    while (answers.length <= 2 * most && answers.at(-1)?.status !== 429) {
      const { status, headers, ...answer } = await read(await post({ visitors: '77', show: 'true' }));
      answers.push({ status, retryAfter: Number(headers.get('retry-after')), ...answer });
    }
    const refused = answers.pop();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.length).toBeGreaterThanOrEqual(most);
    expect(refused?.status).toBe(429);
    expect(refused?.retryAfter).toBeGreaterThan(0);
    expect(refused?.body).toMatch(/<input(?=[^>]*name="visitors")(?=[^>]*value="77")/);
  });
});

describe('a form without script that asks for the mail', () => {
  it('comes back with what was typed and what is wrong', async () => {
    const answer = await post({ visitors: '"><b>lots', email: 'nobody' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const body = await answer.text();
    expect(body).toContain('value="&quot;&gt;&lt;b&gt;lots"');
    expect(textOf(body)).toContain('Visitors a month must be a number like 4,000');
    expect(textOf(body)).toContain('Enter an email address like name@example.com');
  });
});
