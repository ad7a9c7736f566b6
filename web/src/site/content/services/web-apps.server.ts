import type { ServiceContent } from './service-content.ts';

export const webApps: ServiceContent = {
  slug: 'web-apps',
  heading: 'Web apps for work that no program was made for',
  title: 'Web app development for UK businesses',
  description:
    'Booking, ordering, quoting and case work in the browser, with accounts, rights and a record of who did what. First release from £9,000 before VAT.',
  lead: 'When five people share one spreadsheet, somebody always has the wrong version. A web app gives everybody the same one, and remembers who changed what.',
  problem: {
    title: 'The spreadsheet that grew into a liability',
    paragraphs: [
      'It began as a list and did its job well. Then a second tab arrived for prices, a third for holidays, and a macro that only Margaret understands. Now two people open it at once and one of them loses an afternoon. A customer is promised a date that another customer already has. Nobody can say when the figure in row 212 changed, or why.',
      'Ready-made software is the first thing to try, and we will tell you when it fits. It stops fitting when your rules are your advantage: the way you price, allocate, inspect or promise. Bending the business to the software costs more than the software.',
    ],
  },
  included: {
    title: 'What a first release holds',
    lead: 'Small enough to be in use within three months, whole enough to run on by itself.',
    items: [
      {
        title: 'Three to six screens that carry the week',
        text: 'We watch the work for a day and build the screens that are open all day. The rest waits for the second release, and often turns out not to be needed.',
      },
      {
        title: 'Accounts and rights',
        text: 'Who may see, change, approve and export. Rights are checked on the server at every request, not hidden by a missing button.',
      },
      {
        title: 'A trail',
        text: 'Every change is written down with name and time. “Who moved this?” has an answer.',
      },
      {
        title: 'Your old data',
        text: 'The spreadsheet is brought over once to try and once for good, with a list of every row that did not fit and why.',
      },
      {
        title: 'Mail that can be trusted',
        text: 'Confirmations and reminders leave from an outbox that tries again until they are gone, and shows those that are not.',
      },
      {
        title: 'Tests that guard your rules',
        text: 'Each rule you give us becomes a test. A later change that breaks it cannot go live unnoticed.',
      },
    ],
    leftOut: [
      'Native phone apps: see mobile apps',
      'Hardware such as scanners',
      'Data entry of paper records',
    ],
  },
  how: {
    title: 'How an app comes about',
    lead: 'You can stop after each stage and keep what was made.',
    steps: [
      {
        title: 'Discovery',
        time: '2 weeks',
        text: 'Interviews, a day beside the people who will use it, a prototype to click through and a fixed price for the first release.',
      },
      {
        title: 'A walking skeleton',
        time: 'Weeks 3 to 4',
        text: 'One thin path through everything: sign in, enter a case, see it in the list, get the email. It runs on the real servers from the first week of building.',
      },
      {
        title: 'Screens, one by one',
        time: 'Weeks 5 to 10',
        text: 'Each Friday there is something new to use. Two of your people try it and tell us where they hesitated.',
      },
      {
        title: 'Side by side, then alone',
        time: 'Weeks 11 to 12',
        text: 'The app and the spreadsheet run together until the numbers agree for a week. Then the sheet becomes read-only.',
      },
    ],
  },
  technologies: {
    title: 'What we build on',
    lead: 'Widely used parts, so that you are not tied to us.',
    items: [
      {
        name: 'TypeScript',
        why: 'One language from the form to the database, in which whole classes of mistake are found before release.',
      },
      { name: 'React', why: 'Known to more developers than any other way of making screens.' },
      {
        name: 'Firebase in London',
        why: 'Sign-in, database and files with rules that are tested like code, and nothing to patch at night.',
      },
      { name: 'Automated tests', why: 'Hundreds of checks run before each release, in a real browser.' },
    ],
  },
  price: {
    title: 'What an app costs',
    paragraphs: [
      'A first release with three screens, accounts and one kind of mail sits near the lower figure. Twenty screens with approvals, documents and links to other systems reach the upper one. Discovery is a fixed price of its own and is taken off if we build it.',
      'Running it costs between £20 and £200 a month in hosting, depending on use, and whatever care plan you choose.',
    ],
    dearer: [
      'Links to an old accounts or stock program',
      'Working without a signal',
      'Reports that must match to the penny from day one',
    ],
    cheaper: ['A clear first user', 'Clean data', 'Accepting plain screens in release one'],
  },
  more: [
    {
      title: 'When you should not build',
      paragraphs: [
        'If a product for £40 a month covers nine tenths of the work, buy it. If the process changes every month because nobody has decided, decide first. If the trouble costs you less than an hour a week, keep the spreadsheet. We say this in the first conversation, because an app that nobody needed is a bad advertisement for us as well.',
      ],
    },
  ],
  questions: [
    {
      id: 'own',
      question: 'Who owns the code?',
      text: 'You do, from the moment it is paid for. It lies in a repository in your name from the first day, and another firm can carry on with it.',
    },
    {
      id: 'offline',
      question: 'Does it work without internet?',
      text: 'It can. A list that was opened stays readable, and entries wait until there is a signal. That has to be planned from the start and adds about a fifth to the price.',
    },
    {
      id: 'security',
      question: 'How safe are our data?',
      text: 'They lie in London, are encrypted at rest and on the way, and every rule about who may read what is tested against ten kinds of visitor. You get the list.',
    },
    {
      id: 'changes',
      question: 'What if we want something changed later?',
      text: 'Small changes come out of the hours of a care plan. Larger ones get a fixed quote, like the first release did.',
    },
  ],
  related: ['admin-backends', 'mobile-apps', 'bespoke-solutions', 'hosting'],
};
