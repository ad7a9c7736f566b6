import type { ServiceContent } from './service-content.ts';

export const adminBackends: ServiceContent = {
  slug: 'admin-backends',
  heading: 'A back office that shows what needs doing',
  title: 'Admin back offices and internal tools',
  description:
    'Internal tools for UK teams: today’s work on one screen, search that finds it, access by role and a record of every change. Prices on the page.',
  lead: 'Your customers see the website. Your staff work in the system behind it all day, so it should be quick, clear and hard to get wrong.',
  problem: {
    title: 'What a bad back office costs',
    paragraphs: [
      'Count the windows. An order comes by email, someone types it into one program, looks the customer up in a second and sends the invoice from a third. The customer calls because no one told her what was happening. Each step takes a little time and loses a little information, and it happens with every order.',
      'Then count the risks. Everyone signs in as “office”. Anyone can delete anything. Only one person knows how refunds work. If you need to find out who changed a price, you can’t.',
    ],
  },
  included: {
    title: 'What belongs in it',
    lead: 'Everything your staff need in a day, and nothing they don’t.',
    items: [
      {
        title: 'A first screen with today’s work',
        text: 'What’s new, what’s late and what’s waiting for an answer, with a count and a link for each.',
      },
      {
        title: 'Lists you can search',
        text: 'Search by the start of any word, filters you can share as a link, columns to sort by, and an export of what’s on the screen.',
      },
      {
        title: 'Forms that protect your data',
        text: 'Mistakes are explained beside the field, and what you’ve typed stays there.',
      },
      {
        title: 'Access by role',
        text: 'For example, sales can see prices, the workshop can see jobs, and one person approves refunds. The server checks it.',
      },
      {
        title: 'A record of every change',
        text: 'You can see what changed, who changed it and when, without asking us.',
      },
      {
        title: 'Made for the keyboard',
        text: 'Staff can reach everything without a mouse, and a command palette opens with two keys.',
      },
    ],
    leftOut: [
      'Payroll and statutory accounts: we link to yours',
      'Hardware',
      'More than 2 training sessions',
    ],
  },
  how: {
    title: 'How we build it',
    lead: 'We start with the job that causes most trouble, replace all of it, and then take the next. The first release takes {{time admin-backends}}.',
    steps: [
      {
        title: 'Watch the work',
        time: '{{stage admin-backends 0 20}}',
        text: 'We sit beside the people who do the job and write down every window and every copy.',
      },
      {
        title: 'Agree the main list',
        time: '{{stage admin-backends 20 30}}',
        text: 'We agree what it’s all about, such as an order, a case or a job, and which states it can be in.',
      },
      {
        title: 'Build the first tool',
        time: '{{stage admin-backends 30 100}}',
        text: 'The job that caused most trouble, in daily use, with real data.',
      },
      {
        title: 'Take the next job',
        text: 'We release each one as soon as it’s useful, until you can close the old programs.',
      },
    ],
  },
  technologies: {
    title: 'What it’s built with',
    lead: 'We use technology that’s well known, because you’ll depend on it.',
    items: [
      {
        name: 'Rules checked on the server',
        why: 'Hiding a button in the browser protects nothing. We test the rules with every kind of user, also those who mustn’t get in.',
      },
      {
        name: 'Lists that stay quick',
        why: 'They load a page at a time, so they’re as quick with many records as with a few.',
      },
      {
        name: 'Screens for several people',
        why: 'If two people change the same record, both see it and neither loses their work.',
      },
      {
        name: 'Links to other programs',
        why: 'Accounts, couriers and calendars, where they offer an interface, with a log of what was exchanged.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for one main list with its forms, roles and log. Several departments, documents, approvals and links to other programs cost more.',
      'To see whether it’s worth it, count the hours your staff spend on copying. Our calculator can do the sum. If it wouldn’t pay for itself, we’ll tell you.',
    ],
    dearer: [
      'Links in both directions with old programs',
      'Documents that have to look exactly as they do now',
      'Many roles with exceptions',
    ],
    cheaper: [
      'Clear states, and a person responsible for each',
      'Standard screens',
      'Moving the data once instead of all the time',
    ],
  },
  more: [
    {
      title: 'Getting people to use it',
      paragraphs: [
        'New tools fail when people are told to use them and weren’t asked. So we ask you for two colleagues, ideally the sceptical ones, to try every release first. We change what they don’t like, or explain it. By the time the others get it, someone at the next desk knows how it works. We leave short notes with pictures instead of a manual.',
      ],
    },
  ],
  questions: [
    {
      id: 'existing',
      question: 'Can you put a better front on what we have?',
      text: 'If the old program has an interface or a database we can read, often yes. It’s usually the cheapest first step.',
    },
    {
      id: 'access',
      question: 'Can people work from home with it?',
      text: 'Yes, in any browser. You can end someone’s sessions from the office at any time.',
    },
    {
      id: 'leaver',
      question: 'What happens when someone leaves?',
      text: 'You close their account with one button. It ends their sessions, and what they wrote stays under their name.',
    },
    {
      id: 'reports',
      question: 'Do we get reports?',
      text: 'The figures you look at often are on a screen. For everything else there’s an export to a spreadsheet.',
    },
  ],
  related: ['web-apps', 'bespoke-solutions', 'ai-integration', 'hosting'],
};
