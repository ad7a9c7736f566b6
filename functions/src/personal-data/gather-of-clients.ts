import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { certificateQueries } from '@agency/domain/certificate/queries';
import { clientQueries } from '@agency/domain/client/queries';
import { fileQueries } from '@agency/domain/file/queries';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { linkQueries } from '@agency/domain/link/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuerySpec } from '@agency/domain/shared/query';
import type { Person } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef } from '../platform/firestore.ts';
import { type CopySize, type Fields, readable, readPart } from './copy-size.ts';

/** Lists below a document, by the name that they get in the copy: the query, and its values. */
type Below = Readonly<Record<string, readonly [QuerySpec, readonly unknown[]]>>;

interface OfClient {
  readonly spec: QuerySpec;
  readonly below: Below;
}

/** What the rules let a member read, by its name in the copy. */
const ofClients: Readonly<Record<string, OfClient>> = {
  clients: { spec: clientQueries.clientsOfMember, below: { credits: [clientQueries.creditsOfClient, []] } },
  quotes: {
    spec: quoteQueries.quotesOfMember,
    below: {
      versions: [quoteQueries.versionsOfQuote, []],
      events: [quoteQueries.eventsOfQuote, []],
      messages: [messageQueries.messagesOfQuote, []],
    },
  },
  certificates: { spec: certificateQueries.certificatesOfMember, below: {} },
  projects: {
    spec: projectQueries.projectsOfMember,
    below: {
      milestones: [projectQueries.milestonesOfProject, []],
      updates: [projectQueries.updatesOfProject, []],
      activity: [projectQueries.activityOfProject, []],
      messages: [messageQueries.messagesOfProject, []],
      files: [fileQueries.filesOfProjectSeenBy, ['client']],
    },
  },
  invoices: {
    spec: invoiceQueries.invoicesOfMember,
    below: { payments: [invoiceQueries.paymentsOfInvoice, []] },
  },
  monthlyBilling: { spec: billingSeriesQueries.billingSeriesOfMember, below: {} },
  links: { spec: linkQueries.linksOfMember, below: { visits: [linkQueries.visitsOfLink, []] } },
};

/** The person's clients and all that is shared with them. */
export async function gatherOfClients(deps: Deps, size: CopySize, person: Person): Promise<Fields> {
  const gathered: Record<string, Fields[]> = {};
  for (const [name, { spec, below }] of Object.entries(ofClients)) {
    const documents = await readPart(deps, size, { name, spec, values: [person.uid] });
    const whole: Fields[] = [];
    for (const document of documents) {
      const lists = await listsOf(deps, size, name, document, below);
      const own = name === 'quotes' ? await ofQuote(deps, size, person, document, lists) : {};
      const seen = name === 'invoices' ? invoiceAsSeen(document, lists) : { ...document, ...lists };
      whole.push({ ...seen, ...own });
    }
    gathered[name] = whole;
  }
  return gathered;
}

async function listsOf(
  deps: Deps,
  size: CopySize,
  name: string,
  { id }: Fields,
  below: Below,
): Promise<Fields> {
  const lists: Record<string, Fields[]> = {};
  for (const [list, [spec, values]] of Object.entries(below)) {
    const part = { name: `${name}.${list}`, spec, values, parents: [String(id)] };
    lists[list] = await readPart(deps, size, part);
  }
  return lists;
}

/** As its client reads it: not that we gave a debt up, nor our note on why a payment was reversed. */
function invoiceAsSeen(
  { writtenOff: _givenUp, status, ...invoice }: Fields,
  { payments, ...lists }: Fields,
): Fields {
  const open = Number(invoice.paidAmount) > 0 ? 'partPaid' : 'issued';
  const listed: readonly Fields[] = Array.isArray(payments) ? payments : [];
  return {
    ...invoice,
    status: status === 'writtenOff' ? open : status,
    ...lists,
    payments: listed.map(({ reason: _note, ...payment }) => payment),
  };
}

/**
 * What the client area doesn't show but is this person's all the same: what they asked in the form, and the technical
 * record of their own answer. A colleague's is left out.
 */
async function ofQuote(
  deps: Deps,
  size: CopySize,
  { uid, email }: Person,
  { id, recipient }: Fields,
  { events }: Fields,
): Promise<Fields> {
  const quoteId = String(id);
  const draft = await documentRef(deps.db, 'quotePrivate', quoteId, 'draft').get();
  const { enquiry = null } = readable(quoteId, draft.data() ?? {});
  const isTheirs = emailIn(recipient) === email;
  const evidence: Fields[] = [];
  for (const event of Array.isArray(events) ? events : []) {
    const isOwn = uidIn(event.actor) === uid || (isTheirs && kindIn(event.actor) === 'link');
    if (!isOwn) continue;
    const found = await documentRef(deps.db, 'quoteEvidence', quoteId, String(event.id)).get();
    const record = readable(found.id, found.data() ?? {});
    if (found.exists && size.takes('quotes.evidence', record)) evidence.push(record);
  }
  return { request: emailIn(enquiry) === email ? enquiry : null, evidence };
}

const fieldOf = (name: string) => (value: unknown) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const emailIn = fieldOf('email');
const uidIn = fieldOf('uid');
const kindIn = fieldOf('kind');
