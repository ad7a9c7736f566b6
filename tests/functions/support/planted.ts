import type { CollectionName } from '@agency/domain/shared/collections';
import { collections, documentPath } from '@agency/domain/shared/collections';
import { londonDate } from '@agency/domain/shared/dates';
import { content } from '../quote-world.ts';
import type { Someone } from './people.ts';

/** A document of one person in a collection. */
export interface Planted {
  readonly path: string;
  /** Null where the product makes it by itself. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Words by which a copy shows that it holds this document. */
  readonly mark: string;
  /** Words that tell who the person is. */
  readonly theirs: readonly string[];
}

interface Options {
  /** Their project is still being done. */
  readonly underWay: boolean;
  /** The address of somebody else at their client. */
  readonly colleague?: string;
  /** They are on the list of admins. */
  readonly listed?: boolean;
  /** Their upload belongs to nothing. */
  readonly loose?: boolean;
}

const none = { subtotal: 0, discount: 0, net: 0, vatByRate: [], vat: 0, total: 0 };
const totals = { oneOff: none, monthly: none };
const line = {
  description: 'Hosting',
  unitLabel: '',
  quantity: 1,
  unitPrice: 100,
  discount: 0,
  vatRate: 2000,
  net: 100,
};

/**
 * A document in every collection for somebody at a client: a declined quote with all that lies below one, an accepted one
 * with its certificate, a project, an invoice that was paid, and what the product notes of a person elsewhere.
 */
export function planted(
  { uid, email }: Someone,
  suppressionId: string,
  { underWay, colleague, listed = false, loose = false }: Options,
): Readonly<Record<CollectionName | 'acceptedQuote', Planted>> {
  const now = new Date();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const today = londonDate(now);
  const tag = uid.slice(0, 12);
  const markOf = (name: string) => `mark-${name}-${tag}`;
  const stamps = { createdAt: now, updatedAt: now, updatedBy: 'system' };
  const written = { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid };
  const audience = { memberUids: [uid], membersVersion: 1 };
  const ids = { client: `c-${tag}`, quote: `Q-${tag}`, accepted: `QA-${tag}`, project: `P-${tag}` };
  const recipient = { name: 'Jo Marlow', email, company: 'Weald Pottery Ltd', phone: '01403 555 0123' };
  const people = [
    { name: markOf('clients'), email, uid },
    ...(colleague === undefined ? [] : [{ name: 'Cleo', email: colleague, uid: null }]),
  ];
  const quote = {
    number: ids.quote,
    status: 'declined',
    source: 'website',
    clientId: ids.client,
    ...audience,
    recipient,
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
    searchTokens: [],
    ...stamps,
  };
  const words = {
    title: 'News',
    body: 'Text',
    createdAt: now,
    createdBy: 'staff',
    updatedAt: now,
    updatedBy: 'staff',
  };
  const message = { authorName: 'Jo Marlow', authorKind: 'client', ...written };
  const marker = { lastReadAt: now, updatedBy: uid, updatedAt: now };
  const enquiry = { email, name: 'Jo Marlow', notes: 'Of staff', ...stamps };

  const at = (
    name: CollectionName,
    parts: readonly string[],
    data: Planted['data'],
    rest: Partial<Planted> = {},
  ): Planted => ({
    path: documentPath(name, ...parts),
    data,
    mark: markOf(name),
    theirs: [uid, email],
    ...rest,
  });
  const shared = (name: CollectionName) => {
    const depth = collections[name].split('/').length / 2;
    const parts = Array.from({ length: depth }, (_, index) => `${name}-${index}-${tag}`);
    return at(name, parts, { text: markOf(name), expiresAt: tomorrow });
  };

  return {
    users: at('users', [uid], null, { mark: email }),
    locks: at('locks', [`claims-${uid}`], null, { mark: 'sessionsFrom' }),
    access: at('access', ['admins'], { uids: ['somebody', ...(listed ? [uid] : [])], updatedAt: now }),
    clients: at('clients', [ids.client], {
      kind: 'company',
      name: 'Weald Pottery Ltd',
      address: null,
      vatNumber: null,
      billingEmail: email,
      phone: '01403 555 0123',
      people,
      emails: people.map((one) => one.email),
      invitations: [],
      invitedEmails: [],
      ...audience,
      spreadPending: false,
      archived: false,
      searchTokens: [],
      ...stamps,
    }),
    clientCredits: at('clientCredits', [ids.client, '1'], {
      sequence: 1,
      amount: 0,
      balance: 0,
      reason: markOf('clientCredits'),
      invoiceId: null,
      createdAt: now,
      createdBy: 'staff',
    }),
    contacts: at('contacts', [`C-${tag}`], { ...enquiry, message: markOf('contacts') }),
    packageRequests: at('packageRequests', [`R-${tag}`], { ...enquiry, message: markOf('packageRequests') }),
    quotes: at('quotes', [ids.quote], { ...quote, title: markOf('quotes') }),
    acceptedQuote: at('quotes', [ids.accepted], {
      ...quote,
      number: ids.accepted,
      title: 'Agreed',
      status: 'accepted',
      acceptance: { name: 'Jo Marlow', at: now, version: 1, certificateId: `cert-${tag}` },
      projectId: ids.project,
    }),
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
    projects: at('projects', [ids.project], {
      number: ids.project,
      name: markOf('projects'),
      status: underWay ? 'active' : 'completed',
      clientId: ids.client,
      ...audience,
      quoteId: ids.accepted,
      startOn: null,
      dueOn: null,
      summary: '',
      progress: 0,
      milestonesTotal: 1,
      milestonesCompleted: 0,
      completedAt: underWay ? null : now,
      linkId: null,
      searchTokens: [],
      ...stamps,
    }),
    projectMilestones: at('projectMilestones', [ids.project, 'one'], {
      title: markOf('projectMilestones'),
      position: 1,
      approval: { answer: 'approved', by: uid, name: 'Jo Marlow', at: now, comment: '' },
    }),
    projectUpdates: at('projectUpdates', [ids.project, 'one'], { ...words, title: markOf('projectUpdates') }),
    projectNotes: at('projectNotes', [ids.project, 'one'], { ...words, title: markOf('projectNotes') }),
    projectFiles: at('projectFiles', [ids.project, 'one'], {
      name: markOf('projectFiles'),
      size: 5,
      contentType: 'application/pdf',
      storagePath: `files/${ids.project}/one`,
      visibility: 'client',
      uploadedBy: uid,
      uploaderName: 'Jo Marlow',
      uploaderKind: 'client',
      createdAt: now,
      updatedAt: now,
      updatedBy: uid,
    }),
    projectActivity: at('projectActivity', [ids.project, 'one'], {
      kind: 'approvalGiven',
      subject: markOf('projectActivity'),
      actorName: 'Jo Marlow',
      at: now,
    }),
    projectMessages: at('projectMessages', [ids.project, 'one'], {
      ...message,
      body: markOf('projectMessages'),
    }),
    projectReads: at('projectReads', [ids.project, uid], marker, { mark: `projects/${ids.project}` }),
    invoices: at('invoices', [`i-${tag}`], {
      number: markOf('invoices'),
      kind: 'invoice',
      clientId: ids.client,
      ...audience,
      projectId: ids.project,
      status: 'paid',
      issuedOn: today,
      creditNoteId: null,
      ...stamps,
    }),
    invoicePayments: at('invoicePayments', [`i-${tag}`, 'one'], {
      amount: 100,
      method: 'bankTransfer',
      receivedOn: today,
      reference: markOf('invoicePayments'),
      createdAt: now,
    }),
    billingSeries: at('billingSeries', [`${ids.project}-monthly`], {
      title: markOf('billingSeries'),
      quoteId: ids.accepted,
      projectId: ids.project,
      clientId: ids.client,
      ...audience,
      lines: [line],
      discount: 0,
      vatRegistered: true,
      nextOn: today,
      endsOn: today,
      dayOfMonth: 1,
      status: 'ended',
      ...stamps,
    }),
    links: at(
      'links',
      [`l-${tag}`],
      {
        kind: 'quote',
        documentId: ids.accepted,
        clientId: ids.client,
        ...audience,
        rotation: 0,
        expiresOn: null,
        revokedAt: null,
        lastUsedAt: null,
        useCount: 1,
        createdAt: now,
        updatedAt: now,
      },
      { mark: `l-${tag}` },
    ),
    linkVisits: at(
      'linkVisits',
      [`l-${tag}`, `visit-${tag}`],
      { at: now, agent: 'phone' },
      {
        mark: `visit-${tag}`,
      },
    ),
    uploads: at('uploads', [`u-${tag}`], {
      name: markOf('uploads'),
      size: 5,
      contentType: 'application/pdf',
      storagePath: loose ? `incoming/${uid}/u` : 'files/elsewhere/u',
      state: loose ? 'stored' : 'claimed',
      owner: uid,
      claimedBy: loose ? null : 'projects/P-ELSE/files/u',
      expiresAt: tomorrow,
      createdAt: now,
    }),
    outbox: at(
      'outbox',
      [`notice.test.${tag}`],
      {
        template: 'notice',
        to: [email],
        data: { notice: markOf('outbox') },
        replyTo: null,
        status: 'sent',
        error: `550 ${email}`,
        createdAt: now,
        updatedAt: now,
      },
      { theirs: [email] },
    ),
    suppressions: at(
      'suppressions',
      [suppressionId],
      {
        kindsOff: ['project-update-notification'],
        bouncedAt: null,
        complainedAt: null,
        createdAt: now,
        updatedAt: now,
      },
      { mark: 'kindsOff' },
    ),
    auditLog: at(
      'auditLog',
      [`a-${tag}`],
      {
        actor: 'staff',
        action: 'test',
        path: `users/${uid}`,
        before: { email },
        after: { email, displayName: markOf('auditLog') },
        at: now,
      },
      { theirs: [email] },
    ),
    checklists: at('checklists', [`k-${tag}`], {
      title: markOf('checklists'),
      kind: 'running',
      projectId: ids.project,
      updatedAt: now,
    }),
    settings: at('settings', [`s-${tag}`], {
      note: markOf('settings'),
      notificationEmails: ['staff@downland.example', email],
    }),
    packages: shared('packages'),
    portfolioItems: at('portfolioItems', [`w-${tag}`], {
      title: 'A shop',
      testimonial: { quote: markOf('portfolioItems'), name: 'Jo Marlow', role: 'Owner', sample: false },
    }),
    blogPosts: at('blogPosts', [`b-${tag}`], { title: markOf('blogPosts'), author: 'Jo Marlow' }),
    blogPostRevisions: shared('blogPostRevisions'),
    blogCategories: shared('blogCategories'),
    redirects: shared('redirects'),
    counters: shared('counters'),
    metrics: shared('metrics'),
    stepUpCodes: shared('stepUpCodes'),
    idempotency: shared('idempotency'),
    rateLimits: shared('rateLimits'),
  };
}
