import type { EnquiryStatus } from '@agency/domain/contact/status';
import { packageRequest } from '@agency/domain/package-request/schema';
import { packageRequestSearchTokens } from '@agency/domain/package-request/search';
import type { SeedContext } from './context.ts';

interface Entry {
  reference: string;
  packageId: string;
  packageName: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  message: string;
  status: EnquiryStatus;
  daysAgo: number;
}

const requests: Entry[] = [
  {
    reference: 'R-3KLM5N',
    packageId: 'care-plan',
    packageName: 'Care plan',
    name: 'Greta Hobbs',
    email: 'greta.hobbs@example.com',
    phone: '01903 555 0188',
    company: 'Hobbs Upholstery',
    message: 'You didn’t build our site. Can we still have the plan?',
    status: 'new',
    daysAgo: 0,
  },
  {
    reference: 'R-4PQR6S',
    packageId: 'starter-website',
    packageName: 'Starter website',
    name: 'Dan Oakley',
    email: 'dan.oakley@example.com',
    phone: null,
    company: null,
    message: '',
    status: 'open',
    daysAgo: 4,
  },
  {
    reference: 'R-5TVW7X',
    packageId: 'online-shop',
    packageName: 'Online shop',
    name: 'Mina Sorrell',
    email: 'mina.sorrell@example.com',
    phone: '01273 555 0133',
    company: 'Sorrell Ceramics',
    message: 'About 60 pieces, each one of a kind. Stock is always one.',
    status: 'answered',
    daysAgo: 11,
  },
];

export function seedPackageRequests({ put, at }: SeedContext): void {
  for (const { daysAgo, ...entry } of requests) {
    const createdAt = at(-daysAgo, 11, 5);
    put('packageRequests', [entry.reference], packageRequest, {
      ...entry,
      notes: '',
      attribution: null,
      quoteId: null,
      repliedAt: entry.status === 'answered' ? at(1 - daysAgo, 9) : null,
      assigneeUid: null,
      lastMessageId: null,
      answeredOn: null,
      searchTokens: packageRequestSearchTokens(entry),
      createdAt,
      updatedAt: createdAt,
      updatedBy: 'system',
    });
  }
}
