/** The services that a visitor can ask for: slug (also the page below /services/) and name. */
export const services = {
  websites: 'Websites',
  'web-apps': 'Web apps',
  ecommerce: 'Online shops',
  'mobile-apps': 'Mobile apps',
  'admin-backends': 'Admin back offices',
  'ai-integration': 'AI integration',
  'ai-web-development': 'AI-assisted web development',
  'chatbot-development': 'Chatbots',
  'blog-creation': 'Blogs',
  'seo-optimization': 'Search engine optimisation',
  'analytics-setup': 'Analytics set-up',
  'accessibility-compliance': 'Accessibility compliance',
  'website-updates-migrations': 'Updates and migrations',
  hosting: 'Hosting',
  'domain-email-setup': 'Domain and email set-up',
  'bespoke-solutions': 'Bespoke solutions',
  'industry-solutions': 'Industry solutions',
  'additional-services': 'Additional services',
} as const;

export type ServiceSlug = keyof typeof services;
// The keys of the constant above are exactly the slugs.
export const serviceSlugs = Object.keys(services) as [ServiceSlug, ...ServiceSlug[]];
