/** The client build as the renderer needs it. Compiled into the server bundle by `build.ts`. */
export interface ClientAssets {
  /** Addresses of the entry script and its imports; the entry comes last. */
  readonly entry: readonly string[];
  /** Stylesheets of every page, in the order in which they apply, by the page's file. */
  readonly css: Readonly<Record<string, readonly string[]>>;
  /** Scripts that a page needs besides the entry, by the page's file. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Text of the stylesheets that are inlined, by address. */
  readonly cssText: Readonly<Record<string, string>>;
  /** Stylesheets of the entry: every page has them. */
  readonly base: readonly string[];
  /** The script that registers the worker; a build for development has none. */
  readonly registration?: string | undefined;
}

declare const __CLIENT_ASSETS__: ClientAssets | undefined;
declare const __BUILD_ID__: string | undefined;
declare const __BUILT_AT__: string | undefined;

const none: ClientAssets = {
  entry: ['/assets/entry-client.js'],
  css: {},
  scripts: {},
  cssText: {},
  base: [],
};

/** Outside a build (unit tests) there are no assets. */
export const clientAssets = typeof __CLIENT_ASSETS__ === 'undefined' ? none : __CLIENT_ASSETS__;
export const buildId = typeof __BUILD_ID__ === 'undefined' ? 'unbuilt' : __BUILD_ID__;
export const builtAt = typeof __BUILT_AT__ === 'undefined' ? 'never' : __BUILT_AT__;
