import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyNewAddress } from './sign-in.client.ts';

const world = vi.hoisted(() => ({
  applyActionCode: vi.fn<() => Promise<void>>(),
  signOut: vi.fn<() => Promise<void>>(),
  profile: {} as Record<string, unknown>,
}));
vi.mock('firebase/auth', () => ({
  applyActionCode: world.applyActionCode,
  checkActionCode: async () => ({
    operation: 'VERIFY_AND_CHANGE_EMAIL',
    data: { previousEmail: 'anna@example.com', email: 'Anna@new.example' },
  }),
}));
vi.mock('firebase/firestore', () => ({
  doc: (_db: unknown, path: string) => path,
  getDocFromServer: async () => ({ get: (field: string) => world.profile[field] }),
}));
vi.mock('../../firebase/operations.client.ts', () => ({}));
vi.mock('../../firebase/session/session.client.ts', () => ({
  openSession: async () => ({
    session: {
      ready: async () => ({
        user: { uid: 'anna', email: 'anna@example.com', claims: { sessionsFrom: 1000 } },
      }),
      signOut: world.signOut,
    },
    firebase: { auth: {}, firestore: () => ({}) },
  }),
}));

beforeEach(() => vi.clearAllMocks());

describe('the link to a new address', () => {
  it('is applied while its request counts', async () => {
    world.profile = { 'addressChange.to': 'anna@new.example', 'addressChange.sessionsFrom': 1000 };
    await applyNewAddress('code');
    expect(world.applyActionCode).toHaveBeenCalledOnce();
    expect(world.signOut).toHaveBeenCalledWith('addressChanged');
  });

  it.each([
    [
      'the sessions ended since',
      { 'addressChange.to': 'anna@new.example', 'addressChange.sessionsFrom': 900 },
    ],
    ['another was asked for', { 'addressChange.to': 'a@other.example', 'addressChange.sessionsFrom': 1000 }],
    ['nobody asked us', {}],
  ])('is not used up when %s: the account would lose its rights', async (_why, profile) => {
    world.profile = profile;
    await expect(applyNewAddress('code')).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(world.applyActionCode).not.toHaveBeenCalled();
  });
});
