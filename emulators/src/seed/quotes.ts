import type { Client } from '@agency/domain/client/schema';
import { message } from '@agency/domain/message/schema';
import { type ClientKey, clientIds, nell, sam } from './client.ts';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';
import { type AcceptedQuote, type QuoteParts, questionTime, seedQuote } from './quote.ts';
import { loyalty, orderAhead, simple } from './quote-contents.ts';
import type { Settings } from './settings.ts';

export const quoteIds = {
  requested: 'Q-3FTR7A',
  draft: 'Q-4GWD2B',
  sent: 'Q-7K3M9P',
  viewed: 'Q-5HXN6C',
  private: 'Q-8WTR4N',
  accepted: 'Q-8MBK4D',
  declined: 'Q-6JYP3E',
  expired: 'Q-9NCV5F',
  withdrawn: 'Q-2PDA8G',
  discarded: 'Q-3QEH9H',
  voided: 'Q-4RGS2J',
} as const;

export const acceptedProjectIds = { accepted: 'P-7V4BQK', voided: 'P-5T2XHM' } as const;

export interface SeededQuotes {
  /** The running project's. */
  accepted: AcceptedQuote;
  voided: AcceptedQuote;
}

/** A quote in each state, and one to a private buyer; the signed-in sample clients own seven of them. */
export function seedQuotes(
  context: SeedContext,
  settings: Settings,
  clients: Record<ClientKey, Client>,
): SeededQuotes {
  const write = (parts: QuoteParts) => seedQuote(context, settings, parts);
  const of = (key: ClientKey) => ({ id: clientIds[key], record: clients[key] });
  for (const parts of unsentQuotes) write(parts);
  for (const parts of openQuotes(of)) write(parts);
  for (const parts of closedQuotes(of)) write(parts);
  const accepted = write(acceptedQuote(of('bakery')));
  const voided = write(voidedQuote(of('physio')));
  if (!accepted || !voided) throw new Error('A sample acceptance was not written.');
  seedQuestion(context);
  return { accepted, voided };
}

const recipientOf = (person: { name: string; email: string }, company: string | null) => ({
  name: person.name,
  email: person.email,
  company,
  phone: null,
});

const rosa = recipientOf(people.client, 'Meadowbank Bakehouse Ltd');
const tom = recipientOf(people.other, 'Fennel and Rye Studio Ltd');
const jo = recipientOf(people.unverified, 'Stillwater Physiotherapy');
const whitlock = recipientOf(sam, 'Gorse Hill Cycles Ltd');
const ada = {
  name: 'Ada Fernley',
  email: 'ada.fernley@example.com',
  company: 'Fernley Garden Design',
  phone: '01403 555 0161',
};
const noContent = { ...simple('', '', []), sections: [], paymentSchedule: [], milestones: [] };

const unsentQuotes: QuoteParts[] = [
  {
    id: quoteIds.requested,
    status: 'requested',
    recipient: ada,
    content: noContent,
    beganDaysAgo: 1,
    enquiry: {
      ...ada,
      services: ['websites', 'blog-creation'],
      packageId: 'growth-website',
      packageName: 'Growth website',
      message:
        'I design gardens around Horsham and get most of my work by word of mouth. I would like a site that shows finished gardens through the seasons, and a journal that I can write myself. I have photographs but no text yet. Could it be ready before the spring?',
      budget: '£5,000 to £15,000',
      timeline: 'In 1 to 3 months',
      contactPreference: 'phone',
      estimate: { oneOff: { from: 810_000, to: 1_542_000 }, monthly: null },
      uploadIds: [],
    },
  },
  {
    id: quoteIds.draft,
    status: 'draft',
    recipient: whitlock,
    content: simple(
      'Booking for bicycle repairs',
      'Customers choose a service and a day, and the workshop sees its week at a glance.',
      [
        ['Booking form with services, days and capacity', 3_200],
        ['Workshop view for the week', 1_450],
      ],
    ),
    internalNotes:
      'Sam wants text message reminders. Ask the sending provider for a price before this goes out.',
    beganDaysAgo: 3,
  },
  {
    id: quoteIds.discarded,
    status: 'discarded',
    recipient: recipientOf({ name: 'Pat Grove', email: 'pat.grove@example.com' }, null),
    content: noContent,
    beganDaysAgo: 40,
    enquiry: {
      name: 'Pat Grove',
      email: 'pat.grove@example.com',
      phone: null,
      company: null,
      services: ['mobile-apps'],
      packageId: null,
      packageName: null,
      message: 'I’ve found someone else in the meantime, so please ignore my request from this morning.',
      budget: null,
      timeline: null,
      contactPreference: 'email',
      estimate: { oneOff: { from: 1_400_000, to: 4_500_000 }, monthly: null },
      uploadIds: [],
    },
  },
];

type OwnerOf = (key: ClientKey) => { id: string; record: Client };

const openQuotes = (of: OwnerOf): QuoteParts[] => [
  {
    id: quoteIds.sent,
    status: 'sent',
    recipient: rosa,
    content: loyalty,
    client: of('bakery'),
    beganDaysAgo: 6,
    sentDaysAgo: 2,
    validDays: 30,
    askedDaysAgo: 1,
  },
  {
    id: quoteIds.viewed,
    status: 'viewed',
    recipient: tom,
    content: simple(
      'Portfolio website',
      'A site for the studio’s work, with room for long captions and large pictures.',
      [
        ['Design and build of eight pages', 4_100],
        ['Moving 60 projects over from the old site', 900],
      ],
    ),
    client: of('studio'),
    beganDaysAgo: 12,
    sentDaysAgo: 9,
  },
  {
    id: quoteIds.private,
    status: 'viewed',
    recipient: recipientOf(nell, null),
    content: simple(
      'A family history website',
      'A place for the letters and photographs, which only the family can open.',
      [
        ['Design and build of five pages', 1_200],
        ['Scans of 40 letters, sorted by year', 360],
      ],
    ),
    client: of('nell'),
    beganDaysAgo: 20,
    sentDaysAgo: 16,
  },
];

const closedQuotes = (of: OwnerOf): QuoteParts[] => [
  {
    id: quoteIds.declined,
    status: 'declined',
    recipient: tom,
    content: simple(
      'Search and content, six months',
      'Two articles a month and a report that fits on one page.',
      [['Articles, research and editing', 2_880]],
    ),
    client: of('studio'),
    beganDaysAgo: 50,
    sentDaysAgo: 46,
    declineReason: 'We want to finish the new site first. Please ask us again in the spring.',
  },
  {
    id: quoteIds.expired,
    status: 'expired',
    recipient: rosa,
    content: simple('Menu boards for the shop', 'Screens behind the counter that show what is left.', [
      ['Design of three boards', 640],
      ['Connection to the order-ahead stock', 980],
    ]),
    client: of('bakery'),
    beganDaysAgo: 70,
    sentDaysAgo: 62,
    validDays: 30,
  },
  {
    id: quoteIds.withdrawn,
    status: 'withdrawn',
    recipient: whitlock,
    content: simple('Online shop for parts', 'The first 200 parts, with collection in the shop.', [
      ['Shop with 200 products', 7_500],
    ]),
    client: of('cycles'),
    beganDaysAgo: 35,
    sentDaysAgo: 30,
    validDays: 45,
  },
];

const acceptedQuote = (client: NonNullable<QuoteParts['client']>): QuoteParts => ({
  id: quoteIds.accepted,
  status: 'accepted',
  recipient: rosa,
  content: orderAhead,
  client,
  beganDaysAgo: 58,
  sentDaysAgo: 54,
  acceptance: {
    daysAgo: 50,
    choices: [{ lineId: 'labels', selected: true }],
    projectId: acceptedProjectIds.accepted,
  },
});

const voidedQuote = (client: NonNullable<QuoteParts['client']>): QuoteParts => ({
  id: quoteIds.voided,
  status: 'voided',
  recipient: jo,
  content: simple('Appointment page', 'A page from which patients choose a practitioner and a time.', [
    ['Page and calendar', 1_850],
  ]),
  client,
  beganDaysAgo: 25,
  sentDaysAgo: 22,
  acceptance: { daysAgo: 20, choices: [], projectId: acceptedProjectIds.voided },
  voidReason: 'Accepted by mistake: the practice meant the quote of another supplier.',
});

function seedQuestion({ put, at }: SeedContext): void {
  const asked = questionTime(at, 1);
  put('quoteMessages', [quoteIds.sent, 'sample-question'], message, {
    body: 'Could the stamps also count for orders at the counter, not only for those placed the day before?',
    authorName: people.client.name,
    authorKind: 'client',
    createdBy: people.client.uid,
    createdAt: asked,
    updatedBy: people.client.uid,
    updatedAt: asked,
  });
}
