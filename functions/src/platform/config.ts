import { region } from '@agency/domain/platform/region';
import type { FirebaseClientSettings } from '@agency/domain/site/render';
import * as v from 'valibot';
import { isNetwork, readNetworks } from './http/address.ts';
import type { TrustedProxies } from './http/caller.ts';
import { hostingNetworks } from './http/proxy-networks.ts';

const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#\s]+$/, 'must be scheme and host without a slash at the end'),
);
const port = v.optional(v.pipe(v.string(), v.regex(/^[^:/\s]+:\d+$/, 'must be host:port')));
const apiKey = v.optional(v.pipe(v.string(), v.minLength(16, 'is shorter than any key of the provider')));
/** At least 24 random bytes in base64: anybody who guesses it can report mails as delivered or bounced. */
const webhookSecret = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, 'must be at least 24 random bytes in base64'),
  ),
);
/** 32 random bytes in base64 or hex: anybody who guesses it can make links that accept quotes. */
const signingKey = v.optional(
  v.pipe(v.string(), v.minLength(32, 'must be 32 random bytes in base64 or hex')),
);

const networks = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((network) => network.trim())),
  v.array(
    v.pipe(v.string(), v.check(isNetwork, 'must be networks like 203.0.113.0/24, with commas between')),
  ),
);

const flag = v.optional(v.picklist(['true', 'false']));

/** The deployment's settings in `functions/.env.{project}`; `functions/.env.example` explains each. */
const settings = {
  /** The public site's origin: all absolute addresses come from it, none from a request. */
  SITE_ORIGIN: origin,
  STORAGE_BUCKET: v.optional(v.string()),
  /**
   * Proxies that append to X-Forwarded-For on the way through Hosting to `api` and `ssr` (Hosting and Google's front
   * end: 2). Browsers call the callable at its own address, without Hosting: there only the front end's entry counts.
   */
  TRUSTED_PROXY_HOPS: v.optional(
    v.pipe(v.string(), v.regex(/^\d$/, 'must be one digit'), v.transform(Number)),
    '2',
  ),
  /** Networks that Hosting calls functions from ('203.0.113.0/24, 2001:db8::/32'), where they are not the usual ones. */
  TRUSTED_PROXY_NETWORKS: v.optional(networks),
  /** The web app's public settings (`firebase apps:sdkconfig`). */
  FIREBASE_API_KEY: v.optional(v.string(), 'local'),
  FIREBASE_APP_ID: v.optional(v.string(), 'local'),
  FIREBASE_AUTH_DOMAIN: v.optional(v.string()),
  /** The id of Google's tag (`G-…`, `GTM-…`): public pages then ask for consent to statistics. Without it, none. */
  ANALYTICS_TAG_ID: v.optional(
    v.pipe(v.string(), v.regex(/^(?:G|GT|GTM|AW)-[A-Z0-9]+$/, 'must be like G-ABC123')),
  ),
  /** 'true': what is marked as a sample is public. Without it that is so in the emulators alone; 'false' hides it there. */
  SAMPLE_CONTENT: flag,
  /** 'true': the signed-in areas accept only callers with an App Check token. `index.ts` reads it too. */
  APP_CHECK_ENFORCED: flag,
  /** 'true': each kind of function has an account of its own (`accounts.ts`). */
  SERVICE_ACCOUNTS: flag,
  /** 'true': links that LINK_SIGNING_KEY_PREVIOUS signed still open (`index.ts`). */
  LINK_KEYS_ROTATING: flag,
} as const;

/** What Google's Secret Manager stores, and gives to the functions that name it. */
const secrets = {
  RESEND_API_KEY: apiKey,
  RESEND_WEBHOOK_SECRET: webhookSecret,
  LINK_SIGNING_KEY: signingKey,
  LINK_SIGNING_KEY_PREVIOUS: signingKey,
} as const;

/** What the cloud sets by itself, or the local suite. */
const surroundings = {
  GCLOUD_PROJECT: v.pipe(v.string(), v.minLength(1)),
  RESEND_BASE_URL: v.optional(v.pipe(v.string(), v.url())),
  FUNCTIONS_EMULATOR: v.optional(v.string()),
  FUNCTIONS_ORIGIN: v.optional(origin),
  FIREBASE_AUTH_EMULATOR_HOST: port,
  FIRESTORE_EMULATOR_HOST: port,
  FIREBASE_STORAGE_EMULATOR_HOST: port,
} as const;

/** Every environment variable that functions read, and nothing else reads the environment. */
const environment = v.object({ ...settings, ...secrets, ...surroundings });
type Environment = v.InferOutput<typeof environment>;

export type SecretName = keyof typeof secrets;

/** For the deployment, which refuses settings that it doesn't know. */
export const settingNames: readonly string[] = Object.keys(settings);
export const secretNames: readonly string[] = Object.keys(secrets);

export interface Config {
  /** Scheme and host of the public site, without a trailing slash. */
  readonly origin: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly trustedProxies: TrustedProxies;
  /** Where the mail provider listens when it is not the real one. */
  readonly resendBaseUrl: string | undefined;
  readonly firebase: FirebaseClientSettings;
  readonly analyticsTag: string | undefined;
  readonly isEmulator: boolean;
  /** Visitors see work and words that are marked as samples. */
  readonly showsSamples: boolean;
  readonly isAppCheckEnforced: boolean;
  /** @throws when the function was not given this secret (`secrets` in `index.ts`). */
  secret(name: Exclude<SecretName, 'LINK_SIGNING_KEY_PREVIOUS'>): string;
  optionalSecret(name: SecretName): string | undefined;
}

/** @throws with every variable that is missing or wrong, so that a start shows all of them at once. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    throw new Error(`The environment is not complete. ${wrong.join('; ')}`);
  }
  return configFrom(result.output);
}

function configFrom(env: Environment): Config {
  const isEmulator = env.FUNCTIONS_EMULATOR === 'true';
  const storageBucket = env.STORAGE_BUCKET ?? `${env.GCLOUD_PROJECT}.appspot.com`;
  return {
    origin: env.SITE_ORIGIN,
    projectId: env.GCLOUD_PROJECT,
    storageBucket,
    trustedProxies: {
      hops: env.TRUSTED_PROXY_HOPS,
      includes: readNetworks(env.TRUSTED_PROXY_NETWORKS ?? hostingNetworks),
    },
    resendBaseUrl: env.RESEND_BASE_URL,
    firebase: firebaseFrom(env, storageBucket),
    analyticsTag: env.ANALYTICS_TAG_ID,
    isEmulator,
    showsSamples: env.SAMPLE_CONTENT === undefined ? isEmulator : env.SAMPLE_CONTENT === 'true',
    isAppCheckEnforced: env.APP_CHECK_ENFORCED === 'true',
    secret(name) {
      const value = env[name];
      if (value === undefined) throw new Error(`The secret ${name} is not set for this function.`);
      return value;
    },
    optionalSecret: (name) => env[name],
  };
}

function firebaseFrom(env: Environment, storageBucket: string): FirebaseClientSettings {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = env;
  const { FIREBASE_STORAGE_EMULATOR_HOST: storage, FUNCTIONS_ORIGIN: functions } = env;
  const isLocal = auth !== undefined && firestore !== undefined && storage !== undefined;
  return {
    apiKey: env.FIREBASE_API_KEY,
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.GCLOUD_PROJECT}.firebaseapp.com`,
    projectId: env.GCLOUD_PROJECT,
    storageBucket,
    appId: env.FIREBASE_APP_ID,
    region,
    ...(env.APP_CHECK_ENFORCED === 'true' ? { appCheck: true } : {}),
    ...(isLocal
      ? {
          emulators: {
            auth: `http://${auth}`,
            firestore: `http://${firestore}`,
            functions: functions ?? 'http://127.0.0.1:5001',
            storage: `http://${storage}`,
          },
        }
      : {}),
  };
}

let known: Config | undefined;

/** The configuration of this process, read once at first use. */
export function config(): Config {
  known ??= readConfig(process.env);
  return known;
}
