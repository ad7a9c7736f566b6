import type { CollectionName } from '@agency/domain/shared/collections';
import { collections, documentPath } from '@agency/domain/shared/collections';
import { londonDate } from '@agency/domain/shared/dates';
import type { TestUser } from '../people.ts';

/** A document of one person in a collection. */
export interface Planted {
  readonly path: string;
  /** Null where the product creates it. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Words by which a copy shows that it holds this document. */
  readonly mark: string;
  /** Words that identify the person. */
  readonly theirs: readonly string[];
}

export interface Options {
  /** Their project is still being done. */
  readonly underWay: boolean;
  /** The address of somebody else at their client. */
  readonly colleague?: string;
  /** They are on the list of admins. */
  readonly listed?: boolean;
  /** Their upload belongs to nothing. */
  readonly loose?: boolean;
}

export type Owner = ReturnType<typeof ownerOf>;

/** What all documents of a person have in common: their ids, times and audience. */
export function ownerOf({ uid, email }: TestUser, suppressionId: string, options: Options) {
  const now = new Date();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const today = londonDate(now);
  const tag = uid.slice(0, 12);
  const markOf = (name: string) => markFor(name, tag);
  const stamps = { createdAt: now, updatedAt: now, updatedBy: 'system' };
  const written = { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid };
  const audience = { memberUids: [uid], membersVersion: 1 };
  const ids = { client: `c-${tag}`, quote: `Q-${tag}`, accepted: `QA-${tag}`, project: `P-${tag}` };
  return {
    uid,
    email,
    suppressionId,
    ...options,
    now,
    tomorrow,
    today,
    tag,
    markOf,
    stamps,
    written,
    audience,
    ids,
    ...writersFor(uid, email, tag, tomorrow),
  };
}

const markFor = (name: string, tag: string) => `mark-${name}-${tag}`;

/** How a document in a collection is planted: with its own fields, or only with identifying words. */
function writersFor(uid: string, email: string, tag: string, tomorrow: Date) {
  const at = (
    name: CollectionName,
    parts: readonly string[],
    data: Planted['data'],
    rest: Partial<Planted> = {},
  ): Planted => ({
    path: documentPath(name, ...parts),
    data,
    mark: markFor(name, tag),
    theirs: [uid, email],
    ...rest,
  });
  const shared = (name: CollectionName) => {
    const depth = collections[name].split('/').length / 2;
    const parts = Array.from({ length: depth }, (_, index) => `${name}-${index}-${tag}`);
    return at(name, parts, { text: markFor(name, tag), expiresAt: tomorrow });
  };

  return { at, shared };
}
