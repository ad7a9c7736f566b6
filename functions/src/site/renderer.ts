import type { CreateRenderer, PageRenderer } from '@agency/domain/site/render';
import type { Config } from '../platform/config.ts';

/** Where `build.ts` puts the page renderer of `web`, beside the built functions. Not a literal: it is never bundled. */
const bundle: string = './web/entry-server.js';

function isRendererModule(module: unknown): module is { readonly createRenderer: CreateRenderer } {
  return typeof module === 'object' && module !== null && 'createRenderer' in module;
}

let known: Promise<PageRenderer> | undefined;

async function load(config: Config): Promise<PageRenderer> {
  const module: unknown = await import(new URL(bundle, import.meta.url).href);
  if (!isRendererModule(module)) throw new Error(`${bundle} has no createRenderer`);
  const { origin, firebase, analyticsTag } = config;
  return module.createRenderer({ origin, firebase, ...(analyticsTag === undefined ? {} : { analyticsTag }) });
}

/** The page renderer, loaded at first use. */
export function pageRenderer(config: Config): Promise<PageRenderer> {
  known ??= load(config);
  return known;
}
