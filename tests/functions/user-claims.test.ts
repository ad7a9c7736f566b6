import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClaims } from '../../functions/src/records/access/claims.ts';
import { claimsOf, makeMember } from './support/people.ts';
import { makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('claims');
});
afterAll(() => world.close());

describe('the claims of an account', () => {
  it('never restore what was ended, in whatever order calls arrive', async () => {
    const { uid } = await makeMember(world);
    const { sessionsFrom } = await claimsOf(world, uid);
    const late = { actor: uid, action: 'linkMyDocuments' };
    await setClaims(world.deps, uid, { sessionsFrom: sessionsFrom + 60, ...late });
    await setClaims(world.deps, uid, { sessionsFrom: sessionsFrom + 5, ...late });
    expect(await claimsOf(world, uid)).toMatchObject({ sessionsFrom: sessionsFrom + 60 });
  });

  it('include every one of several concurrent changes, in any order', async () => {
    const { uid, email } = await makeMember(world);
    const from = (await claimsOf(world, uid)).sessionsFrom;
    const why = { actor: 'system', action: 'grantAdmin' };
    const changes = [
      { sessionsFrom: from + 10, ...why },
      { sessionsFrom: from, role: 'admin', ...why } as const,
      { sessionsFrom: from + 90, ...why },
      { sessionsFrom: from + 1, provedEmail: `new-${email}`, ...why },
      { sessionsFrom: from + 30, ...why },
    ];
    for (const begin of [0, 1, 2, 3, 4]) {
      await setClaims(world.deps, uid, { sessionsFrom: from, role: null, provedEmail: email, ...why });
      const shuffled = [...changes.slice(begin), ...changes.slice(0, begin)];
      await Promise.all(shuffled.map((change) => setClaims(world.deps, uid, change)));
      expect(await claimsOf(world, uid)).toEqual({
        role: 'admin',
        sessionsFrom: from + 90,
        provedEmail: `new-${email}`,
        identities: [],
      });
    }
  });

  it('are those decided last when a slower writer comes after a faster one', async () => {
    const { uid } = await makeMember(world);
    const from = (await claimsOf(world, uid)).sessionsFrom;
    const why = { actor: 'system', action: 'removeAdmin' };
    const auth = await world.deps.auth();
    let isSlow = true;
    const slow = new Proxy(auth, {
      get(target, name) {
        if (name !== 'setCustomUserClaims') {
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return async (who: string, claims: object) => {
          // Before the first of them arrives, somebody else takes the role away, from beginning to end.
          if (isSlow) {
            isSlow = false;
            await setClaims(world.deps, uid, { sessionsFrom: from + 20, role: null, ...why });
          }
          await auth.setCustomUserClaims(who, claims);
        };
      },
    });
    const slowDeps = { ...world.deps, auth: async () => slow };
    await setClaims(slowDeps, uid, { sessionsFrom: from + 5, role: 'admin', ...why });
    expect(await claimsOf(world, uid)).toEqual({
      sessionsFrom: from + 20,
      provedEmail: expect.any(String),
      identities: [],
    });
  });
});
