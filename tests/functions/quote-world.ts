import type { Buys } from '@agency/domain/client/buys';
import type { AcceptInput } from '@agency/domain/quote/answer';
import type { QuoteContent } from '@agency/domain/quote/content';
import {
  type QuoteHead,
  type QuoteVersion,
  quoteHead,
  quoteVersion,
  type Recipient,
} from '@agency/domain/quote/schema';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { type AcceptAnswer, acceptQuote } from '../../functions/src/quote/accept.ts';
import { createQuote } from '../../functions/src/quote/create.ts';
import { saveQuoteDraft } from '../../functions/src/quote/save-draft.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { linkActor } from '../../functions/src/records/quote/store.ts';
import { asStaff, caller, type World } from './world.ts';

export const recipient: Recipient = {
  name: 'Sam Weald',
  email: 'sam@example.com',
  company: 'Weald Pottery',
  phone: null,
};

const line = {
  unitLabel: '',
  quantity: 1,
  discount: 0,
  vatRate: 2000 as const,
  billing: 'once' as const,
};

/** A fixed, an optional and an adjustable line, a choice of two, and hosting by the month. */
export const content: QuoteContent = {
  title: 'New website',
  introduction: 'As we discussed.',
  sections: [
    {
      id: 'website',
      title: 'Website',
      introduction: '',
      lines: [
        { ...line, id: 'design', description: 'Design', unitPrice: 100_000, selection: { kind: 'fixed' } },
        {
          ...line,
          id: 'blog',
          description: 'Blog',
          unitPrice: 50_000,
          selection: { kind: 'optional', selected: false },
        },
        {
          ...line,
          id: 'pages',
          description: 'Pages',
          quantity: 2,
          unitPrice: 10_000,
          selection: { kind: 'adjustable', min: 1, max: 5 },
        },
        {
          ...line,
          id: 'photos-few',
          description: 'Ten photographs',
          unitPrice: 20_000,
          selection: { kind: 'oneOf', group: 'Photographs', selected: true },
        },
        {
          ...line,
          id: 'photos-many',
          description: 'Thirty photographs',
          unitPrice: 40_000,
          selection: { kind: 'oneOf', group: 'Photographs', selected: false },
        },
        {
          ...line,
          id: 'hosting',
          description: 'Hosting',
          unitPrice: 3_000,
          billing: 'monthly',
          selection: { kind: 'fixed' },
        },
      ],
    },
  ],
  discount: { kind: 'none' },
  paymentSchedule: [
    { id: 'deposit', label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
    { id: 'final', label: 'Launch', share: 6000, trigger: { kind: 'milestone', milestoneId: 'launch' } },
  ],
  milestones: [
    { id: 'draft', title: 'First draft', description: '', weeksAfterStart: 2 },
    { id: 'launch', title: 'Launch', description: '', weeksAfterStart: 6 },
  ],
};

export interface DraftOptions {
  readonly content?: QuoteContent;
  readonly recipient?: Recipient;
  readonly validUntil?: string | null;
  /** What a recipient without a company buys for. */
  readonly buys?: Buys;
}

/** A quote that staff made and saved once; its draft is at revision 1. */
export async function makeDraft({ deps }: World, options: DraftOptions = {}): Promise<string> {
  const to = options.recipient ?? recipient;
  const { quoteId } = await createQuote(deps, { recipient: to }, asStaff);
  await saveQuoteDraft(
    deps,
    {
      quoteId,
      revision: 0,
      recipient: to,
      content: options.content ?? content,
      validUntil: options.validUntil ?? null,
      internalNotes: '',
    },
    asStaff,
  );
  return quoteId;
}

/** The same, sent as version 1. */
export async function makeSent(world: World, options: DraftOptions = {}): Promise<string> {
  const quoteId = await makeDraft(world, options);
  const isPerson = options.recipient?.company === null;
  const buys = isPerson ? { buys: options.buys ?? 'business' } : {};
  await sendQuote(world.deps, { quoteId, revision: 1, ...buys }, asStaff);
  return quoteId;
}

export async function headOf({ deps }: World, quoteId: string): Promise<Stored<QuoteHead>> {
  const path = `quotes/${quoteId}`;
  return parseDocument(quoteHead, path, (await deps.db.doc(path).get()).data());
}

export async function versionOf(
  { deps }: World,
  quoteId: string,
  version = 1,
): Promise<Stored<QuoteVersion>> {
  const path = `quotes/${quoteId}/versions/${version}`;
  return parseDocument(quoteVersion, path, (await deps.db.doc(path).get()).data());
}

/** What the page of this quote sends when everything is left as it is. */
export async function yesTo(
  world: World,
  quoteId: string,
  rest: Partial<AcceptInput> = {},
): Promise<AcceptInput> {
  const { version, contentHash } = await versionOf(world, quoteId);
  return { version, contentHash, name: 'Sam Weald', acceptTerms: true, choices: [], ...rest };
}

/** A snapshot of everything that a test could have written: equal snapshots mean no writes. */
export async function snapshotOf({ deps }: World, quoteId: string): Promise<string> {
  const names = ['certificates', 'projects', 'invoices', 'billingSeries', 'outbox', 'links', 'auditLog'];
  const counts = await Promise.all(
    names.map(async (name) => [name, (await deps.db.collection(name).count().get()).data().count]),
  );
  const head = await deps.db.doc(`quotes/${quoteId}`).get();
  const events = await deps.db.collection(`quotes/${quoteId}/events`).count().get();
  return JSON.stringify([counts, head.updateTime, events.data().count]);
}

/** The holder of a quote's link. */
export const bob = linkActor('Sam Weald');

/** The quote is accepted by its link. */
export function accept(
  { deps }: World,
  quoteId: string,
  { version, contentHash, name, choices, startEarly }: AcceptInput,
): Promise<AcceptAnswer> {
  const acceptance = { version, contentHash, choices, startEarly };
  return acceptQuote(deps, { quoteId, name, actor: bob, caller, channel: 'link', acceptance });
}
