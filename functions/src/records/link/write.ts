import { audienceOf } from '@agency/domain/client/members';
import type { Client } from '@agency/domain/client/schema';
import { type Link, type LinkKind, link as linkSchema } from '@agency/domain/link/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, findDocument, withoutId } from '../../platform/firestore.ts';
import { newId } from '../../platform/hash.ts';

interface LinkOf {
  readonly kind: LinkKind;
  readonly documentId: string;
  readonly client: Stored<Client>;
  /** The last day on which it works; null if it has no end yet. */
  readonly expiresOn: string | null;
}

export function newLink({ kind, documentId, client, expiresOn }: LinkOf, now: Date): Link {
  return {
    kind,
    documentId,
    clientId: client.id,
    ...audienceOf(client),
    rotation: 0,
    expiresOn,
    revokedAt: null,
    lastUsedAt: null,
    useCount: 0,
    createdAt: now,
    updatedAt: now,
  };
}

/** A link with the write that stores it: reads come before writes. */
export interface PreparedLink {
  readonly linkId: string;
  write(): void;
}

/**
 * A document's link from now on: created if there is none, else extended. A link that was revoked, or that belonged to
 * another client, is reopened under a new rotation, so that URLs sent out before stay invalid.
 */
export async function prepareLink(
  deps: Deps,
  unit: UnitOfWork,
  linkId: string | null,
  wanted: LinkOf,
): Promise<PreparedLink> {
  const now = deps.clock();
  const ref = documentRef(deps.db, 'links', linkId ?? newId(deps.random));
  const known = linkId === null ? null : await findDocument(linkSchema, ref, unit);
  if (known === null) {
    return { linkId: ref.id, write: () => void unit.create(ref, newLink(wanted, now)) };
  }
  const mustRotate = known.revokedAt !== null || known.clientId !== wanted.client.id;
  const next: Link = {
    ...withoutId(known),
    clientId: wanted.client.id,
    ...audienceOf(wanted.client),
    expiresOn: wanted.expiresOn,
    revokedAt: null,
    rotation: known.rotation + (mustRotate ? 1 : 0),
    updatedAt: now,
  };
  return { linkId: ref.id, write: () => void unit.set(ref, next) };
}
