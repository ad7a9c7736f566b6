import { serve } from '../platform/http/server.ts';
import { pageRenderer } from './renderer.ts';
import { type PageServer, pageServer } from './ssr.ts';

let server: Promise<PageServer> | undefined;

/** The function `ssr`: every address that is neither a file nor the API's. */
export const handler = serve(async (request, deps) => {
  server ??= pageRenderer(deps.config).then(pageServer);
  return (await server)(request, deps);
});
