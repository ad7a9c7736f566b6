import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../entry-server.tsx';
import { testContent, testRenderer } from '../../platform/testing/site-content.ts';

const renderer = createRenderer(testRenderer);

async function pageOf(search: string): Promise<string> {
  const { body } = await renderer.render(renderer.plan('/client/login', search), testContent());
  return body;
}

describe('the sign-in page is served as it will be', () => {
  it.each([
    ['?mode=resetPassword&oobCode=aB-_9', 'Choose a new password'],
    ['?mode=verifyEmail&oobCode=aB-_9&lang=en', 'Confirm your email address'],
    ['?ended=lost', 'You’ve been signed out.'],
  ])('%s', async (search, words) => {
    expect(await pageOf(search)).toContain(words);
    expect(await pageOf('')).not.toContain(words);
  });

  it('for a link with a malformed code as without a link', async () => {
    expect(await pageOf(`?mode=resetPassword&oobCode=${'a'.repeat(121)}`)).toBe(await pageOf(''));
    expect(await pageOf('?mode=resetPassword&oobCode=%3Cscript%3E')).toContain('Sign in with Google');
  });

  it('without the code in it', async () => {
    expect(await pageOf('?mode=resetPassword&oobCode=aB-_9secret')).not.toContain('aB-_9secret');
  });
});
