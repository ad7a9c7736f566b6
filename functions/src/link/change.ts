import { type Link, link as linkSchema } from '@agency/domain/link/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { audit } from '../platform/audit.ts';
import { commit, type UnitOfWork } from '../platform/commit.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, readDocument, withoutId } from '../platform/firestore.ts';
import type { OperationHandler } from '../platform/operation.ts';
import { linkUrl } from '../records/link/url.ts';
import { staffActor, writeEvent } from '../records/quote/store.ts';

const noSuchLink = 'We can’t find this link.';

function readLink(deps: Deps, linkId: string, unit?: UnitOfWork): Promise<Stored<Link>> {
  return readDocument(linkSchema, documentRef(deps.db, 'links', linkId), noSuchLink, unit);
}

function urlOf(deps: Deps, { kind, id, rotation }: Pick<Stored<Link>, 'kind' | 'id' | 'rotation'>): string {
  return linkUrl(deps.config, { kind, linkId: id, rotation });
}

/** The whole URL as it works now. The audit log records that staff had it shown. */
export const getLinkUrl: OperationHandler<'getLinkUrl'> = (deps, { linkId }, { person }) =>
  commit(deps, async (unit) => {
    const found = await readLink(deps, linkId, unit);
    const ref = documentRef(deps.db, 'links', linkId);
    const fields = withoutId(found);
    audit(deps, unit, { actor: person.uid, action: 'getLinkUrl', ref, before: fields, after: fields });
    return { url: urlOf(deps, found) };
  });

interface Change {
  readonly linkId: string;
  readonly action: 'rotateLink' | 'revokeLink';
  readonly event: 'linkRotated' | 'linkRevoked';
  next(found: Link, now: Date): Partial<Link>;
}

function changeLink(
  deps: Deps,
  { linkId, action, event, next }: Change,
  person: Parameters<typeof staffActor>[0],
): Promise<Stored<Link>> {
  return commit(deps, async (unit) => {
    const found = await readLink(deps, linkId, unit);
    const now = deps.clock();
    const before = withoutId(found);
    const after: Link = { ...before, ...next(before, now), updatedAt: now };
    const ref = documentRef(deps.db, 'links', linkId);
    unit.set(ref, after);
    const actor = staffActor(person);
    audit(deps, unit, { actor: actor.audited, action, ref, before, after });
    if (found.kind === 'quote') {
      writeEvent(deps, unit, found.documentId, { kind: event, actor, version: null });
    }
    return { ...after, id: linkId };
  });
}

/** Invalidates every URL given out so far, and makes a new one. */
export const rotateLink: OperationHandler<'rotateLink'> = async (deps, { linkId }, { person }) => {
  const changed = await changeLink(
    deps,
    {
      linkId,
      action: 'rotateLink',
      event: 'linkRotated',
      next: ({ rotation }) => ({ rotation: rotation + 1, revokedAt: null }),
    },
    person,
  );
  return { url: urlOf(deps, changed) };
};

/** Revokes the link; its content stays readable after signing in. */
export const revokeLink: OperationHandler<'revokeLink'> = async (deps, { linkId }, { person }) => {
  const next = ({ revokedAt }: Link, now: Date) => ({ revokedAt: revokedAt ?? now });
  await changeLink(deps, { linkId, action: 'revokeLink', event: 'linkRevoked', next }, person);
  return { revoked: true };
};
