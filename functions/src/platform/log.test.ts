import { describe, expect, it } from 'vitest';
import { logLine, withoutSecrets } from './log.ts';

describe('withoutSecrets', () => {
  it.each([
    ['GET /client/quotes/view/0a1b2c3d.abc.def failed', 'GET /client/quotes/view/… failed'],
    ['/api/links/quote/0a1b.x.y/accept', '/api/links/quote/…/accept'],
    ['/project/track/0a1b.x.y?utm=1', '/project/track/…?utm=1'],
    [
      '/client/login?mode=verifyEmail&oobCode=abcDEF&next=/',
      '/client/login?mode=verifyEmail&oobCode=…&next=/',
    ],
    ['Authorization: Bearer eyJh.bGci.Oi', 'Authorization: Bearer …'],
  ])('cleans %s', (text, clean) => {
    expect(withoutSecrets(text)).toBe(clean);
  });
});

describe('a line of the log', () => {
  it('is clean in every string, however deeply nested, and in errors with their causes', () => {
    class Named extends Error {
      readonly detail = 'from /api/files/secret';
      toJSON = () => ({ message: 'short' });
    }
    const cause = new Error('GET /project/track/secret failed', {
      cause: ['Bearer secret', { x: '?oobCode=secret' }],
    });
    const line = logLine({
      message: 'Trouble with ?token=secret',
      request: {
        path: '/unsubscribe/secret',
        tried: ['/client/quotes/view/secret', { url: '?code=secret' }],
      },
      failures: [new Named('no', { cause })],
      at: new Date(0),
      nothing: undefined,
    });
    expect(line).not.toContain('secret');
    expect(JSON.parse(line)).toMatchObject({
      request: { path: '/unsubscribe/…', tried: ['/client/quotes/view/…', { url: '?code=…' }] },
      failures: [{ message: 'no', stack: expect.stringContaining('log.test'), detail: 'from /api/files/…' }],
      at: '1970-01-01T00:00:00.000Z',
    });
  });
});
