import type { ServiceContent } from './service-content.ts';

export const analyticsSetup: ServiceContent = {
  slug: 'analytics-setup',
  heading: 'Figures you can act on, asked for politely',
  title: 'Analytics set-up with consent done properly',
  description:
    'We measure the five things that decide whether your site works, within UK law, and put them on one page you will read. From £450 before VAT.',
  lead: 'A counter that nobody looks at slows every page for nothing. We begin with the decisions you have to make, and measure only what would change one.',
  problem: {
    title: 'Three hundred reports and no answer',
    paragraphs: [
      'Analytics is usually installed because it is free. It then collects everything, and whoever opens it finds bounce, sessions and engagement by continent. Nobody can say whether the new page brought a customer, because a customer was never defined.',
      'Meanwhile a banner covers the first screen, its “reject” is grey on grey, and the tags run whatever people press. That is not allowed: since 2003 the UK’s Privacy and Electronic Communications Regulations ask for consent first, and fines for it now reach the level of the UK GDPR.',
    ],
  },
  included: {
    title: 'What we set up',
    lead: 'Little, on purpose, and all of it explained.',
    items: [
      {
        title: 'Your five figures',
        text: 'Enquiries of the right kind, where they came from, where others gave up, how fast pages were, what was searched for and not found.',
      },
      {
        title: 'Events with names people understand',
        text: '“Quote sent”, “call pressed”, “price seen”: not “click_27”.',
      },
      {
        title: 'Consent that holds',
        text: 'Nothing is loaded before yes. No is as easy as yes, is remembered for six months, and can be changed from every page.',
      },
      {
        title: 'Sources',
        text: 'Links in letters, adverts and codes on vans marked so that they can be told apart.',
      },
      {
        title: 'One page a month',
        text: 'Five figures, last month and last year, and one sentence on each.',
      },
      {
        title: 'The papers',
        text: 'A cookie table and the lines for your privacy notice that are true for what runs.',
      },
    ],
    leftOut: [
      'Session recordings: rarely worth what they take from visitors',
      'Advert management',
      'Data warehouses',
    ],
  },
  how: {
    title: 'A week of work',
    lead: 'The longest part is agreeing what counts.',
    steps: [
      {
        title: 'Which decisions?',
        time: 'Day 1',
        text: 'An hour on what you would do differently if you knew. What changes nothing is not measured.',
      },
      {
        title: 'Clearing out',
        time: 'Day 2',
        text: 'Every tag on the site is listed with who asked for it and when. Most can go, and the site gets faster.',
      },
      {
        title: 'Setting up and testing',
        time: 'Days 3 to 4',
        text: 'With consent given, refused and withdrawn, on phone and desk, watching what truly leaves the browser.',
      },
      {
        title: 'The first reading together',
        time: 'After 30 days',
        text: 'What the figures say, and which of them to drop.',
      },
    ],
  },
  technologies: {
    title: 'With which tools',
    lead: 'Whichever answers the question with the least collected.',
    items: [
      {
        name: 'Google Analytics with Consent Mode',
        why: 'Where adverts are bought and have to be compared. Default denied.',
      },
      {
        name: 'Cookie-free counters',
        why: 'For most small sites enough: they count pages and sources, and know nobody.',
      },
      {
        name: 'Search Console',
        why: 'What people looked for before they arrived. No tag on the site at all.',
      },
      {
        name: 'Web vitals',
        why: 'Speed and steadiness as your visitors had them, from the browser’s own clock.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'One site with its five figures is the lower amount. A shop with advert sources and several people reading reports comes to the upper. The tools themselves are mostly free or a few pounds a month.',
    ],
    dearer: [
      'A shop across several domains',
      'Old tags that nobody dares to remove',
      'Matching with orders taken by phone',
    ],
    cheaper: ['A clear idea of what a good enquiry is', 'A site of ours', 'No advertising'],
  },
  more: [
    {
      title: 'What you will not know, and why that is fine',
      paragraphs: [
        'Of ten visitors perhaps four will say yes. The figures are then a sample and not a census, and a sample tells you what you need: whether the new page does better than the old, whether the leaflet brought anybody, where people stop. Enquiries themselves are counted on the server, without any tag, and are complete.',
        'If a seller offers to win back the other six by fingerprinting or “server-side” cunning, decline. The law speaks of storing and reading on somebody’s device, whichever way it is done.',
      ],
    },
  ],
  questions: [
    {
      id: 'banner',
      question: 'Can we do without a banner?',
      text: 'Yes, if nothing on the site stores or reads anything that is not needed. Many small sites are better off that way, and we say so.',
    },
    {
      id: 'legal-now',
      question: 'Is Google Analytics legal in the UK?',
      text: 'With consent, a proper notice and its data-sharing options off, yes. Without consent, no.',
    },
    {
      id: 'history',
      question: 'Do we lose our old figures?',
      text: 'They stay where they are, and we note the day on which the way of counting changed, so that nobody compares across it.',
    },
    {
      id: 'who-reads',
      question: 'Who reads the monthly page?',
      text: 'You. It takes two minutes. If it does not lead to a decision in three months, we shorten it.',
    },
  ],
  related: ['seo-optimization', 'websites', 'ecommerce', 'accessibility-compliance'],
};
