import { contact } from '@agency/domain/contact/schema';
import { contactSearchTokens } from '@agency/domain/contact/search';
import type { EnquiryStatus } from '@agency/domain/contact/status';
import type { SeedContext } from './context.ts';

interface Entry {
  reference: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: EnquiryStatus;
  daysAgo: number;
  notes?: string;
}

const contacts: Entry[] = [
  {
    reference: 'C-3HJ7KM',
    name: 'Priya Mistry',
    email: 'priya.mistry@example.com',
    subject: 'Can you take over an existing site?',
    message:
      'Our developer has retired. The site is WordPress with a booking plugin, and it still works. Could you look after it from January, and what would you need from us?',
    status: 'new',
    daysAgo: 0,
  },
  {
    reference: 'C-4NPQ8R',
    name: 'Owen Farrow',
    email: 'owen.farrow@example.com',
    subject: 'A talk for our business club',
    message:
      'We meet in Horsham on the first Thursday of every month. Would someone speak for half an hour about what a small business can expect from its website?',
    status: 'new',
    daysAgo: 1,
  },
  {
    reference: 'C-5STV9W',
    name: 'Leah Brandt',
    email: 'leah.brandt@example.com',
    subject: 'Accessibility of our shop',
    message:
      'A customer who uses a screen reader told us that she can’t finish an order. Can you check the whole checkout and tell us what it would cost to put right?',
    status: 'open',
    daysAgo: 3,
    notes: 'Called on Tuesday. She’ll send us a test account this week.',
  },
  {
    reference: 'C-6XYZ2A',
    name: 'Callum Reid',
    email: 'callum.reid@example.com',
    subject: 'Work experience',
    message: 'I study computing at college. Do you take people for two weeks in the summer?',
    status: 'answered',
    daysAgo: 9,
  },
  {
    reference: 'C-7BCD3E',
    name: 'Hollis and Daughter',
    email: 'office@hollis.example',
    subject: 'Change of address',
    message: 'We have moved to 12 Quarry Lane. Please use it for anything you send by post.',
    status: 'archived',
    daysAgo: 40,
  },
  {
    reference: 'C-8FGH4J',
    name: 'Best Ranking Experts',
    email: 'sales@ranking.example',
    subject: 'First place on every search engine',
    message: 'We place your business first within seven days. Answer now for a reduced price.',
    status: 'spam',
    daysAgo: 12,
  },
];

/** Six contacts, in every state but one: converting a contact makes a quote, which is left for the admin to try. */
export function seedContacts({ put, at }: SeedContext): void {
  for (const { daysAgo, notes = '', ...entry } of contacts) {
    const createdAt = at(-daysAgo, 8, 20);
    put('contacts', [entry.reference], contact, {
      ...entry,
      notes,
      attribution: null,
      quoteId: null,
      repliedAt: entry.status === 'answered' ? at(1 - daysAgo, 9) : null,
      assigneeUid: null,
      lastMessageId: null,
      answeredOn: null,
      searchTokens: contactSearchTokens(entry),
      createdAt,
      updatedAt: createdAt,
      updatedBy: 'system',
    });
  }
}
