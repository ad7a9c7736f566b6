import { websites } from './content/websites.server.ts';
import type { ServiceContent } from './service-content.ts';

/** Every service page by its slug. */
export const serviceContents: ReadonlyMap<string, ServiceContent> = new Map(
  [websites].map((content) => [content.slug, content]),
);
