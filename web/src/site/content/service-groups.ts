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
    title: 'Websites and shops',
    lead: 'Sites that load quickly, say what you do and bring you enquiries.',
    services: [
      {
        slug: 'websites',
        summary: 'A site of your own, written and built around what your customers ask.',
      },
      {
        slug: 'ecommerce',
        summary: 'A shop with stock, delivery and tax done properly, and a checkout that people finish.',
      },
      {
        slug: 'blog-creation',
        summary:
          'A blog you can write in yourself, with categories, search, a feed and no plug-ins to update.',
      },
      {
        slug: 'seo-optimization',
        summary:
          'We find what keeps your site out of the results, fix it, and show you each month what has changed.',
      },
      {
        slug: 'analytics-setup',
        summary: 'Figures you can act on, measured with consent, without slowing down your pages.',
      },
    ],
  },
  {
    id: 'work-better',
    title: 'Web apps and back offices',
    lead: 'Software for the way your business works, if nothing ready-made fits.',
    services: [
      {
        slug: 'web-apps',
        summary: 'Booking, ordering, quoting and case work in the browser, with accounts and access by role.',
      },
      {
        slug: 'mobile-apps',
        summary:
          'Apps for iPhone and Android from one code base, or a web app that people install from the browser.',
      },
      {
        slug: 'admin-backends',
        summary:
          'One place for your staff to see today’s work, correct data and find out what happened when.',
      },
      {
        slug: 'bespoke-solutions',
        summary:
          'Two systems that must talk to each other, a process no one sells software for, an old program to replace.',
      },
      {
        slug: 'industry-solutions',
        summary: 'Starting points for gyms, restaurants, training and project work, with demos to try.',
      },
    ],
  },
  {
    id: 'ai',
    title: 'AI where it helps',
    lead: 'Small uses that we measure, with a person in charge.',
    services: [
      {
        slug: 'ai-integration',
        summary:
          'Sorting messages, reading documents and drafting replies, in your systems and by your rules.',
      },
      {
        slug: 'chatbot-development',
        summary:
          'A chatbot that answers from your own pages, says when it doesn’t know, and hands over to you.',
      },
      {
        slug: 'ai-web-development',
        summary: 'We use AI tools for the repetitive part of building, and a developer checks every line.',
      },
    ],
  },
  {
    id: 'keep-going',
    title: 'Keep it running',
    lead: 'We look after what you have, even if someone else built it.',
    services: [
      {
        slug: 'hosting',
        summary: 'Hosting in London with tested backups, monitoring and a person to call.',
      },
      {
        slug: 'website-updates-migrations',
        summary: 'Moving a site to newer software or a new host, with a redirect for every old address.',
      },
      {
        slug: 'accessibility-compliance',
        summary: 'An audit against WCAG 2.2 AA, the repairs, and a statement that’s true.',
      },
      {
        slug: 'domain-email-setup',
        summary:
          'Your domain in your own name, and email that arrives, with SPF, DKIM and DMARC set up and tested.',
      },
      {
        slug: 'additional-services',
        summary:
          'Copywriting, briefs for photographers, training for your staff, and second opinions on other quotes.',
      },
    ],
  },
];
