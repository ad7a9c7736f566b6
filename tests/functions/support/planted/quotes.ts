import { content } from '../../quote-world.ts';
import type { Owner } from './owner.ts';

const none = { subtotal: 0, discount: 0, net: 0, vatByRate: [], vat: 0, total: 0 };
const totals = { oneOff: none, monthly: none };
const recipientOf = ({ email }: Owner) => ({
  name: 'Jo Marlow',
  email,
  company: 'Weald Pottery Ltd',
  phone: '01403 555 0123',
});

/** A quote of theirs, declined. */
function quoteOf(owner: Owner) {
  const { audience, ids, now, stamps, today } = owner;
  return {
    number: ids.quote,
    status: 'declined',
    source: 'website',
    clientId: ids.client,
    ...audience,
    recipient: recipientOf(owner),
    sentVersion: 1,
    beingRevised: false,
    totals: null,
    validUntil: today,
    delivery: null,
    deliveryMailId: null,
    requestedAt: now,
    sentAt: now,
    viewedAt: null,
    acceptance: null,
    decline: null,
    withdrawnAt: null,
    voided: null,
    projectId: null,
    linkId: null,
    lastMessageAt: { client: now, staff: null },
    awaitsReplySince: now,
    searchTokens: [],
    ...stamps,
  };
}

/** A quote that they declined, and one that they accepted. */
export function quoteHeads(owner: Owner) {
  const { at, ids, markOf, now, tag } = owner;
  const quote = quoteOf(owner);
  return {
    quotes: at('quotes', [ids.quote], { ...quote, title: markOf('quotes') }),
    acceptedQuote: at('quotes', [ids.accepted], {
      ...quote,
      number: ids.accepted,
      title: 'Agreed',
      status: 'accepted',
      acceptance: { name: 'Jo Marlow', at: now, version: 1, certificateId: `cert-${tag}` },
      projectId: ids.project,
    }),
  };
}

/** What is below the declined one. */
export function belowQuotes(owner: Owner) {
  const { at, email, ids, markOf, now, stamps, uid } = owner;
  const recipient = recipientOf(owner);
  return {
    quotePrivate: at('quotePrivate', [ids.quote, 'draft'], {
      enquiry: { name: 'Jo Marlow', email, message: markOf('quotePrivate') },
      attribution: null,
      recipient,
      content,
      validUntil: null,
      internalNotes: 'Of staff',
      revision: 1,
      ...stamps,
    }),
    quoteVersions: at('quoteVersions', [ids.quote, '1'], {
      version: 1,
      recipient,
      content: { title: markOf('quoteVersions') },
      sentAt: now,
      sentBy: 'staff',
    }),
    quoteEvents: at('quoteEvents', [ids.quote, 'declined'], {
      kind: 'declined',
      actor: { kind: 'client', uid, name: markOf('quoteEvents') },
      version: 1,
      at: now,
      zone: 'Europe/London',
    }),
    quoteEvidence: at('quoteEvidence', [ids.quote, 'declined'], {
      ip: '203.0.113.9',
      userAgent: markOf('quoteEvidence'),
      at: now,
    }),
  };
}

/** What was said and agreed about the accepted one. */
export function ofAcceptedQuotes(owner: Owner) {
  const { at, audience, ids, markOf, now, tag, uid, written } = owner;
  const message = { authorName: 'Jo Marlow', authorKind: 'client', ...written };
  const marker = { lastReadAt: now, updatedBy: uid, updatedAt: now };
  return {
    quoteMessages: at('quoteMessages', [ids.accepted, tag], { ...message, body: markOf('quoteMessages') }),
    quoteReads: at('quoteReads', [ids.accepted, uid], marker, { mark: `quotes/${ids.accepted}` }),
    certificates: at('certificates', [`cert-${tag}`], {
      quoteId: ids.accepted,
      projectId: ids.project,
      clientId: ids.client,
      ...audience,
      name: markOf('certificates'),
      acceptedAt: now,
      totals,
      createdAt: now,
    }),
  };
}
