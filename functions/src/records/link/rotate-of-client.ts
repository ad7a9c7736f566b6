import type { Client } from '@agency/domain/client/schema';
import { linkQueries } from '@agency/domain/link/queries';
import { isLinkOpen, type Link, link as linkSchema } from '@agency/domain/link/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { type DocumentReference, FieldValue } from '@google-cloud/firestore';
import { audit } from '../../platform/audit.ts';
import type { UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { documentRef, parseIfReadable, runnableQuery, withoutId } from '../../platform/firestore.ts';
import { type Actor, writeEvent } from '../quote/store.ts';

/** A client's open links, with the writes that invalidate their URLs: reads come before writes. */
export interface LinksOfClient {
  rotate(actor: Actor, action: string): void;
}

/**
 * For when somebody who was mailed such URLs leaves the client: every URL given out so far becomes invalid, in the
 * commit that removes them. Those who remain can sign in, or ask for a new one.
 */
export async function readLinksOfClient(
  deps: Deps,
  unit: UnitOfWork,
  clientId: string,
  { membersVersion }: Pick<Client, 'membersVersion'>,
): Promise<LinksOfClient> {
  const now = deps.clock();
  const open: Stored<Link>[] = [];
  const unreadable: DocumentReference[] = [];
  // Every copy of the client's audience is of this version or an earlier one.
  const query = runnableQuery(deps.db, linkQueries.linksOfClient, [clientId, membersVersion + 1]);
  let page = await unit.find(query);
  for (;;) {
    for (const snapshot of page.docs) {
      const link = parseIfReadable(deps, linkSchema, snapshot);
      if (link === null) unreadable.push(snapshot.ref);
      else if (isLinkOpen(link, now)) open.push(link);
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < linkQueries.linksOfClient.limit) break;
    page = await unit.find(query.startAfter(last));
  }
  return {
    rotate: (actor, action) => {
      for (const link of open) rotateOne(deps, unit, link, actor, action);
      // An unreadable link opens nothing; repairing it must not reopen it to the person who left.
      for (const ref of unreadable) unit.update(ref, { rotation: FieldValue.increment(1) });
    },
  };
}

function rotateOne(deps: Deps, unit: UnitOfWork, link: Stored<Link>, actor: Actor, action: string): void {
  const ref = documentRef(deps.db, 'links', link.id);
  const before = withoutId(link);
  const after: Link = { ...before, rotation: before.rotation + 1, updatedAt: deps.clock() };
  unit.set(ref, after);
  audit(deps, unit, { actor: actor.audited, action, ref, before, after });
  if (link.kind === 'quote') {
    writeEvent(deps, unit, link.documentId, { kind: 'linkRotated', actor, version: null });
  }
}
