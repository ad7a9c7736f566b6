import { invariant } from '@agency/domain/shared/invariant';
import type { PlanName } from './memberships.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly plan: PlanName;
}

const byPlan: Readonly<Record<PlanName, readonly string[]>> = {
  unlimited: [
    'Amira Hussain',
    'Owen Prosser',
    'Nadia Petrov',
    'Joel Okafor',
    'Hattie Marsh',
    'Luca Ferrante',
    'Wren Holloway',
    'Dev Ramanathan',
    'Cerys Bowen',
    'Piotr Zielinski',
  ],
  flex: [
    'Tom Ashdown',
    'Grace Mbeki',
    'Ravi Chandran',
    'Isla Fenwick',
    'Noor Siddiqui',
    'Ben Thackeray',
    'Yuki Mori',
    'Elin Strand',
  ],
  'off-peak': [
    'Margaret Pell',
    'Arthur Quill',
    'Rosa Delgado',
    'Frank Attwater',
    'Sheila Nunn',
    'Kofi Boateng',
  ],
};

/** The sample members. The names are invented. */
export const members: readonly Member[] = (['unlimited', 'flex', 'off-peak'] as const).flatMap((plan) =>
  byPlan[plan].map((name) => ({ id: name.toLowerCase().replace(/ .*/, ''), name, plan })),
);

const byId = new Map(members.map((each) => [each.id, each]));

export function isMember(id: string): boolean {
  return byId.has(id);
}

export function memberOf(id: string): Member {
  const member = byId.get(id);
  invariant(member, `'${id}' is a member`);
  return member;
}
