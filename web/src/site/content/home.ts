import type { ServiceSlug } from '@agency/domain/site/services';

/** What we hold ourselves to. Each is something that a client can check. */
export const promises = [
  {
    title: 'The price is fixed before we start',
    text: 'Your quote lists every line. Optional parts have their own price, and you tick what you want. What is not in it is written down too.',
  },
  {
    title: 'You watch it being built',
    text: 'A private link shows the milestones, what was done this week and what we need from you. No account is needed to look.',
  },
  {
    title: 'Fast on a cheap phone',
    text: 'Pages that load in about a second on a slow connection and work without scripts. This site is built the same way: try it.',
  },
  {
    title: 'Open to everybody',
    text: 'Keyboard, screen reader, large text, bright sun: we build to WCAG 2.2 AA and test for it before you see it.',
  },
  {
    title: 'Yours to take away',
    text: 'Code, content and domain belong to you once paid for. There is no licence to rent and no door to lock.',
  },
  {
    title: 'A person answers',
    text: 'Write or ring and you reach somebody who knows your project, on every working day. When we are away, we say so first.',
  },
] as const;

/** The four groups of services, each with the most requested ones. */
export const workKinds = [
  {
    id: 'be-found',
    title: 'Websites and shops',
    text: 'Pages that answer what your customers ask, shops that take the order, and the search work that brings people to both.',
    services: ['websites', 'ecommerce', 'seo-optimization'],
  },
  {
    id: 'work-better',
    title: 'Web apps and back offices',
    text: 'Bookings, orders, quotes, cases: software shaped like your work, with accounts and a record of who did what.',
    services: ['web-apps', 'admin-backends', 'mobile-apps'],
  },
  {
    id: 'ai',
    title: 'AI, in its place',
    text: 'Reading documents, sorting messages, answering from your own pages. Measured first, with a person in charge.',
    services: ['ai-integration', 'chatbot-development'],
  },
  {
    id: 'keep-going',
    title: 'Hosting and upkeep',
    text: 'Updates, backups, repairs, accessibility and mail that arrives, whoever built the site in the first place.',
    services: ['hosting', 'website-updates-migrations', 'accessibility-compliance'],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly services: readonly ServiceSlug[];
}[];
