import { createHash, randomBytes } from 'node:crypto';
import type { AcceptInput } from '@agency/domain/quote/answer';
import type { QuoteContent } from '@agency/domain/quote/content';
import {
  type QuoteHead,
  type QuoteVersion,
  quoteHead,
  quoteVersion,
  type Recipient,
} from '@agency/domain/quote/schema';
import { privateSettings, siteSettings } from '@agency/domain/settings/schema';
import { parseDocument, type Stored } from '@agency/domain/shared/parse';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as v from 'valibot';
import type { Person } from '../../functions/src/platform/auth.ts';
import { readConfig } from '../../functions/src/platform/config.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { silentLog } from '../../functions/src/platform/log.ts';
import type { CallContext } from '../../functions/src/platform/operation.ts';
import { createQuote } from '../../functions/src/quote/create.ts';
import { saveQuoteDraft } from '../../functions/src/quote/save-draft.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { addresses } from '../support/suite.ts';

/** A project of a test file's own in the running emulators: no trigger listens there, and nobody else writes. */
export interface World {
  readonly deps: Deps;
  readonly projectId: string;
  /** Moves the clock that code decides expiries by. */
  setClock(now: Date): void;
  close(): Promise<void>;
}

const company = {
  registeredName: 'Downland Digital Ltd',
  companyNumber: '00000000',
  registeredIn: 'England and Wales',
  registeredOffice: {
    line1: '12 Chalk Row',
    line2: '',
    town: 'Horsham',
    county: 'West Sussex',
    postcode: 'RH12 0XX',
    country: 'United Kingdom',
  },
  vatNumber: 'GB123456789',
  icoNumber: null,
};

const terms = 'Work begins when the deposit is paid.';

async function fillSettings({ db }: Deps): Promise<void> {
  const stamps = { createdAt: new Date(), updatedAt: new Date(), updatedBy: 'system' };
  const site = v.parse(siteSettings, {
    brandName: 'Downland Digital',
    tagline: 'Websites and web apps',
    origin: addresses.site,
    email: 'hello@downland.example',
    supportEmail: 'support@downland.example',
    phone: '01403 555 0100',
    hours: [],
    company,
    socialLinks: [],
    estimateRates: [{ service: 'websites', from: 240_000, to: 650_000, billing: 'once' }],
    ...stamps,
  });
  const business = v.parse(privateSettings, {
    vatRegistered: true,
    defaultVatRate: 2000,
    paymentTermsDays: 14,
    quoteValidityDays: 30,
    reminderOffsets: [0],
    paymentSchedule: [
      { label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
      { label: 'Final payment', share: 6000, trigger: { kind: 'acceptance' } },
    ],
    stepUpThreshold: null,
    notificationEmails: ['staff@downland.example'],
    bankDetails: { accountName: 'Downland Digital Ltd', sortCode: '12-34-56', accountNumber: '12345678' },
    terms: {
      version: '1',
      text: terms,
      sha256: createHash('sha256').update(terms).digest('hex'),
      publishedAt: new Date(),
    },
    ...stamps,
  });
  await db.doc('settings/site').set(site);
  await db.doc('settings/private').set(business);
}

export async function makeWorld(name: string): Promise<World> {
  process.env.FIRESTORE_EMULATOR_HOST ??= new URL(addresses.firestore).host;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= new URL(addresses.auth).host;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= new URL(addresses.storage).host;
  const projectId = `demo-${name}-${randomBytes(3).toString('hex')}`;
  const app = initializeApp({ projectId }, projectId);
  let now: Date | undefined;
  const deps: Deps = {
    db: getFirestore(app),
    auth: async () => getAuth(app),
    storage: async () => getStorage(app),
    clock: () => now ?? new Date(),
    random: (count) => randomBytes(count),
    config: readConfig({
      ...process.env,
      SITE_ORIGIN: addresses.site,
      GCLOUD_PROJECT: projectId,
      LINK_SIGNING_KEY: randomBytes(32).toString('hex'),
      LINK_SIGNING_KEY_PREVIOUS: undefined,
      FUNCTIONS_EMULATOR: 'true',
    }),
    log: silentLog,
  };
  await fillSettings(deps);
  return {
    deps,
    projectId,
    setClock: (instant) => {
      now = instant;
    },
    close: () => deleteApp(app),
  };
}

export const caller = { ip: '203.0.113.7', forwardedFor: '203.0.113.7', userAgent: 'Test' };

export function person(uid: string, rest: Partial<Person> = {}): Person {
  return {
    uid,
    email: `${uid}@example.com`,
    emailVerified: true,
    name: uid,
    authTime: Math.floor(Date.now() / 1000),
    sessionsFrom: 0,
    claims: {},
    ...rest,
  };
}

export const asStaff: CallContext = { person: person('staff'), caller };

export const recipient: Recipient = {
  name: 'Sam Weald',
  email: 'sam@example.com',
  company: 'Weald Pottery',
  phone: null,
};

const line = {
  unitLabel: '',
  quantity: 1,
  discount: 0,
  vatRate: 2000 as const,
  billing: 'once' as const,
};

/** A fixed, an optional and an adjustable line, a choice of two, and hosting by the month. */
export const content: QuoteContent = {
  title: 'New website',
  introduction: 'As we discussed.',
  sections: [
    {
      id: 'website',
      title: 'Website',
      introduction: '',
      lines: [
        { ...line, id: 'design', description: 'Design', unitPrice: 100_000, selection: { kind: 'fixed' } },
        {
          ...line,
          id: 'blog',
          description: 'Blog',
          unitPrice: 50_000,
          selection: { kind: 'optional', selected: false },
        },
        {
          ...line,
          id: 'pages',
          description: 'Pages',
          quantity: 2,
          unitPrice: 10_000,
          selection: { kind: 'adjustable', min: 1, max: 5 },
        },
        {
          ...line,
          id: 'photos-few',
          description: 'Ten photographs',
          unitPrice: 20_000,
          selection: { kind: 'oneOf', group: 'Photographs', selected: true },
        },
        {
          ...line,
          id: 'photos-many',
          description: 'Thirty photographs',
          unitPrice: 40_000,
          selection: { kind: 'oneOf', group: 'Photographs', selected: false },
        },
        {
          ...line,
          id: 'hosting',
          description: 'Hosting',
          unitPrice: 3_000,
          billing: 'monthly',
          selection: { kind: 'fixed' },
        },
      ],
    },
  ],
  discount: { kind: 'none' },
  paymentSchedule: [
    { id: 'deposit', label: 'Deposit', share: 4000, trigger: { kind: 'acceptance' } },
    { id: 'final', label: 'Launch', share: 6000, trigger: { kind: 'milestone', milestoneId: 'launch' } },
  ],
  milestones: [
    { id: 'draft', title: 'First draft', description: '', weeksAfterStart: 2 },
    { id: 'launch', title: 'Launch', description: '', weeksAfterStart: 6 },
  ],
};

export interface DraftOptions {
  readonly content?: QuoteContent;
  readonly recipient?: Recipient;
  readonly validUntil?: string | null;
}

/** A quote that staff made and saved once; its draft is at revision 1. */
export async function makeDraft({ deps }: World, options: DraftOptions = {}): Promise<string> {
  const to = options.recipient ?? recipient;
  const { quoteId } = await createQuote(deps, { recipient: to }, asStaff);
  await saveQuoteDraft(
    deps,
    {
      quoteId,
      revision: 0,
      recipient: to,
      content: options.content ?? content,
      validUntil: options.validUntil ?? null,
      internalNotes: '',
    },
    asStaff,
  );
  return quoteId;
}

/** The same, sent as version 1. */
export async function makeSent(world: World, options: DraftOptions = {}): Promise<string> {
  const quoteId = await makeDraft(world, options);
  await sendQuote(world.deps, { quoteId, revision: 1 }, asStaff);
  return quoteId;
}

export async function headOf({ deps }: World, quoteId: string): Promise<Stored<QuoteHead>> {
  const path = `quotes/${quoteId}`;
  return parseDocument(quoteHead, path, (await deps.db.doc(path).get()).data());
}

export async function versionOf(
  { deps }: World,
  quoteId: string,
  version = 1,
): Promise<Stored<QuoteVersion>> {
  const path = `quotes/${quoteId}/versions/${version}`;
  return parseDocument(quoteVersion, path, (await deps.db.doc(path).get()).data());
}

/** What the page of this quote sends when everything is left as it is. */
export async function yesTo(
  world: World,
  quoteId: string,
  rest: Partial<AcceptInput> = {},
): Promise<AcceptInput> {
  const { version, contentHash } = await versionOf(world, quoteId);
  return { version, contentHash, name: 'Sam Weald', acceptTerms: true, choices: [], ...rest };
}

/** How many documents a collection holds. */
export async function countOf(
  { deps }: World,
  path: string,
  field?: string,
  value?: unknown,
): Promise<number> {
  const whole = deps.db.collection(path);
  const some = field === undefined ? whole : whole.where(field, '==', value);
  return (await some.count().get()).data().count;
}

/** Everything that a test could have written, as one text: equal texts mean that nothing was written. */
export async function snapshotOf({ deps }: World, quoteId: string): Promise<string> {
  const names = ['certificates', 'projects', 'invoices', 'billingSeries', 'outbox', 'links', 'auditLog'];
  const counts = await Promise.all(
    names.map(async (name) => [name, (await deps.db.collection(name).count().get()).data().count]),
  );
  const head = await deps.db.doc(`quotes/${quoteId}`).get();
  const events = await deps.db.collection(`quotes/${quoteId}/events`).count().get();
  return JSON.stringify([counts, head.updateTime, events.data().count]);
}

/** A package on offer, `starter`, and one that is no longer shown, `old`. */
export async function offerPackages({ db }: Deps): Promise<void> {
  const now = new Date();
  const offered = {
    slug: 'starter',
    name: 'Starter site',
    summary: 'Five pages',
    audience: '',
    features: ['Five pages'],
    exclusions: [],
    priceFrom: 120_000,
    billing: 'once',
    timeline: '',
    service: null,
    highlighted: false,
    position: 1,
    published: true,
    createdAt: now,
    updatedAt: now,
    updatedBy: 'system',
  };
  await db.doc('packages/starter').set(offered);
  await db.doc('packages/old').set({ ...offered, slug: 'old', published: false });
}
