import { services } from '@agency/domain/site/services';
import { accessibilityCompliance } from './accessibility-compliance.server.ts';
import { additionalServices } from './additional-services.server.ts';
import { adminBackends } from './admin-backends.server.ts';
import { aiIntegration } from './ai-integration.server.ts';
import { aiWebDevelopment } from './ai-web-development.server.ts';
import { analyticsSetup } from './analytics-setup.server.ts';
import { bespokeSolutions } from './bespoke-solutions.server.ts';
import { blogCreation } from './blog-creation.server.ts';
import { chatbotDevelopment } from './chatbot-development.server.ts';
import { domainEmailSetup } from './domain-email-setup.server.ts';
import { ecommerce } from './ecommerce.server.ts';
import { hosting } from './hosting.server.ts';
import { industrySolutions } from './industry-solutions.server.ts';
import { mobileApps } from './mobile-apps.server.ts';
import { seoOptimization } from './seo-optimization.server.ts';
import type { ServiceContent } from './service-content.ts';
import { webApps } from './web-apps.server.ts';
import { websiteUpdatesMigrations } from './website-updates-migrations.server.ts';
import { websites } from './websites.server.ts';

const all: readonly ServiceContent[] = [
  websites,
  ecommerce,
  blogCreation,
  seoOptimization,
  analyticsSetup,
  webApps,
  mobileApps,
  adminBackends,
  bespokeSolutions,
  industrySolutions,
  aiIntegration,
  chatbotDevelopment,
  aiWebDevelopment,
  hosting,
  websiteUpdatesMigrations,
  accessibilityCompliance,
  domainEmailSetup,
  additionalServices,
];

/** Every service page by its slug. */
export const serviceContents: ReadonlyMap<string, ServiceContent> = new Map(
  all.map((content) => [content.slug, content]),
);

/** The service's name in menus and forms; one that can't be requested is called by its page's heading. */
export function serviceName(slug: string): string {
  const known: Readonly<Record<string, string>> = services;
  return known[slug] ?? serviceContents.get(slug)?.heading ?? slug;
}
