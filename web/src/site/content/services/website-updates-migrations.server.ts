import type { ServiceContent } from './service-content.ts';

export const websiteUpdatesMigrations: ServiceContent = {
  slug: 'website-updates-migrations',
  heading: 'New home for an old site, and nothing lost on the way',
  title: 'Website updates, rescues and migrations',
  description:
    'Updating neglected sites, moving them to newer software or a new host, with every old address leading somewhere. From £600 before VAT, after a look.',
  lead: 'Moving house with a website goes wrong in the same few ways each time. We have a list of them, and a habit of trying the move twice before anybody notices.',
  problem: {
    title: 'Why nobody dares to touch it',
    paragraphs: [
      'The site runs on a version that was given up years ago. There are thirty-one plug-ins, four of which do the same. An update was tried once and the shop was white for a day. Since then it is left alone, which is how sites end up selling other people’s pills at night.',
      'Or the decision to move is taken, the new site is beautiful, and in the week after the switch enquiries halve. Nobody thought of the six hundred addresses that search engines, partners and printed leaflets knew. They all end in “not found”, and ten years of being found are gone.',
    ],
  },
  included: {
    title: 'What a careful move consists of',
    lead: 'Most of it happens before the day.',
    items: [
      {
        title: 'An inventory',
        text: 'Every page, file, form, feed and address, with how often each was visited in the last year.',
      },
      {
        title: 'A map',
        text: 'Old address to new, one line each, agreed with you. “All to the home page” is not a map.',
      },
      { title: 'A rehearsal', text: 'The whole move onto a private copy, timed, with a list of what broke.' },
      {
        title: 'Content brought over',
        text: 'By program where there is much, by hand where it matters, and left behind where nobody will miss it.',
      },
      {
        title: 'The switch',
        text: 'On a quiet morning, with the old site kept warm so that the way back takes five minutes.',
      },
      {
        title: 'A month of watching',
        text: 'Missing pages, search, forms and speed, each day for a week and each week for a month.',
      },
    ],
    leftOut: ['New photographs and texts', 'Licences of what you keep', 'Sites we may not get access to'],
  },
  how: {
    title: 'In which order',
    lead: 'Two weeks for a small site, two months for a large shop.',
    steps: [
      {
        title: 'First aid',
        time: 'Day 1',
        text: 'A full copy of everything, kept apart. If it is broken into, it is closed before it is studied.',
      },
      {
        title: 'A look, for a fixed fee',
        time: 'Week 1',
        text: 'Update, move or rebuild, with a price for each over three years and what we would do.',
      },
      { title: 'Rehearsal and mending', time: 'Weeks 2 to 6', text: 'Until the rehearsal is boring.' },
      {
        title: 'The move and after',
        time: 'From then on',
        text: 'The day itself should be the least exciting of all.',
      },
    ],
  },
  technologies: {
    title: 'From where, to where',
    lead: 'We have no shop to sell you, so the answer can be “stay”.',
    items: [
      {
        name: 'WordPress, Drupal, Joomla',
        why: 'Brought up to date and thinned out, or moved to something without plug-ins.',
      },
      {
        name: 'Builders such as Wix and Squarespace',
        why: 'They give content back unwillingly. We read it from the pages themselves.',
      },
      {
        name: 'Shops',
        why: 'Orders, customers and gift cards are moved with the money checked to the penny.',
      },
      { name: 'Permanent redirects', why: 'One step from each old address to its new one, kept for years.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'Bringing one healthy site up to date and to a better host starts at the lower figure. Several hundred pages, a shop or a break-in to clean up lead to the upper one. The look costs £350 and is taken off.',
    ],
    dearer: [
      'No access and no answer from whoever has it',
      'A break-in that nobody noticed for months',
      'Custom plug-ins without source',
    ],
    cheaper: ['You can let old content go', 'A working backup', 'No fixed day'],
  },
  more: [
    {
      title: 'Update, move or start again?',
      paragraphs: [
        'Update when the content is good and the software still alive: it buys three years for little. Move when the site is fine and its home is not. Start again when people no longer find what they want on it, because a better engine does not mend a wrong plan.',
        'Add up three years: hosting, updates, hours lost and enquiries lost. The cheapest line this month is seldom the cheapest of the three.',
      ],
    },
  ],
  questions: [
    {
      id: 'rankings-move',
      question: 'Will our place in search suffer?',
      text: 'There is usually a wobble of two to four weeks. With a complete map it settles where it was. Without one it does not.',
    },
    {
      id: 'hacked',
      question: 'We have been hacked. How quickly can you come?',
      text: 'The same working day. Take no payment through the site meanwhile, keep every log, and change passwords from another machine. If personal data may be out, the 72 hours for telling the ICO are running.',
    },
    {
      id: 'no-access',
      question: 'The last developer does not answer.',
      text: 'With the domain in your name, nearly everything can be recovered. Without it, that comes first: see domain and email set-up.',
    },
    {
      id: 'keep-design',
      question: 'Can it look exactly as before?',
      text: 'Yes. Visitors need not notice anything but speed.',
    },
  ],
  related: ['hosting', 'domain-email-setup', 'websites', 'accessibility-compliance'],
};
