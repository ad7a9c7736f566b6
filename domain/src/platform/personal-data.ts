import type { CollectionName } from '../shared/collections.ts';
import type { RetentionName } from './retention.ts';

/**
 * Decided once for every collection: its retention, what a copy of one's data ('Download my data') includes of it, and
 * what the end of an account ('Delete my account') does to it. Tests plant a document in each and check all three; a
 * collection that is missing here does not compile.
 */
export interface DataDecision {
  /** A period that the nightly schedule applies and the privacy page prints, or why there is none. */
  readonly retention: RetentionName | { readonly because: string };
  /** Its part of the copy, why it is left out (the copy says so), or that it says nothing about a person. */
  readonly copy: { readonly part: string } | { readonly leftOut: string } | typeof nothingOfThem;
  readonly erasure: ErasureDecision;
}

/**
 * Removed: with the account. Pseudonymised: it stays and no longer says who it was. Retained: as it is for its period,
 * because something needs it.
 */
type ErasureDecision =
  | { readonly removed: string }
  | { readonly pseudonymised: string }
  | { readonly retained: string }
  | typeof nothingOfThem;

export const nothingOfThem = 'nothing of them';

const withParent = { because: 'Goes with the document above it.' };
const ourOwn = {
  retention: { because: 'Our own content and counts; no person is in it.' },
  copy: nothingOfThem,
  erasure: nothingOfThem,
} as const satisfies DataDecision;

/** Staff's work for us stays under their name, without a link to an account. */
const byStaff = {
  retention: { because: 'Our own articles, for as long as we publish them.' },
  copy: {
    leftOut:
      'Articles on our site and their earlier versions, which name the member of our staff who wrote them: they are public',
  },
  erasure: {
    retained:
      'Written and signed for us by staff as part of their work; an admin changes the author on request.',
  },
} as const satisfies DataDecision;

const hashes = {
  leftOut:
    'Counts that limit how often forms are sent, one-time codes and replies to repeated forms: hashes that are deleted within a day',
} as const;
/** What staff wrote back, and what came in return. */
const conversation = { removed: 'With the enquiry that it is about.' } as const;
const staffNotes = {
  leftOut:
    'Our staff’s notes and drafts: ask us for them, as we first have to check them for other people’s data',
} as const;

/** VAT Act 1994 sch. 11 para. 6, Finance Act 1998 sch. 18 para. 21; company law asks three years of a private company. */
const books = { retained: 'Accounting records: six years by tax law.' } as const;
/** Limitation Act 1980 s. 5; UK GDPR article 17(3)(e). */
const contract = {
  retained: 'Evidence of a contract, for the six years in which it can be sued on.',
} as const;
const enquiry = {
  removed: 'An open offer is withdrawn first; one to a client with other people stays theirs without a name.',
} as const;
const withQuote = { removed: 'With its quote; of an accepted one it is evidence of the contract.' } as const;
const audienceOnly = { pseudonymised: 'The uid leaves the audience.' } as const;

export const personalData = {
  users: { retention: 'accounts', copy: { part: 'profile' }, erasure: { removed: 'Last of all.' } },
  access: {
    retention: { because: 'Lists who is an admin now; who is one no more stands in it no more.' },
    copy: nothingOfThem,
    erasure: { pseudonymised: 'The uid leaves the list.' },
  },
  clients: {
    retention: 'clients',
    copy: { part: 'clients' },
    erasure: {
      pseudonymised:
        'The person leaves the people of the client, and the addresses that get its invoices; of the only one, name and ways to reach them go once no work, offer or bill is open.',
    },
  },
  clientCredits: { retention: withParent, copy: { part: 'clients.credits' }, erasure: books },
  clientAccount: {
    retention: withParent,
    copy: {
      leftOut:
        'Our account of what you owed and paid: it repeats your invoices and payments, which are in the copy',
    },
    erasure: books,
  },
  clientPrivate: {
    retention: withParent,
    copy: staffNotes,
    erasure: { removed: 'With the last of the client’s people; of a client with other people they stay.' },
  },
  settings: {
    retention: {
      because: 'How the business is run now; addresses at which staff are told of it stand there.',
    },
    copy: { leftOut: 'The list of addresses where our staff are told about enquiries and answers' },
    erasure: {
      retained:
        'Staff addresses used for work, of which there is always at least one: an admin changes them when someone leaves.',
    },
  },
  packages: ourOwn,
  packageRequests: {
    retention: 'enquiries',
    copy: { part: 'packageRequests' },
    erasure: { removed: 'Those from the proved address.' },
  },
  packageRequestMessages: {
    retention: withParent,
    copy: { part: 'packageRequests.messages' },
    erasure: conversation,
  },
  portfolioItems: {
    retention: {
      because: 'Our work, for as long as we show it; words of a client, for as long as who said them agrees.',
    },
    copy: { part: 'testimonials' },
    erasure: {
      pseudonymised:
        'The work is ours; words that someone gave us with their address go, with their name and how they were given (UK GDPR article 7(3)). When and by which of our staff they were withdrawn stays.',
    },
  },
  contacts: {
    retention: 'enquiries',
    copy: { part: 'enquiries' },
    erasure: { removed: 'Those from the proved address.' },
  },
  contactMessages: {
    retention: withParent,
    copy: { part: 'enquiries.messages' },
    erasure: conversation,
  },
  blogPosts: byStaff,
  blogPostPrivate: byStaff,
  blogPostRevisions: byStaff,
  blogCategories: ourOwn,
  pictures: ourOwn,
  redirects: ourOwn,
  checklists: {
    retention: { because: 'Our own lists of work; the running ones of a project go with it.' },
    copy: staffNotes,
    erasure: nothingOfThem,
  },
  templates: ourOwn,
  quotes: { retention: 'enquiries', copy: { part: 'quotes' }, erasure: enquiry },
  quotePrivate: { retention: withParent, copy: { part: 'quotes.request' }, erasure: withQuote },
  quoteVersions: { retention: withParent, copy: { part: 'quotes.versions' }, erasure: withQuote },
  quoteEvents: { retention: withParent, copy: { part: 'quotes.events' }, erasure: withQuote },
  quoteEvidence: { retention: withParent, copy: { part: 'quotes.evidence' }, erasure: withQuote },
  quoteMessages: {
    retention: withParent,
    copy: { part: 'quotes.messages' },
    erasure: { pseudonymised: 'The conversation is the other side’s too; name and uid go.' },
  },
  quoteReads: { retention: withParent, copy: { part: 'readMarkers' }, erasure: { removed: 'At once.' } },
  certificates: { retention: 'business', copy: { part: 'certificates' }, erasure: contract },
  projects: { retention: 'business', copy: { part: 'projects' }, erasure: audienceOnly },
  projectMilestones: { retention: withParent, copy: { part: 'projects.milestones' }, erasure: contract },
  projectUpdates: { retention: withParent, copy: { part: 'projects.updates' }, erasure: nothingOfThem },
  projectNotes: { retention: withParent, copy: staffNotes, erasure: contract },
  projectFiles: {
    retention: 'projects',
    copy: { part: 'projects.files' },
    erasure: { pseudonymised: 'The work is the client’s; who uploaded it goes.' },
  },
  projectActivity: { retention: withParent, copy: { part: 'projects.activity' }, erasure: contract },
  projectMessages: {
    retention: 'projects',
    copy: { part: 'projects.messages' },
    erasure: { pseudonymised: 'The conversation is the other side’s too; name and uid go.' },
  },
  projectReads: { retention: 'projects', copy: { part: 'readMarkers' }, erasure: { removed: 'At once.' } },
  invoices: { retention: 'business', copy: { part: 'invoices' }, erasure: books },
  invoicePayments: { retention: withParent, copy: { part: 'invoices.payments' }, erasure: books },
  receipts: {
    retention: 'business',
    copy: { leftOut: 'Our record of money received: each payment stands with its invoice, in the copy' },
    erasure: books,
  },
  billingSeries: { retention: 'business', copy: { part: 'monthlyBilling' }, erasure: audienceOnly },
  links: {
    retention: { because: 'Goes with the quote or project that it opens.' },
    copy: { part: 'links' },
    erasure: audienceOnly,
  },
  linkVisits: { retention: 'mails', copy: { part: 'links.visits' }, erasure: nothingOfThem },
  stepUpCodes: { retention: 'orphaned', copy: hashes, erasure: nothingOfThem },
  uploads: {
    retention: 'orphaned',
    copy: { part: 'uploads' },
    erasure: { pseudonymised: 'What belongs to nothing goes; what was handed in stays without its owner.' },
  },
  outbox: {
    retention: 'mails',
    copy: { part: 'mails' },
    erasure: {
      pseudonymised:
        'Emails about the account are deleted. Others lose the address once sent: the entry shows that the event was emailed.',
    },
  },
  suppressions: {
    retention: {
      because: 'What someone switched off must outlast everything else; it holds a hash of the address.',
    },
    copy: { part: 'switchedOff' },
    erasure: {
      retained: 'So that an objection is still honoured (UK GDPR article 21(3)); a hash and no address.',
    },
  },
  auditLog: {
    retention: 'business',
    copy: { part: 'changes' },
    erasure: { pseudonymised: 'Only uids stay, which lead nowhere any more.' },
  },
  counters: ourOwn,
  metrics: ourOwn,
  locks: {
    retention: {
      because: 'Leases of a minute; what the claims of an account are to be goes with the account.',
    },
    copy: { part: 'account.claims' },
    erasure: { removed: 'With the account.' },
  },
  idempotency: { retention: 'orphaned', copy: hashes, erasure: nothingOfThem },
  rateLimits: { retention: 'orphaned', copy: hashes, erasure: nothingOfThem },
  migrations: {
    retention: {
      because:
        'How far changes of what is stored have come: counts, and where those stand that can’t be read.',
    },
    copy: nothingOfThem,
    erasure: nothingOfThem,
  },
} as const satisfies Readonly<Record<CollectionName, DataDecision>>;

/** The reasons a copy of one's data gives for what it leaves out, each once. */
export function leftOutOfCopies(): string[] {
  const decisions: readonly DataDecision[] = Object.values(personalData);
  const reasons = decisions.flatMap(({ copy }) =>
    typeof copy === 'object' && 'leftOut' in copy ? [copy.leftOut] : [],
  );
  return [...new Set(reasons)];
}
