import { areaOf } from '@agency/domain/site/area';
import { policyOf } from '@agency/domain/site/cache-policy';
import type { RendererSettings, RenderResult } from '@agency/domain/site/render';
import { type ResponseShape, responseHeaders } from './headers.server.ts';

/** Sends people to another address for good. */
export function renderRedirect(location: string, settings: RendererSettings): RenderResult {
  const area = areaOf(location.split('?')[0] ?? '/');
  const cache = policyOf(area);
  const shape: ResponseShape = { kind: 'redirect', status: 301, area, cache };
  const headers = responseHeaders(shape, { ...settings, scriptHashes: [], styleHashes: [] });
  return { status: 301, headers: { ...headers, Location: location }, cache, body: `Moved to ${location}\n` };
}
