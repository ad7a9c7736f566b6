import type { ServiceSlug } from '@agency/domain/site/services';

interface ServiceSummary {
  readonly slug: ServiceSlug;
  /** What it is and when it is needed, in a sentence or two. */
  readonly summary: string;
}

export interface ServiceGroup {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly services: readonly ServiceSummary[];
}

/** Every service that a visitor can ask for, in the order in which people look for them. */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    id: 'be-found',
    title: 'Be found and be chosen',
    lead: 'Sites that load at once, say what you do and bring enquiries.',
    services: [
      {
        slug: 'websites',
        summary:
          'A site of your own, written and built around what your customers ask. Most take 3 to 6 weeks.',
      },
      {
        slug: 'ecommerce',
        summary: 'A shop with stock, delivery and VAT done properly, and a checkout that people finish.',
      },
      {
        slug: 'blog-creation',
        summary:
          'A blog that you can write in yourself, with categories, search, a feed and no plug-ins to patch.',
      },
      {
        slug: 'seo-optimization',
        summary:
          'We find what keeps a site out of the results, mend it, and show you what changed each month.',
      },
      {
        slug: 'analytics-setup',
        summary: 'Figures you can act on, asked for with consent, without ten scripts slowing every page.',
      },
    ],
  },
  {
    id: 'work-better',
    title: 'Replace the spreadsheet',
    lead: 'Software for the way your business works, when nothing off the shelf fits.',
    services: [
      {
        slug: 'web-apps',
        summary:
          'Booking, ordering, quoting, case work: an application in the browser, with accounts and rights.',
      },
      {
        slug: 'mobile-apps',
        summary:
          'Apps for iPhone and Android from one code base, or a web app that installs: whichever you need.',
      },
      {
        slug: 'admin-backends',
        summary:
          'One place for your staff to see today’s work, correct data and find what happened, and when.',
      },
      {
        slug: 'bespoke-solutions',
        summary:
          'Two systems that must talk, a process nobody sells software for, an old program to replace.',
      },
      {
        slug: 'industry-solutions',
        summary:
          'Starting points for gyms, restaurants, training and project work that we have thought through.',
      },
    ],
  },
  {
    id: 'ai',
    title: 'Use AI where it earns its keep',
    lead: 'Small, measured uses with a person in charge; never a robot where a form would do.',
    services: [
      {
        slug: 'ai-integration',
        summary:
          'Sorting messages, reading documents, drafting replies: inside your systems, with your rules.',
      },
      {
        slug: 'chatbot-development',
        summary:
          'A chatbot that answers from your own pages, says when it does not know, and hands over to you.',
      },
      {
        slug: 'ai-web-development',
        summary:
          'We use AI tools in our own work and check every line. You get the time saved as a lower price.',
      },
    ],
  },
  {
    id: 'keep-going',
    title: 'Keep it running',
    lead: 'Looking after what you have, whoever built it.',
    services: [
      {
        slug: 'hosting',
        summary: 'Hosting in London with backups that we have restored, monitoring, and a person to ring.',
      },
      {
        slug: 'website-updates-migrations',
        summary:
          'Moving a site to newer software or a new home, with every old address still leading somewhere.',
      },
      {
        slug: 'accessibility-compliance',
        summary: 'An audit against WCAG 2.2 AA, the repairs, and a statement that is true.',
      },
      {
        slug: 'domain-email-setup',
        summary:
          'Your domain in your own name, and mail that arrives: SPF, DKIM and DMARC set up and tested.',
      },
      {
        slug: 'additional-services',
        summary: 'Copywriting, photography briefs, training for your staff, second opinions on other quotes.',
      },
    ],
  },
];
