import { createHash, randomBytes } from 'node:crypto';
import { defaultPrices } from '@agency/domain/figures/prices';
import { defaultTimes } from '@agency/domain/figures/times';
import { sampleAgency, sampleBankDetails } from '@agency/domain/settings/sample-agency';
import { privateSettings, siteSettings } from '@agency/domain/settings/schema';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as v from 'valibot';
import type { Person } from '../../functions/src/platform/auth.ts';
import { readConfig } from '../../functions/src/platform/config.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import type { Caller } from '../../functions/src/platform/http/caller.ts';
import { silentLog } from '../../functions/src/platform/log.ts';
import type { CallContext } from '../../functions/src/platform/operation.ts';
import type { FormSender } from '../../functions/src/site/public-form.ts';
import { addresses } from '../support/suite.ts';

/** A project of a test file's own in the running emulators: no trigger listens there, and nobody else writes. */
export interface World {
  readonly deps: Deps;
  readonly projectId: string;
  /** Moves the clock that expiry depends on. */
  setClock(now: Date): void;
  close(): Promise<void>;
}

const terms = 'Work begins when the deposit is paid.';

const stampsAt = (now: Date) => ({ createdAt: now, updatedAt: now, updatedBy: 'system' });

function newSiteSettings() {
  return v.parse(siteSettings, {
    ...sampleAgency,
    tagline: 'Websites and web apps',
    origin: addresses.site,
    hours: [],
    socialLinks: [],
    estimateRates: [{ service: 'websites', from: 240_000, to: 650_000, billing: 'once' }],
    prices: defaultPrices,
    times: defaultTimes,
    ...stampsAt(new Date()),
  });
}

function newPrivateSettings() {
  return v.parse(privateSettings, {
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
    bankDetails: sampleBankDetails,
    terms: {
      version: '1',
      text: terms,
      sha256: createHash('sha256').update(terms).digest('hex'),
      publishedAt: new Date(),
    },
    ...stampsAt(new Date()),
  });
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
  await deps.db.doc('settings/site').set(newSiteSettings());
  await deps.db.doc('settings/private').set(newPrivateSettings());
  return {
    deps,
    projectId,
    setClock: (instant) => {
      now = instant;
    },
    close: () => deleteApp(app),
  };
}

/** Somebody with limits of their own. */
export const callerFrom = (ip: string): Caller => ({
  network: ip,
  through: null,
  ip,
  connectedFrom: ip,
  forwardedFor: ip,
  userAgent: 'Test',
});
/** Who sends a public form: somebody else each time, unless a caller is named. */
export const sender = (
  idempotencyKey?: string,
  caller: FormSender['caller'] = randomBytes(6).toString('hex'),
): FormSender => ({ caller, idempotencyKey });
export const caller = callerFrom('203.0.113.7');

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

/** A package on offer, `starter`, and one that is no longer shown, `old`. */
export async function offerPackages({ db }: Deps): Promise<void> {
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
    ...stampsAt(new Date()),
  };
  await db.doc('packages/starter').set(offered);
  await db.doc('packages/old').set({ ...offered, slug: 'old', published: false });
}
