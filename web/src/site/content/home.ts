import type { ServiceSlug } from '@agency/domain/site/services';

/** What we hold ourselves to. Each is something that a client can check. */
export const promises = [
  {
    title: 'The price is fixed before we start',
    text: 'Your quote lists every line. Optional parts have their own price, and you choose the ones you want. It also says what isn’t included.',
  },
  {
    title: 'You watch it being built',
    text: 'A private link shows the milestones, what we’ve done and what we need from you. You don’t need an account.',
  },
  {
    title: 'Fast on a cheap phone',
    text: 'Pages that load quickly on a slow connection and work without scripts. We built this site the same way, so you can try it.',
  },
  {
    title: 'Open to everyone',
    text: 'With a keyboard, a screen reader or large text: we build to WCAG 2.2 AA and test for it before you see it.',
  },
  {
    title: 'It’s yours',
    text: 'The code, the content and the domain belong to you once you’ve paid. You don’t rent a licence from us, and you can leave.',
  },
  {
    title: 'A person answers',
    text: 'Email or call us on a working day and you reach someone who knows your project. If we’re going to be away, we tell you first.',
  },
] as const;

/** The four groups of services, each with the most requested ones. */
export const workKinds = [
  {
    id: 'be-found',
    title: 'Websites and shops',
    text: 'Pages that answer what your customers ask, shops that are easy to buy from, and the search work that brings people to both.',
    services: ['websites', 'ecommerce', 'seo-optimization'],
  },
  {
    id: 'work-better',
    title: 'Web apps and back offices',
    text: 'Bookings, orders, quotes and cases: software that fits your work, with accounts and a record of who did what.',
    services: ['web-apps', 'admin-backends', 'mobile-apps'],
  },
  {
    id: 'ai',
    title: 'AI where it helps',
    text: 'Reading documents, sorting messages, answering from your own pages. We measure it first, and a person stays in charge.',
    services: ['ai-integration', 'chatbot-development'],
  },
  {
    id: 'keep-going',
    title: 'Hosting and upkeep',
    text: 'Updates, backups, repairs, accessibility and email that arrives, even if someone else built your site.',
    services: ['hosting', 'website-updates-migrations', 'accessibility-compliance'],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly services: readonly ServiceSlug[];
}[];
