import { adminBackends } from './content/admin-backends.server.ts';
import { aiIntegration } from './content/ai-integration.server.ts';
import { ecommerce } from './content/ecommerce.server.ts';
import { mobileApps } from './content/mobile-apps.server.ts';
import { webApps } from './content/web-apps.server.ts';
import { websites } from './content/websites.server.ts';
import type { ServiceContent } from './service-content.ts';

const all: readonly ServiceContent[] = [
  websites,
  webApps,
  ecommerce,
  mobileApps,
  adminBackends,
  aiIntegration,
];

/** Every service page by its slug. */
export const serviceContents: ReadonlyMap<string, ServiceContent> = new Map(
  all.map((content) => [content.slug, content]),
);
