import { auditQueries } from '@agency/domain/audit/queries';
import { contactQueries } from '@agency/domain/contact/queries';
import { enquiryQueries } from '@agency/domain/enquiry/queries';
import { mailQueries } from '@agency/domain/mail/queries';
import { messageQueries } from '@agency/domain/message/queries';
import { packageRequestQueries } from '@agency/domain/package-request/queries';
import { portfolioItemQueries } from '@agency/domain/portfolio-item/queries';
import { quoteQueries } from '@agency/domain/quote/queries';
import type { QuerySpec } from '@agency/domain/shared/query';
import { uploadQueries } from '@agency/domain/upload/queries';
import type { Person } from '../platform/auth.ts';
import type { Deps } from '../platform/deps.ts';
import { documentRef, runnableQuery } from '../platform/firestore.ts';
import { type CopySize, type Fields, readable, readPart } from './copy-size.ts';
import { gatherAtClients } from './gather-at-clients.ts';

const without = (record: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** What staff add to an enquiry for themselves. */
const withoutNotes = (record: Fields) =>
  without(record, 'notes', 'assigneeUid', 'lastMessageId', 'updatedBy', 'createdBy');

/** What the product stores about a person under their account and their verified address. */
export async function gatherOfPerson(
  deps: Deps,
  size: CopySize,
  { uid, email }: Pick<Person, 'uid' | 'email'>,
): Promise<Fields> {
  const read = (part: Parameters<typeof readPart>[2]) => readPart(deps, size, part);
  const { contactsOfAddress } = contactQueries;
  const { packageRequestsOfAddress } = packageRequestQueries;
  const { messagesOfContact, messagesOfPackageRequest } = enquiryQueries;
  const of = [email];
  return {
    enquiries: await readEnquiries(deps, size, email, {
      name: 'enquiries',
      spec: contactsOfAddress,
      below: messagesOfContact,
    }),
    packageRequests: await readEnquiries(deps, size, email, {
      name: 'packageRequests',
      spec: packageRequestsOfAddress,
      below: messagesOfPackageRequest,
    }),
    quoteRequests: await read({
      name: 'quoteRequests',
      spec: quoteQueries.quotesOfAddress,
      values: of,
      shape: (quote) => quoteRequest(deps, quote, email),
    }).then(async (own) => [
      ...own,
      ...(await read({
        name: 'quoteRequests',
        spec: quoteQueries.draftsAskedByAddress,
        values: of,
        shape: (_draft, path) => requestOfAnother(deps, path, email),
      })),
    ]),
    testimonials: await read({
      name: 'testimonials',
      spec: portfolioItemQueries.portfolioItemsOfAddress,
      values: of,
      shape: ({ title, testimonial }) => ({ work: title, testimonial }),
    }),
    uploads: await read({ name: 'uploads', spec: uploadQueries.uploadsOfOwner, values: [uid] }),
    readMarkers: await read({
      name: 'readMarkers',
      spec: messageQueries.readsOfPerson,
      values: [uid],
      shape: (record, path) => ({ ...record, of: path.split('/').slice(0, 2).join('/') }),
    }),
    ...(await gatherAtClients(deps, size, email)),
    mails: await read({
      name: 'mails',
      spec: mailQueries.mailsToAddress,
      values: of,
      // The other recipients are not this person's data.
      shape: (mail) => ({ ...without(mail, 'replyTo', 'nextAttemptAt'), to: of }),
    }),
    changes: [
      ...(await read({
        name: 'changes',
        spec: auditQueries.auditOfPath,
        values: [documentRef(deps.db, 'users', uid).path],
        shape: (entry) => (entry.actor === uid ? entry : { ...entry, actor: 'staff or system' }),
      })),
      // What they changed elsewhere: only that they did, without other people's words that it may contain.
      ...(await read({
        name: 'changes',
        spec: auditQueries.auditOfActor,
        values: [uid],
        shape: (entry) => (entry.path === `users/${uid}` ? null : without(entry, 'before', 'after')),
      })),
    ],
  };
}

interface Enquiries {
  readonly name: string;
  readonly spec: QuerySpec;
  /** The conversation of each. */
  readonly below: QuerySpec;
}

/** Enquiries with what was written about them since, without who of our staff wrote it. */
async function readEnquiries(
  deps: Deps,
  size: CopySize,
  email: string,
  { name, spec, below }: Enquiries,
): Promise<Fields[]> {
  const whole: Fields[] = [];
  for (const enquiry of await readPart(deps, size, { name, spec, values: [email], shape: withoutNotes })) {
    const messages = await readPart(deps, size, {
      name: `${name}.messages`,
      spec: below,
      values: [],
      parents: [String(enquiry.id)],
      shape: (message) => without(message, 'authorUid', 'mailId'),
    });
    whole.push({ ...enquiry, messages });
  }
  return whole;
}

/** What was asked by the quote form, before or without a quote, with the files sent along. */
async function quoteRequest(deps: Deps, { id, status, requestedAt }: Fields, email: string): Promise<Fields> {
  const request = await requestOf(deps, String(id), email);
  // Somebody else may have asked, and it is their data then.
  const files = request.request === null ? [] : await filesOf(deps, String(id));
  return { id, status, requestedAt, ...request, files };
}

/** Of a quote that is for somebody else by now: what they asked, and nothing of the quote. */
async function requestOfAnother(deps: Deps, path: string, email: string): Promise<Fields | null> {
  const id = path.split('/')[1] ?? '';
  const head = await documentRef(deps.db, 'quotes', id).get();
  if (head.get('recipient.email') === email) return null;
  return { id, ...(await requestOf(deps, id, email)), files: await filesOf(deps, id) };
}

/** What the person wrote, without what staff made of it. */
async function requestOf({ db }: Deps, quoteId: string, email: string): Promise<Fields> {
  const draft = await documentRef(db, 'quotePrivate', quoteId, 'draft').get();
  if (draft.get('enquiry.email') !== email) return { request: null, attribution: null };
  const { enquiry = null, attribution = null } = readable(quoteId, draft.data() ?? {});
  return { request: enquiry, attribution };
}

async function filesOf(deps: Deps, quoteId: string): Promise<Fields[]> {
  const { path } = documentRef(deps.db, 'quotes', quoteId);
  const { docs } = await runnableQuery(deps.db, uploadQueries.uploadsOfDocument, [path]).get();
  return docs.map((found) => readable(found.id, found.data()));
}
