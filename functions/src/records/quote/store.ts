import { changedFields } from '@agency/domain/audit/changes';
import {
  type EventActor,
  type QuoteDraft,
  type QuoteEventKind,
  type QuoteHead,
  type QuoteVersion,
  quoteDraft,
  quoteHead,
  quoteVersion,
} from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { DocumentReference } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import type { Person } from '../../platform/auth.ts';
import { commit, type UnitOfWork } from '../../platform/commit.ts';
import type { Deps } from '../../platform/deps.ts';
import { type DocumentSource, documentRef, readDocument, withoutId } from '../../platform/firestore.ts';
import { newId } from '../../platform/hash.ts';

/** Who changes a quote: as its history shows it, and as the audit log names it. */
export interface Actor {
  readonly shown: EventActor;
  readonly audited: string;
}

export function staffActor(person: Person): Actor {
  return { shown: { kind: 'staff', uid: person.uid, name: person.name }, audited: person.uid };
}

export const visitorActor = (name: string): Actor => ({
  shown: { kind: 'visitor', uid: null, name },
  audited: 'visitor',
});

export const linkActor = (name: string): Actor => ({
  shown: { kind: 'link', uid: null, name },
  audited: 'link',
});

export const systemActor: Actor = { shown: { kind: 'system', uid: null, name: '' }, audited: 'system' };

export function clientActor(person: Person): Actor {
  return { shown: { kind: 'client', uid: person.uid, name: person.name }, audited: person.uid };
}

export const noSuchQuote = 'We can’t find this quote.';

export function headRef(deps: Deps, quoteId: string): DocumentReference {
  return documentRef(deps.db, 'quotes', quoteId);
}

export function draftRef(deps: Deps, quoteId: string): DocumentReference {
  return documentRef(deps.db, 'quotePrivate', quoteId, 'draft');
}

export function versionRef(deps: Deps, quoteId: string, version: number): DocumentReference {
  return documentRef(deps.db, 'quoteVersions', quoteId, String(version));
}

export function readHead(deps: Deps, quoteId: string, source?: DocumentSource): Promise<Stored<QuoteHead>> {
  return readDocument(quoteHead, headRef(deps, quoteId), noSuchQuote, source);
}

export function readDraft(deps: Deps, quoteId: string, source?: DocumentSource): Promise<Stored<QuoteDraft>> {
  return readDocument(quoteDraft, draftRef(deps, quoteId), noSuchQuote, source);
}

export function readVersion(
  deps: Deps,
  quoteId: string,
  version: number,
  source?: DocumentSource,
): Promise<Stored<QuoteVersion>> {
  const ref = versionRef(deps, quoteId, version);
  return readDocument(quoteVersion, ref, 'We can’t find this version of the quote.', source);
}

interface EventParts {
  readonly kind: QuoteEventKind;
  readonly actor: Actor;
  readonly version: number | null;
  /** For what happens at most once: a second `create()` with this id fails. */
  readonly eventId?: string;
  /** The text of a nudge. */
  readonly nudge?: string;
}

/** Adds to the history that members see; returns the event's id. */
export function writeEvent(
  deps: Deps,
  unit: UnitOfWork,
  quoteId: string,
  { kind, actor, version, eventId = newId(deps.random), nudge }: EventParts,
): string {
  unit.create(documentRef(deps.db, 'quoteEvents', quoteId, eventId), {
    kind,
    actor: actor.shown,
    version,
    at: deps.clock(),
    zone: 'Europe/London',
    ...(nudge === undefined ? {} : { nudge }),
  });
  return eventId;
}

interface HeadChange {
  readonly head: Stored<QuoteHead>;
  readonly change: Partial<QuoteHead>;
  readonly actor: Actor;
  /** The operation's name. */
  readonly action: string;
  /** A note by staff, for the audit log alone. */
  readonly note?: string;
  /** False where the log names it already. */
  readonly isLogged?: boolean;
}

/** Changes the head and writes its audit entry. Functions stamp as `system`: their triggers skip these. */
export function changeHead(
  deps: Deps,
  unit: UnitOfWork,
  { head, change, actor, action, note, isLogged = true }: HeadChange,
): void {
  const before = withoutId(head);
  const after: QuoteHead = { ...before, ...change, updatedAt: deps.clock(), updatedBy: 'system' };
  const ref = headRef(deps, head.id);
  unit.set(ref, after);
  if (!isLogged || Object.keys(changedFields(before, after).after).length === 0) return;
  const noted = note === undefined || note === '' ? after : { ...after, note };
  audit(deps, unit, { actor: actor.audited, action, ref, before, after: noted });
}

/** Changes one quote, whose head is read and written in one commit. */
export function inQuote<T>(
  deps: Deps,
  quoteId: string,
  change: (unit: UnitOfWork, head: Stored<QuoteHead>) => Promise<T>,
): Promise<T> {
  return commit(deps, async (unit) => {
    return change(unit, await readHead(deps, quoteId, unit));
  });
}
