import { billingSeriesQueries } from '@agency/domain/billing-series/queries';
import { certificateQueries } from '@agency/domain/certificate/queries';
import { clientQueries } from '@agency/domain/client/queries';
import { contactQueries } from '@agency/domain/contact/queries';
import { fileQueries } from '@agency/domain/file/queries';
import { invoiceQueries } from '@agency/domain/invoice/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import { projectQueries } from '@agency/domain/project/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import { withDates } from '@agency/domain/shared/parse';
import type { QuerySpec } from '@agency/domain/shared/query';
import { uploadQueries } from '@agency/domain/upload/queries';
import type { UserRecord } from 'firebase-admin/auth';
import { isCurrentMember, type Person } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, everySnapshot } from '../platform/firestore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How we find and share things: nothing about the person, and uids of others. */
const ours = new Set(['searchTokens', 'memberUids', 'membersVersion', 'storagePath', 'deliveryMailId']);

function readable(id: string, data: Fields): Fields {
  const dated = withDates(data);
  const fields = typeof dated === 'object' && dated !== null ? Object.entries(dated) : [];
  return { id, ...Object.fromEntries(fields.filter(([name]) => !ours.has(name))) };
}

async function readAll(
  { db }: Deps,
  spec: QuerySpec,
  values: readonly unknown[],
  parents: readonly string[] = [],
): Promise<Fields[]> {
  const found: Fields[] = [];
  for await (const snapshot of everySnapshot(db, spec, values, parents)) {
    found.push(readable(snapshot.id, snapshot.data()));
  }
  return found;
}

/** Lists below a document, by the name that they get in the copy: the query, and its values. */
type Below = Readonly<Record<string, readonly [QuerySpec, readonly unknown[]]>>;

const ofClient: Below = { credits: [clientQueries.creditsOfClient, []] };
const ofQuote: Below = {
  versions: [quoteQueries.versionsOfQuote, []],
  events: [quoteQueries.eventsOfQuote, []],
  messages: [messageQueries.messagesOfQuote, []],
};
const ofProject: Below = {
  milestones: [projectQueries.milestonesOfProject, []],
  updates: [projectQueries.updatesOfProject, []],
  activity: [projectQueries.activityOfProject, []],
  messages: [messageQueries.messagesOfProject, []],
  files: [fileQueries.sharedFilesOfProject, ['client']],
};
const ofInvoice: Below = { payments: [invoiceQueries.paymentsOfInvoice, []] };

async function withBelow(deps: Deps, document: Fields, below: Below): Promise<Fields> {
  const lists = await Promise.all(
    Object.entries(below).map(async ([name, [spec, values]]) => [
      name,
      await readAll(deps, spec, values, [String(document.id)]),
    ]),
  );
  return { ...document, ...Object.fromEntries(lists) };
}

async function mine(deps: Deps, spec: QuerySpec, uid: string, below: Below = {}): Promise<Fields[]> {
  const documents = await readAll(deps, spec, [uid]);
  const whole: Fields[] = [];
  for (const document of documents) whole.push(await withBelow(deps, document, below));
  return whole;
}

/** Said in the copy itself, so that nobody takes it for more than it is. */
const leftOut =
  'The contents of files (download them from your project), drafts and notes of staff, the technical record of acceptances, the emails that we sent you and the log of changes. Write to us for these.';

/** What staff add to an enquiry for themselves. */
const ofStaff = new Set(['notes', 'status', 'attribution', 'updatedBy', 'createdBy']);

async function sentFrom(deps: Deps, spec: QuerySpec, address: string): Promise<Fields[]> {
  const found = await readAll(deps, spec, [address]);
  return found.map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => !ofStaff.has(name))));
}

/**
 * What the rules let this person read, with what they sent from this address before: a session that is not a member's
 * gets the account alone. `leftOut` says what stays out.
 */
export async function gatherMyData(deps: Deps, account: UserRecord, person: Person): Promise<Fields> {
  const { uid } = account;
  const profile = await documentRef(deps.db, 'users', uid).get();
  const own = {
    exportedAt: deps.clock(),
    account: {
      id: uid,
      email: account.email ?? null,
      emailVerified: account.emailVerified,
      name: account.displayName ?? null,
      createdAt: account.metadata.creationTime,
      lastSignInAt: account.metadata.lastSignInTime,
      signsInWith: account.providerData.map(({ providerId }) => providerId),
    },
    profile: profile.exists ? readable(uid, profile.data() ?? {}) : null,
  };
  if (!isCurrentMember(person)) return own;
  return {
    ...own,
    leftOut,
    enquiries: await sentFrom(deps, contactQueries.contactsOfAddress, person.email),
    packageRequests: await sentFrom(deps, packageRequestQueries.packageRequestsOfAddress, person.email),
    uploads: await readAll(deps, uploadQueries.uploadsOfOwner, [uid]),
    clients: await mine(deps, clientQueries.clientsOfMember, uid, ofClient),
    quotes: await mine(deps, quoteQueries.quotesOfMember, uid, ofQuote),
    certificates: await mine(deps, certificateQueries.certificatesOfMember, uid),
    projects: await mine(deps, projectQueries.projectsOfMember, uid, ofProject),
    invoices: await mine(deps, invoiceQueries.invoicesOfMember, uid, ofInvoice),
    monthlyBilling: await mine(deps, billingSeriesQueries.billingSeriesOfMember, uid),
  };
}
