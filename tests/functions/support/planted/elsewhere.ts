import type { Owner } from './owner.ts';

/** The product's other records of them. */
export function noted(owner: Owner) {
  const { at, email, ids, markOf, now, tag, uid } = owner;
  return {
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
  };
}

export function onTheSite(owner: Owner) {
  const { at, email, markOf, shared, stamps, tag } = owner;
  return {
    packages: shared('packages'),
    templates: shared('templates'),
    portfolioItems: at(
      'portfolioItems',
      [`w-${tag}`],
      {
        ...{ slug: `w-${tag.toLowerCase()}`, title: 'A shop', client: '', sector: '', summary: 'A shop.' },
        ...{ body: 'A shop.', services: [], images: [], results: [], priceFrom: null },
        ...{ sample: false, featured: false, position: 0, published: true, ...stamps },
        testimonial: {
          ...{ quote: markOf('portfolioItems'), name: 'Jo Marlow', role: 'Owner', sample: false, email },
          ...{ saidOn: '2026-06-01', consent: `Email of ${email}`, original: `Mail of ${email}` },
        },
      },
      { theirs: [email] },
    ),
    blogPosts: at('blogPosts', [`b-${tag}`], { title: markOf('blogPosts'), author: 'Jo Marlow' }),
    blogPostPrivate: at('blogPostPrivate', [`b-${tag}`, 'draft'], {
      title: markOf('blogPostPrivate'),
      author: 'Jo Marlow',
    }),
    blogPostRevisions: shared('blogPostRevisions'),
    blogCategories: shared('blogCategories'),
    pictures: shared('pictures'),
    redirects: shared('redirects'),
  };
}

/** Records that expire on their own. */
export function counted(owner: Owner) {
  const { shared } = owner;
  return {
    counters: shared('counters'),
    metrics: shared('metrics'),
    stepUpCodes: shared('stepUpCodes'),
    idempotency: shared('idempotency'),
    rateLimits: shared('rateLimits'),
    migrations: shared('migrations'),
  };
}
