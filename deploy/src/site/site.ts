import { paths } from '@agency/domain/site/paths';
import type { FirebaseClientSettings } from '@agency/domain/site/render';
import * as v from 'valibot';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A running site, with what it says of itself. */
export interface RunningSite {
  /** Scheme and host. */
  readonly origin: string;
  /** What its signed-in areas start Firebase with. */
  readonly firebase: FirebaseClientSettings;
  /** True for the emulators of this machine, which are open where the cloud is closed. */
  readonly isLocal: boolean;
  /** Requests a path of the site, or a full address of a service behind it, without following redirects. */
  ask(address: string, asked?: Asked): Promise<Answer>;
  /** The addresses on the site that set a cookie. */
  readonly withCookies: readonly string[];
}

const patience = 60_000;

const clientSettings = v.object({
  apiKey: v.string(),
  authDomain: v.string(),
  projectId: v.string(),
  storageBucket: v.string(),
  appId: v.string(),
  region: v.string(),
  appCheck: v.exactOptional(v.literal(true)),
  emulators: v.exactOptional(
    v.object({ auth: v.string(), firestore: v.string(), functions: v.string(), storage: v.string() }),
  ),
});

/**
 * Opens a site to inspect it.
 * @param url any address on it; only its origin is used
 * @throws when nothing answers there, or it is not this product.
 */
export async function openSite(url: string): Promise<RunningSite> {
  const { origin } = new URL(url);
  const withCookies: string[] = [];
  const ask = async (
    address: string,
    { method = 'GET', headers = {}, body }: Asked = {},
  ): Promise<Answer> => {
    const answer = await fetch(new URL(address, origin), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const isOfSite = address.startsWith('/');
    if (isOfSite && answer.headers.has('set-cookie')) withCookies.push(`${method} ${address}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const firebase = settingsIn(await ask(paths.client.login()), origin);
  return { origin, firebase, isLocal: firebase.emulators !== undefined, ask, withCookies };
}

function settingsIn({ status, text }: Answer, origin: string): FirebaseClientSettings {
  const state = /id="page-state">(.*?)<\/script>/s.exec(text)?.[1];
  if (status !== 200 || state === undefined) {
    throw new Error(`${origin}${paths.client.login()} answered ${status} and is no page of this product.`);
  }
  return v.parse(v.object({ firebase: clientSettings }), JSON.parse(state)).firebase;
}
