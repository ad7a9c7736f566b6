import { accessibilityCompliance } from './content/accessibility-compliance.server.ts';
import { additionalServices } from './content/additional-services.server.ts';
import { adminBackends } from './content/admin-backends.server.ts';
import { aiIntegration } from './content/ai-integration.server.ts';
import { aiWebDevelopment } from './content/ai-web-development.server.ts';
import { analyticsSetup } from './content/analytics-setup.server.ts';
import { bespokeSolutions } from './content/bespoke-solutions.server.ts';
import { blogCreation } from './content/blog-creation.server.ts';
import { chatbotDevelopment } from './content/chatbot-development.server.ts';
import { domainEmailSetup } from './content/domain-email-setup.server.ts';
import { ecommerce } from './content/ecommerce.server.ts';
import { hosting } from './content/hosting.server.ts';
import { industrySolutions } from './content/industry-solutions.server.ts';
import { mobileApps } from './content/mobile-apps.server.ts';
import { seoOptimization } from './content/seo-optimization.server.ts';
import { webApps } from './content/web-apps.server.ts';
import { websiteUpdatesMigrations } from './content/website-updates-migrations.server.ts';
import { websites } from './content/websites.server.ts';
import type { ServiceContent } from './service-content.ts';

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
