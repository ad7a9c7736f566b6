import { clientQueries } from '@agency/domain/client/queries';
import { type Client, client as clientSchema } from '@agency/domain/client/schema';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { Fate, Holding, HoldingKind } from '@agency/domain/platform/data-request';
import { quoteQueries } from '@agency/domain/quote/queries';
import { type QuoteHead, quoteHead } from '@agency/domain/quote/schema';
import type { Stored } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { mostCounted, mostNamed } from '@agency/domain/user/description';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/deps.ts';
import { parseIfReadable, runnableQuery } from '../platform/firestore.ts';
import { isUnderWay } from '../records/client/under-way.ts';
import { headRef } from '../records/quote/store.ts';
import { fateOfQuote } from './fate-of-quote.ts';
import { fateOfMention, quotesNaming } from './quotes-naming.ts';

type Item = Holding['items'][number];

/** Where an address stands at clients and on quotes, by what erasing it does there. */
export async function holdingsAtClients(deps: Deps, address: string): Promise<Holding[]> {
  const { clientsByEmail, clientsByInvitation, clientsByInvoiceEmail, clientsByBillingEmail } = clientQueries;
  const read = (spec: QuerySpec) => runnableQuery(deps.db, spec, [address]).limit(mostCounted).get();
  const [people, invited, copied, billed, quotes, naming] = await Promise.all([
    read(clientsByEmail),
    read(clientsByInvitation),
    read(clientsByInvoiceEmail),
    read(clientsByBillingEmail),
    read(quoteQueries.quotesOfAddress),
    quotesNaming(deps, address),
  ]);
  const ofContact = new Set(people.docs.map(({ id }) => id));
  const named = async (found: QueryDocumentSnapshot): Promise<Item & { readonly fate: Fate }> => {
    const client = parseIfReadable(deps, clientSchema, found);
    const fate = client === null ? 'waiting' : await fateAtClient(deps, client, address);
    return { id: found.id, label: client?.name ?? found.ref.path, fate };
  };
  const leaving = (found: QueryDocumentSnapshot) => ({ ...nameOf(deps, found), fate: 'anonymised' as const });
  return [
    ...byFate('clients', await Promise.all(people.docs.map(named))),
    ...byFate('invitations', invited.docs.map(leaving)),
    ...byFate('bills', billed.docs.filter(({ id }) => !ofContact.has(id)).map(leaving)),
    ...byFate('invoiceCopies', copied.docs.map(leaving)),
    ...byFate('quotes', [
      ...(await Promise.all(quotes.docs.map((found) => quoteAs(deps, found, address)))),
      ...(await Promise.all(naming.slice(0, mostCounted).map((id) => mentionAs(deps, id)))),
    ]),
    await invoicesOf(
      deps,
      people.docs.map(({ id }) => id),
    ),
  ];
}

function nameOf(deps: Deps, found: QueryDocumentSnapshot): Item {
  const client = parseIfReadable(deps, clientSchema, found);
  return { id: found.id, label: client?.name ?? found.ref.path };
}

/** The only contact stays while something is under way for the client. */
async function fateAtClient(deps: Deps, client: Stored<Client>, address: string): Promise<Fate> {
  const isOnly = client.people.every(({ email }) => email === address);
  return isOnly && (await isUnderWay(deps, client.id, address)) ? 'waiting' : 'anonymised';
}

async function quoteAs(
  deps: Deps,
  found: QueryDocumentSnapshot,
  address: string,
): Promise<Item & { readonly fate: Fate }> {
  const head: Stored<QuoteHead> | null = parseIfReadable(deps, quoteHead, found);
  if (head === null) return { id: found.id, label: found.ref.path, fate: 'waiting' };
  const fate = await fateOfQuote(deps, head, address);
  return { id: found.id, label: `${head.number} ${head.title}`.trim(), fate: fateWords[fate] };
}

/** A quote to somebody else that names them. */
async function mentionAs(deps: Deps, quoteId: string): Promise<Item & { readonly fate: Fate }> {
  const found = await headRef(deps, quoteId).get();
  const head = found.exists ? parseIfReadable(deps, quoteHead, found) : null;
  if (head === null) return { id: quoteId, label: quoteId, fate: 'waiting' };
  return { id: quoteId, label: `${head.number} ${head.title}`.trim(), fate: fateWords[fateOfMention(head)] };
}

const fateWords = {
  retained: 'stays',
  open: 'withdrawn',
  anonymised: 'anonymised',
  purged: 'deleted',
} as const satisfies Readonly<Record<Awaited<ReturnType<typeof fateOfQuote>>, Fate>>;

function byFate(kind: HoldingKind, all: readonly (Item & { readonly fate: Fate })[]): Holding[] {
  const fates = [...new Set(all.map(({ fate }) => fate))];
  return fates.map((fate) => {
    const of = all.filter((one) => one.fate === fate);
    const items = of.slice(0, mostNamed).map(({ id, label }) => ({ id, label }));
    return { kind, fate, items, count: of.length };
  });
}

/** Of the clients whose contact they are: they may be named there, as it was issued. */
async function invoicesOf(deps: Deps, clientIds: readonly string[]): Promise<Holding> {
  const spec = invoiceQueries.invoicesOnRecord;
  const found = await Promise.all(
    clientIds.map((id) =>
      runnableQuery(deps.db, spec, [id]).select('number', 'title').limit(mostCounted).get(),
    ),
  );
  const all = found.flatMap(({ docs }) => docs);
  const items = all.slice(0, mostNamed).map((one) => ({
    id: one.id,
    label: `${one.get('number') ?? 'Draft'} ${one.get('title') ?? ''}`.trim(),
  }));
  return { kind: 'invoices', fate: 'stays', items, count: Math.min(all.length, mostCounted) };
}
