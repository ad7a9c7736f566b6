import type { HttpHandler } from '../platform/http.ts';
import { pageRenderer } from './renderer.ts';

/** Says that the functions run and which build they are. */
export const health: HttpHandler = async (_request, deps) => {
  const { buildId } = await pageRenderer(deps.config);
  return {
    status: 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: `ok ${buildId}\n`,
  };
};
