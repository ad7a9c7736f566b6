import { AppError } from '@agency/domain/shared/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../firebase/session/state.ts';
import { linkDocuments } from './sign-in.client.ts';

const world = vi.hoisted(() => ({
  call: vi.fn<(name: string) => Promise<{ refreshToken: boolean }>>(),
  takeNewRights: vi.fn<() => Promise<void>>(),
  user: null as unknown,
}));
vi.mock('../../firebase/operations.client.ts', () => ({ callOperation: world.call }));
vi.mock('../../firebase/session/session.client.ts', () => ({
  openSession: async () => ({
    session: { state: { user: world.user }, takeNewRights: world.takeNewRights },
    firebase: {},
  }),
}));

const linked: SessionUser = {
  uid: 'anna',
  email: 'anna@example.com',
  emailVerified: true,
  displayName: 'Anna Example',
  claims: { sessionsFrom: 1000 },
  authTime: 9000,
};

beforeEach(() => {
  vi.resetAllMocks();
  world.call.mockResolvedValue({ refreshToken: false });
  world.user = linked;
});

describe('linkDocuments, after a sign-in', () => {
  it('also runs for an account linked before: quotes may have come since', async () => {
    await linkDocuments();
    expect(world.call).toHaveBeenCalledExactlyOnceWith('linkMyDocuments', {});
    expect(world.takeNewRights).not.toHaveBeenCalled();
  });

  it.each([
    ['the server changed them', linked, true],
    ['the token is from before the linking', { ...linked, claims: {} }, false],
  ])('refreshes the rights when %s', async (_why, user, refreshToken) => {
    world.user = user;
    world.call.mockResolvedValue({ refreshToken });
    await linkDocuments();
    expect(world.takeNewRights).toHaveBeenCalledOnce();
  });

  it('waits for the address to be verified', async () => {
    world.user = { ...linked, emailVerified: false };
    await linkDocuments();
    expect(world.call).not.toHaveBeenCalled();
  });

  it('keeps nobody out when it fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    world.call.mockRejectedValue(new AppError('internal', 'offline'));
    await linkDocuments();
    expect(log).toHaveBeenCalledOnce();
  });

  it('says why a sign-in does not count, as after a change of address', async () => {
    world.call.mockRejectedValue(new AppError('unauthenticated', 'Set a password for the new address.'));
    await expect(linkDocuments()).rejects.toThrow('Set a password for the new address.');
  });
});
