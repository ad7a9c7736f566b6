import { toAppError } from '@agency/domain/shared/errors';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromCallableError } from '../platform/operation-errors.ts';

// What the SDK makes of the server's answers, which it may change with each version.

let app: FirebaseApp;
beforeEach(() => {
  app = initializeApp({ projectId: 'demo', apiKey: 'local', appId: 'local' }, 'operations');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteApp(app);
});

/** The error of a call that gets this answer. */
async function failed(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const thrown: unknown = await httpsCallable(getFunctions(app), 'call')({}).catch((error: unknown) => error);
  return fromCallableError(thrown);
}

const answers = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });

test('a refusal is told in the words of the server and no others', async () => {
  const issues = [{ path: 'email', message: 'Enter an email address' }];
  const details = { code: 'link-not-valid', issues };
  const error = { status: 'INVALID_ARGUMENT', message: 'Some of it is [not] right.', details };
  expect(await failed(answers(400, { error }))).toMatchObject({
    code: 'link-not-valid',
    message: 'Some of it is [not] right.',
    issues,
  });
});

test.each([
  ['a cut connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy that answers for the server', answers(503, '<html>')],
  ['a time-out on the way', answers(504, {})],
])('%s is told as one', async (_what, answer) => {
  const error = toAppError(await failed(answer));
  expect(error).toMatchObject({ code: 'internal', message: expect.stringMatching(/connection/) });
});
