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
  const { at, markOf, shared, tag } = owner;
  return {
    packages: shared('packages'),
    templates: shared('templates'),
    portfolioItems: at('portfolioItems', [`w-${tag}`], {
      title: 'A shop',
      testimonial: { quote: markOf('portfolioItems'), name: 'Jo Marlow', role: 'Owner', sample: false },
    }),
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
