import { expect, it } from 'vitest';
import { believeRefusal, onRefused } from './refused.ts';

it('asks for the session before a refusal is believed, and not for other errors', async () => {
  const asked: string[] = [];
  onRefused(async () => {
    asked.push('asked');
  });
  await believeRefusal('failed-precondition');
  await believeRefusal('invalid-argument');
  expect(asked).toEqual([]);
  await believeRefusal('unauthenticated');
  await believeRefusal('permission-denied');
  expect(asked).toHaveLength(2);
  onRefused(async () => undefined);
});
