import type { ServiceContent } from './service-content.ts';

export const adminBackends: ServiceContent = {
  slug: 'admin-backends',
  heading: 'A back office in which the day’s work is plain',
  title: 'Admin back offices and internal tools',
  description:
    'Internal tools for UK teams: today’s work on one screen, search that finds it, rights that hold and a record of every change. From £6,000 before VAT.',
  lead: 'Customers see the shop window. Your staff live in the room behind it, eight hours a day. That room deserves the better tools.',
  problem: {
    title: 'What a bad back office costs',
    paragraphs: [
      'Count the windows. An order comes by mail, is typed into one program, looked up in a second, invoiced from a third, and the customer rings because nobody told her. Each hop takes half a minute and loses a little. With forty orders a day that is a working day a week, spent on copying.',
      'Then count the risks. Everybody signs in as “office”. Anybody can delete anything. The person who knew how refunds work left in May. When the auditor asks who changed the price, the answer is a shrug.',
    ],
  },
  included: {
    title: 'What belongs in it',
    lead: 'A good instrument: dense, quick, and without decoration.',
    items: [
      {
        title: 'A first screen that says what to do',
        text: 'New, late, waiting for an answer: counted, linked, and the same for everybody.',
      },
      {
        title: 'Lists that answer',
        text: 'Search by the beginning of any word, filters that stay in the address, columns that sort, an export that matches what is shown.',
      },
      {
        title: 'Forms that protect',
        text: 'What cannot be right is refused beside the field, and what was typed is never lost.',
      },
      {
        title: 'Rights by role',
        text: 'Sales sees prices, the workshop sees jobs, one person approves refunds. Checked on the server.',
      },
      {
        title: 'A log of every change',
        text: 'Before, after, who and when, kept for six years, readable without us.',
      },
      {
        title: 'Keyboard first',
        text: 'Everything can be reached without the mouse, with a palette that opens on two keys.',
      },
    ],
    leftOut: [
      'Payroll and statutory accounts: we link to yours',
      'Hardware',
      'Staff training beyond two sessions',
    ],
  },
  how: {
    title: 'How we go about it',
    lead: 'Start with the job that hurts most, replace it whole, then the next.',
    steps: [
      {
        title: 'A day at your desks',
        time: 'Week 1',
        text: 'We sit beside three people and write down every window, every copy and every sigh.',
      },
      {
        title: 'The one list',
        time: 'Week 2',
        text: 'Agreeing what the central thing is, an order, a case, a job, and which states it can be in. Most trouble is an unclear state.',
      },
      {
        title: 'First tool',
        time: 'Weeks 3 to 6',
        text: 'The job that hurt most, in daily use, with real data.',
      },
      {
        title: 'The rest in order of pain',
        time: 'From week 7',
        text: 'A release every two weeks until the old windows can be closed.',
      },
    ],
  },
  technologies: {
    title: 'The works',
    lead: 'Boring on purpose, because you will depend on it.',
    items: [
      {
        name: 'Server-checked rules',
        why: 'A right that is only hidden in the browser is no right. Ours are tested for ten kinds of caller.',
      },
      { name: 'Paged, indexed lists', why: 'As quick with a hundred thousand records as with a hundred.' },
      {
        name: 'Optimistic screens with undo',
        why: 'A tick is shown at once and can be taken back; two people ticking lose nothing.',
      },
      {
        name: 'Interfaces',
        why: 'Xero, QuickBooks, couriers and calendars where they offer one, with a log of what was exchanged.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'One central list with its forms, roles and log starts at the lower figure. Several departments, documents, approvals and links to other programs lead to the upper.',
      'A tool that saves one working day a week pays for the lower figure in well under a year at ordinary wages. If yours would not, we say so.',
    ],
    dearer: [
      'Two-way links with old programs',
      'Documents that must look exactly as before',
      'Many roles with exceptions',
    ],
    cheaper: [
      'Clear states and owners',
      'Standard components instead of drawn screens',
      'Moving data once, not continuously',
    ],
  },
  more: [
    {
      title: 'Getting people to use it',
      paragraphs: [
        'Tools fail when they are handed down. We choose two of your most sceptical colleagues and have them try every release first. What they dislike is changed or explained. By the time the others get it, somebody at the next desk already knows how it works, and the notes that we leave behind are three pages with pictures, not a manual.',
      ],
    },
  ],
  questions: [
    {
      id: 'existing',
      question: 'Can you put a better front on what we have?',
      text: 'If the old program has an interface or a readable database, often yes, and it is the cheapest first step.',
    },
    {
      id: 'access',
      question: 'Can people work from home with it?',
      text: 'Yes, from any browser, with a second factor at sign-in and sessions that you can end from the office.',
    },
    {
      id: 'leaver',
      question: 'What happens when somebody leaves?',
      text: 'One button. Open sessions end, the account is closed, and what that person wrote stays with their name on it.',
    },
    {
      id: 'reports',
      question: 'Do we get reports?',
      text: 'The figures that you look at every week are on a screen. For the rest there is an export, which spreadsheets are rather good at.',
    },
  ],
  related: ['web-apps', 'bespoke-solutions', 'ai-integration', 'hosting'],
};
