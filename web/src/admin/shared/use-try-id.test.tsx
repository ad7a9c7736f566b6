import { AppError } from '@agency/domain/shared/errors';
import { expect, it } from 'vitest';
import { mountAgain } from '../../platform/testing/mount.ts';
import { useTryId } from './use-try-id.ts';

let made = 0;
const make = () => `id-${++made}`;

interface ScreenProps {
  readonly error: AppError | null;
  readonly onShown: (id: string) => void;
}

function Screen({ error, onShown }: ScreenProps): null {
  onShown(useTryId(make, error));
  return null;
}

it('stays for a retry, and is another where an earlier try stored something else', async () => {
  const shown: string[] = [];
  const show = await mountAgain<AppError | null>(
    (error) => <Screen error={error} onShown={(id) => shown.push(id)} />,
    null,
  );
  const first = shown.at(-1);
  await show(new AppError('internal', 'We can’t reach the server.'));
  await show(null);
  expect(shown.at(-1)).toBe(first);
  await show(new AppError('already-exists', 'An earlier version has already been saved.'));
  const second = shown.at(-1);
  expect(second).not.toBe(first);
  await show(null);
  expect(shown.at(-1)).toBe(second);
});
