import type {
  CorrectedPlace,
  Correction,
  Fate,
  Holding,
  HoldingKind,
} from '@agency/domain/platform/data-request';
import { retention } from '@agency/domain/platform/retention';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { countWords } from '@agency/domain/user/description';

type Nouns = readonly [one: string, many: string];

const nouns: Readonly<Record<HoldingKind, Nouns>> = {
  clients: ['client they’re a contact of', 'clients they’re a contact of'],
  invitations: ['client they’re invited to', 'clients they’re invited to'],
  bills: ['client whose billing address is theirs', 'clients whose billing address is theirs'],
  invoiceCopies: ['client whose invoices also go to them', 'clients whose invoices also go to them'],
  quotes: ['quote or request', 'quotes and requests'],
  contacts: ['contact message', 'contact messages'],
  packageRequests: ['package request', 'package requests'],
  testimonials: ['testimonial', 'testimonials'],
  invoices: ['invoice of their clients', 'invoices of their clients'],
  mails: ['email to them', 'emails to them'],
  repliesTo: ['email that names them as the reply address', 'emails that name them as the reply address'],
  messages: ['message they wrote', 'messages they wrote'],
  files: ['project file they added', 'project files they added'],
  uploads: ['upload', 'uploads'],
  switchedOff: ['record of emails they don’t get', 'records of emails they don’t get'],
  mailLog: ['entry in the audit log about an email to them', 'entries in the audit log about emails to them'],
  staffAddresses: ['address our notifications go to', 'addresses our notifications go to'],
};

/** '2 quotes and requests', '99+ emails to them'. */
export function holdingWords({ kind, count }: Holding): string {
  const [one, many] = nouns[kind];
  return `${countWords(count)} ${count === 1 ? one : many}`;
}

const fates: Readonly<Record<Exclude<Fate, 'stays'>, string>> = {
  deleted: 'Erasing deletes this.',
  anonymised: 'Erasing takes their name and address out.',
  withdrawn: 'Erasing withdraws the offer first, then deletes it or takes their name out.',
  waiting: 'They’re the only contact and something is still open. Erasing finishes by itself once it’s done.',
};

const years = retention.business.years;
const reasons: Partial<Record<HoldingKind, string>> = {
  quotes: `Stays for ${years} years after the accounting year: it’s evidence of a contract.`,
  invoices: `Stay for ${years} years after the accounting year: tax law requires it.`,
  switchedOff: 'Stays, so that we don’t email them again. It holds no address, only a code made from it.',
  staffAddresses: 'Stays. Remove the address in the settings.',
};

/** What erasing does to it. */
export function fateWords({ kind, fate }: Holding): string {
  return fate === 'stays' ? (reasons[kind] ?? 'Stays.') : fates[fate];
}

/** Where one of them is shown; null for what has no page. */
export function hrefOf(kind: HoldingKind, id: string): string | null {
  switch (kind) {
    case 'clients':
    case 'invitations':
    case 'bills':
    case 'invoiceCopies':
      return adminPaths.client(id);
    case 'quotes':
      return adminPaths.quote(id);
    case 'invoices':
      return adminPaths.invoice({ id });
    case 'contacts':
      return adminPaths.contact(id);
    case 'testimonials':
      return adminPaths.portfolioItem(id);
    case 'packageRequests':
      return adminPaths.packageRequest(id);
    default:
      return null;
  }
}

const places: Readonly<Record<CorrectedPlace, Nouns>> = {
  account: ['the name of their account', 'the names of their accounts'],
  clients: ['client they’re a contact of', 'clients they’re a contact of'],
  invitations: ['invitation', 'invitations'],
  bills: ['client whose billing address is theirs', 'clients whose billing address is theirs'],
  invoiceCopies: ['client whose invoices also go to them', 'clients whose invoices also go to them'],
  contacts: ['contact message', 'contact messages'],
  packageRequests: ['package request', 'package requests'],
  testimonials: ['testimonial', 'testimonials'],
  quotes: ['request or draft', 'requests and drafts'],
  sentQuotes: [
    'quote that was sent. Revise it to correct it.',
    'quotes that were sent. Revise them to correct them.',
  ],
  accountAddress: [
    'the address they sign in with. Only they can change it, in their profile.',
    'the addresses they sign in with. Only they can change them, in their profile.',
  ],
  mails: ['email that was sent or queued', 'emails that were sent or queued'],
};

const uncounted: ReadonlySet<CorrectedPlace> = new Set(['account', 'accountAddress']);

/** '2 requests and drafts', 'the name of their account'. */
export function placeWords({ place, count }: Correction): string {
  const words = places[place][count === 1 ? 0 : 1];
  return uncounted.has(place) ? words : `${countWords(count)} ${words}`;
}
