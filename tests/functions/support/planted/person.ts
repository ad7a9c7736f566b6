import type { Owner } from './owner.ts';

export function account(owner: Owner) {
  const { at, email, listed = false, now, suppressionId, uid } = owner;
  return {
    users: at('users', [uid], null, { mark: email }),
    locks: at('locks', [`claims-${uid}`], null, { mark: 'sessionsFrom' }),
    access: at('access', ['admins'], { uids: ['somebody', ...(listed ? [uid] : [])], updatedAt: now }),
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
  };
}

export function clientRecord(owner: Owner) {
  const { at, audience, colleague, email, ids, markOf, stamps, uid } = owner;
  const people = [
    { name: markOf('clients'), email, uid },
    ...(colleague === undefined ? [] : [{ name: 'Cleo', email: colleague, uid: null }]),
  ];
  return {
    clients: at('clients', [ids.client], {
      kind: 'company',
      name: 'Weald Pottery Ltd',
      address: null,
      vatNumber: null,
      billingEmail: email,
      invoiceEmails: [email],
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
  };
}

export function sentIn(owner: Owner) {
  const { at, email, loose = false, markOf, now, stamps, tag, tomorrow, uid } = owner;
  const enquiry = { email, name: 'Jo Marlow', notes: 'Of staff', ...stamps };
  const answer = { kind: 'answer', authorUid: 'staff', mailId: null, receivedOn: null, createdAt: now };
  return {
    contacts: at('contacts', [`C-${tag}`], { ...enquiry, message: markOf('contacts') }),
    contactMessages: at('contactMessages', [`C-${tag}`, `answer-${tag}`], {
      ...answer,
      body: markOf('contactMessages'),
    }),
    packageRequestMessages: at('packageRequestMessages', [`R-${tag}`, `answer-${tag}`], {
      ...answer,
      body: markOf('packageRequestMessages'),
    }),
    packageRequests: at('packageRequests', [`R-${tag}`], { ...enquiry, message: markOf('packageRequests') }),
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
  };
}

export function openedByLink(owner: Owner) {
  const { at, audience, ids, now, tag } = owner;
  return {
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
  };
}
