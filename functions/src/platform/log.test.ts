import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './log.ts';

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
