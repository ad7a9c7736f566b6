import { lock } from '@agency/domain/platform/schema';
import { documentPath } from '@agency/domain/shared/collections';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { parseSnapshot } from '../platform/firestore.ts';
import { newId } from '../platform/hash.ts';
import { ifUnchanged } from '../platform/if-unchanged.ts';
import type { MailDeps } from './deps.ts';

/** The lease's holder during a long pause that the provider asked for. */
const pauseHolder = 'pause';

/** Renewed at every step of the drain; a process that died locks the others out for no longer than this. */
const lockMs = 90_000;

/** The one lease under which mail is sent (`locks/mail`), taken and released by compare-and-swap. */
export interface DrainLease {
  /** False when it was lost: another process may be sending. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
  /** Releases it so that nobody takes it before this time: the provider wants a long pause. */
  releaseUntil(time: Date): Promise<void>;
}

type LeaseDeps = Pick<MailDeps, 'db' | 'clock' | 'random'>;

/** The lease, or null when another process holds it. */
export async function takeDrainLease(deps: LeaseDeps): Promise<DrainLease | null> {
  const ref = deps.db.doc(documentPath('locks', 'mail'));
  const snapshot = await ref.get();
  const held = parseSnapshot(lock, snapshot);
  if (held && held.until > deps.clock() && !isFromAWrongClock(deps, held)) return null;
  const holder = newId(deps.random);
  const content = { holder, until: inFuture(deps, lockMs) };
  const writtenAt = await ifUnchanged(() =>
    snapshot.updateTime ? ref.update(content, { lastUpdateTime: snapshot.updateTime }) : ref.create(content),
  );
  return writtenAt && heldLease(deps, ref, holder, writtenAt);
}

/** Longer than the clocks of healthy machines ever differ. */
const clockToleranceMs = 10 * 60_000;

/**
 * A lease that ends later than any is taken for was written by a clock that ran fast and has since been corrected:
 * waiting for it would stop all mail for that long. Pauses may be long.
 */
function isFromAWrongClock(deps: LeaseDeps, { holder, until }: v.InferOutput<typeof lock>): boolean {
  return holder !== pauseHolder && until.getTime() > deps.clock().getTime() + lockMs + clockToleranceMs;
}

function heldLease(deps: LeaseDeps, ref: DocumentReference, holder: string, taken: Timestamp): DrainLease {
  let lastUpdateTime: Timestamp | null = taken;
  const write = async (name: string, until: Date): Promise<boolean> => {
    if (lastUpdateTime === null) return false;
    const precondition = { lastUpdateTime };
    lastUpdateTime = await ifUnchanged(() => ref.update({ holder: name, until }, precondition));
    return lastUpdateTime !== null;
  };
  return {
    renew: () => write(holder, inFuture(deps, lockMs)),
    async release() {
      // Left in place and expired rather than deleted: the next taker compares with this very write.
      await write(holder, new Date(deps.clock().getTime() - 1));
    },
    async releaseUntil(time) {
      await write(pauseHolder, time);
    },
  };
}

function inFuture(deps: LeaseDeps, milliseconds: number): Date {
  return new Date(deps.clock().getTime() + milliseconds);
}
