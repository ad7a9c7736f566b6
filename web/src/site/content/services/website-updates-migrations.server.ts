import type { ServiceContent } from './service-content.ts';

// Law, checked 2026-11-30: UK GDPR, article 33: 72 hours to report a breach unless it is unlikely to put people at risk.

export const websiteUpdatesMigrations: ServiceContent = {
  slug: 'website-updates-migrations',
  heading: 'Update or move your website without losing anything',
  title: 'Website updates, rescues and migrations',
  description:
    'We bring neglected sites up to date, clean up after attacks and move sites to newer software or a new host, with a redirect for every old address.',
  lead: 'Moves go wrong in the same few ways. We have a list of them, and we rehearse the move before anyone else can notice.',
  problem: {
    title: 'Why no one dares to touch it',
    paragraphs: [
      'The site runs on a version that’s no longer supported. It has many plug-ins, and some of them do the same thing. Someone tried an update once and the shop went blank. Since then it’s been left alone, and sites that are left alone get attacked.',
      'Or you’ve decided to move. The new site looks good, and after the switch you get fewer enquiries. No one thought of the addresses that search engines, partners and printed leaflets know. They now end in “not found”.',
    ],
  },
  included: {
    title: 'What a careful move includes',
    lead: 'Most of it happens before the day of the move.',
    items: [
      {
        title: 'A list of everything',
        text: 'Every page, file, form, feed and address, with how often each one is visited.',
      },
      {
        title: 'A map of addresses',
        text: 'A line for each old address with its new one, agreed with you. We don’t send them all to the home page.',
      },
      { title: 'A rehearsal', text: 'We do the whole move on a private copy, time it and list what broke.' },
      {
        title: 'Your content',
        text: 'We move large amounts with a program, do the important parts by hand, and leave behind what no one needs.',
      },
      {
        title: 'The switch',
        text: 'At a quiet time, with the old site ready so that we can go back.',
      },
      {
        title: 'Checks afterwards',
        text: 'Missing pages, search, forms and speed, often at first and then less often.',
      },
    ],
    leftOut: [
      'New photos and text',
      'Licences for what you keep',
      'Sites that we can’t get permission to access',
    ],
  },
  how: {
    title: 'How we do it',
    lead: 'It takes {{time website-updates-migrations}}, depending on the size of the site.',
    steps: [
      {
        title: 'Make it safe',
        text: 'We make a full copy and keep it apart. If the site has been attacked, we close it first and study it later.',
      },
      {
        title: 'Review it for a fixed fee',
        time: '{{stage website-updates-migrations 0 12}}',
        text: 'We tell you whether to update, move or rebuild, with a price for each.',
      },
      {
        title: 'Rehearse and fix',
        time: '{{stage website-updates-migrations 13 90}}',
        text: 'We repeat the rehearsal until nothing breaks.',
      },
      {
        title: 'Move and check',
        time: '{{stage website-updates-migrations 91 100}}',
        text: 'On the day itself there should be no surprises.',
      },
    ],
  },
  technologies: {
    title: 'What we move, and where to',
    lead: 'We don’t sell one system, so our advice may be to stay where you are.',
    items: [
      {
        name: 'WordPress, Drupal and Joomla',
        why: 'We update them and remove what you don’t need, or move you to something without plug-ins.',
      },
      {
        name: 'Site builders such as Wix and Squarespace',
        why: 'Their export leaves things out, so we read the content from the pages themselves.',
      },
      {
        name: 'Shops',
        why: 'We move orders, customers and gift cards, and check the amounts to the penny.',
      },
      { name: 'Permanent redirects', why: 'Each old address leads to its new one in one step.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for updating one healthy site and moving it to a better host. The upper one is for many pages, a shop, or cleaning up after an attack. The review has a fixed fee of its own, which your quote names.',
    ],
    dearer: [
      'No access, and no answer from the person who has it',
      'An attack that no one noticed for a long time',
      'Custom plug-ins without their source code',
    ],
    cheaper: ['Old content that you can let go', 'A backup that works', 'No fixed date'],
  },
  more: [
    {
      title: 'Update, move or start again?',
      paragraphs: [
        'Update if the content is good and the software is still supported. Move if the site is fine and its host isn’t. Start again if people can’t find what they want on it, because newer software doesn’t fix a bad plan.',
        'Compare them over several years: hosting, updates, the time you lose and the enquiries you lose. The cheapest choice this month is often not the cheapest in the end. We put the figures side by side for you, including the choice of doing nothing for now, and say what we would do in your place and why.',
      ],
    },
    {
      title: 'What we need from you',
      paragraphs: [
        'We need access to the site, its host and its domain, or the name of the person who has it. It also helps to know what the site is for, which pages matter most to you, and which printed or partner links must keep working. If you have no passwords at all, tell us that too. We have to be sure that the site is yours before we touch it.',
      ],
    },
  ],
  questions: [
    {
      id: 'rankings-move',
      question: 'Will we drop in search results?',
      text: 'There’s often a short dip while search engines read the new addresses. A complete map of redirects keeps it short.',
    },
    {
      id: 'hacked',
      question: 'Our site has been hacked. What should we do?',
      text: 'Call us. Meanwhile, don’t take payments through the site, keep every log, and change your passwords from another computer. If personal data may be involved and people are at risk, you have 72 hours from when you find out to tell the ICO (UK GDPR, article 33).',
    },
    {
      id: 'no-access',
      question: 'Our last developer doesn’t answer. Can you still help?',
      text: 'If the domain is in your name, we can usually recover nearly everything. If it isn’t, we start there: see domain and email set-up.',
    },
    {
      id: 'keep-design',
      question: 'Can it look the same as before?',
      text: 'Yes. Visitors may notice only that it’s faster.',
    },
  ],
  related: ['hosting', 'domain-email-setup', 'websites', 'accessibility-compliance'],
};
