import type { Area } from '@agency/domain/site/area';
import { type CachePolicy, cacheControl } from '@agency/domain/site/cache-policy';
import type { FirebaseClientSettings } from '@agency/domain/site/render';
import { transportSecurity } from '@agency/domain/site/transport-security';
import type { Route } from '../../routes.ts';

export interface ResponseShape {
  readonly kind: 'html' | 'payload' | 'redirect';
  readonly status: number;
  readonly area: Area;
  readonly cache: CachePolicy;
  /** The matched route; absent for unknown paths. */
  readonly route?: Route | undefined;
}

export interface PolicySources {
  readonly origin: string;
  readonly firebase: FirebaseClientSettings;
  readonly analyticsTag?: string;
  /** `'sha256-…'` of the inline scripts and styles of this page. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** Content of the robots meta tag and header, undefined where a page may be indexed. */
export function robotsFor({
  area,
  route,
  status,
}: Pick<ResponseShape, 'area' | 'route' | 'status'>): string | undefined {
  if (area === 'link') return 'noindex, nofollow, noarchive';
  return status === 200 && route?.indexable ? undefined : 'noindex';
}

/** The addresses that Firebase's SDKs talk to, in production or on the local emulators. */
function firebaseSources(firebase: FirebaseClientSettings): {
  connect: string[];
  frame: string[];
  script: string[];
} {
  if (firebase.emulators) {
    const origins = Object.values(firebase.emulators);
    const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
    return { connect: [...origins, ...sockets], frame: [firebase.emulators.auth], script: [] };
  }
  const { authDomain, region, projectId } = firebase;
  return {
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://firebasestorage.googleapis.com',
      'https://content-firebaseappcheck.googleapis.com',
      `https://${region}-${projectId}.cloudfunctions.net`,
    ],
    frame: [`https://${authDomain}`, 'https://www.google.com'],
    script: ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com'],
  };
}

const noSources = { connect: [], frame: [], script: [], image: [] } as const;

/** Where Google's tag comes from and sends to (its guide to content security policies). */
const tagSources = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
} as const;

/**
 * No `unsafe-inline` for scripts anywhere. Styles: by hashes on public pages; behind sign-in dialogs and menus add
 * style elements of their own while they are open.
 */
function contentSecurityPolicy(area: Area, sources: PolicySources): string {
  const signedIn = area === 'client' || area === 'admin';
  const firebase = signedIn ? firebaseSources(sources.firebase) : noSources;
  const tag = area === 'site' && sources.analyticsTag !== undefined ? tagSources : noSources;
  const images = signedIn ? ["'self'", 'data:', 'blob:'] : ["'self'", 'data:', ...tag.image];
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...sources.scriptHashes, ...firebase.script, ...tag.script]],
    ['style-src', signedIn ? ["'self'", "'unsafe-inline'"] : ["'self'", ...sources.styleHashes]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', images],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...firebase.connect, ...tag.connect]],
    // A blob is a file in this page's memory: behind sign-in, a PDF that is previewed.
    ['frame-src', signedIn ? [...firebase.frame, 'blob:'] : ["'none'"]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  const upgrade = sources.origin.startsWith('https:') ? '; upgrade-insecure-requests' : '';
  return `${directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ')}${upgrade}`;
}

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const contentTypes = {
  html: 'text/html; charset=utf-8',
  payload: 'application/json; charset=utf-8',
  redirect: 'text/plain; charset=utf-8',
} as const;

/** Addresses that are secrets in themselves: link tokens, and the codes in mailed sign-in links. */
export function carriesSecret({ area, route }: Pick<ResponseShape, 'area' | 'route'>): boolean {
  return area === 'link' || (area !== 'site' && route !== undefined && route.guard === undefined);
}

/** Every header of the page renderer's response, from its shape alone. */
export function responseHeaders(shape: ResponseShape, sources: PolicySources): Record<string, string> {
  const silent = shape.kind === 'redirect' && shape.area !== 'link';
  const robots = shape.kind === 'payload' && shape.area !== 'link' ? 'noindex' : robotsFor(shape);
  return {
    'Content-Type': contentTypes[shape.kind],
    'Cache-Control': cacheControl(shape.cache),
    ...(robots === undefined || silent ? {} : { 'X-Robots-Tag': robots }),
    'Referrer-Policy': carriesSecret(shape) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': transportSecurity,
    'Permissions-Policy': permissions,
    // Google's sign-in popup must be able to reach the page that opened it.
    'Cross-Origin-Opener-Policy':
      shape.area === 'client' || shape.area === 'admin' ? 'same-origin-allow-popups' : 'same-origin',
    ...(shape.kind === 'html'
      ? { 'Content-Security-Policy': contentSecurityPolicy(shape.area, sources) }
      : {}),
  };
}
