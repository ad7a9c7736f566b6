import type { Correction } from '@agency/domain/platform/data-request';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Person } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { everySnapshot } from '../../platform/firestore.ts';
import { inTurn } from '../../platform/in-turn.ts';

/** What is corrected of the person at an address; null stays as it is. */
export interface Correcting {
  readonly address: string;
  readonly name: string | null;
  readonly to: string | null;
  /** Count only. */
  readonly isDry: boolean;
  readonly actor: Person;
  readonly action: string;
}

/**
 * Corrects each document that a query finds by the address; `work` says whether it has anything to correct.
 * @throws UnreadableRecord for the first that can't be read, once all others are done.
 */
export async function correctEach(
  deps: Deps,
  spec: QuerySpec,
  { address }: Correcting,
  work: (found: QueryDocumentSnapshot) => Promise<boolean>,
): Promise<number> {
  // All of them before the first is changed: then it is no longer found.
  const found: QueryDocumentSnapshot[] = [];
  for await (const one of everySnapshot(deps.db, spec, [address])) found.push(one);
  const { count, unreadable } = await inTurn(found, work);
  if (unreadable[0]) throw unreadable[0];
  return count;
}

export const changed = (place: Correction['place'], count: number): Correction => ({
  place,
  count,
  isChanged: true,
});
export const stays = (place: Correction['place'], count: number): Correction => ({
  place,
  count,
  isChanged: false,
});
