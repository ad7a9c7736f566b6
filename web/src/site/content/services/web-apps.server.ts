import type { ServiceContent } from './service-content.ts';

export const webApps: ServiceContent = {
  slug: 'web-apps',
  heading: 'Web apps for work that no ready-made software fits',
  title: 'Web app development for UK businesses',
  description:
    'Booking, ordering, quoting and case work in the browser, with accounts, access by role and a record of who did what. A fixed price for each release.',
  lead: 'When five people share one spreadsheet, someone always has the wrong version. A web app gives everyone the same one and remembers who changed what.',
  problem: {
    title: 'When a spreadsheet has grown too big',
    paragraphs: [
      'It started as a list and did its job well. Then came a second tab for prices, a third for holidays and a macro that one person understands. Now two people open it at the same time and one of them loses their work. You promise a customer a date that another customer already has. No one can say when a figure changed, or why.',
      'Try ready-made software first. We’ll tell you if it fits. It stops fitting when your own rules are what make you better: the way you price, share out work, inspect or promise.',
    ],
  },
  included: {
    title: 'What’s in a first release',
    lead: 'It’s small enough to be in use soon, and complete enough to work with.',
    items: [
      {
        title: 'The screens you use all day',
        text: 'We watch the work and build the few screens that are open all day. The rest waits for a second release, and often you don’t need it.',
      },
      {
        title: 'Accounts and access',
        text: 'Who may see, change, approve and export what. The server checks it on every request.',
      },
      {
        title: 'A history',
        text: 'Every change is recorded with a name and a time, so you can see who moved what.',
      },
      {
        title: 'Your old data',
        text: 'We bring the spreadsheet over once to try and once for good, and list every row that didn’t fit and why.',
      },
      {
        title: 'Email you can rely on',
        text: 'Confirmations and reminders wait in an outbox that tries again, and you can see any that failed.',
      },
      {
        title: 'Tests for your rules',
        text: 'Each rule you give us becomes a test, so a later change that breaks it is found before it goes live.',
      },
    ],
    leftOut: ['Native phone apps: see mobile apps', 'Hardware such as scanners', 'Typing in paper records'],
  },
  how: {
    title: 'How we build an app',
    lead: 'A first release takes {{time web-apps}}. You can stop after each stage and keep what we’ve made.',
    steps: [
      {
        title: 'Discovery',
        time: '{{stage web-apps 0 12}}',
        text: 'We interview the people who’ll use it, watch them work and build a prototype to click through. You get a fixed price for the first release.',
      },
      {
        title: 'One thin path through everything',
        time: '{{stage web-apps 13 31}}',
        text: 'You can sign in, enter a case, see it in the list and get the email. It runs on the real servers.',
      },
      {
        title: 'The other screens, one by one',
        time: '{{stage web-apps 32 87}}',
        text: 'There’s something new to use every week. Some of your people try it and tell us where they hesitated.',
      },
      {
        title: 'Side by side, then alone',
        time: '{{stage web-apps 88 100}}',
        text: 'The app and the spreadsheet run together until their figures agree. Then the spreadsheet becomes read-only.',
      },
    ],
  },
  technologies: {
    title: 'What we build with',
    lead: 'We use parts that many developers know, so that you’re not tied to us.',
    items: [
      {
        name: 'TypeScript',
        why: 'One language from the form to the database, which finds many mistakes before a release.',
      },
      { name: 'React', why: 'A widely used way to build screens, so you can find other developers for it.' },
      {
        name: 'Firebase in London',
        why: 'Sign-in, database and files, with access rules that we test, and no servers to update.',
      },
      { name: 'Automated tests', why: 'We run them before each release, in a real browser.' },
    ],
  },
  price: {
    title: 'What an app costs',
    paragraphs: [
      'The lower figure is for a first release with a few screens, accounts and one kind of email. The upper one is for many screens with approvals, documents and links to other systems. Discovery has a fixed price of its own, {{from web-app-discovery}}, and what comes out of it is yours.',
      'After that you pay for hosting, which depends on use, and for a care plan if you choose one.',
    ],
    dearer: [
      'Links to an old accounts or stock program',
      'Working without a signal',
      'Reports that have to match to the penny from the first day',
    ],
    cheaper: ['One clear kind of user to start with', 'Clean data', 'Plain screens in the first release'],
  },
  more: [
    {
      title: 'When you shouldn’t build an app',
      paragraphs: [
        'If a ready-made product covers nearly all of the work, buy it. If the process changes all the time because no one has decided, decide first. If the problem costs you very little time, keep the spreadsheet. We’ll tell you before you accept a quote, because an app that no one needs is no use to either of us.',
      ],
    },
  ],
  questions: [
    {
      id: 'own',
      question: 'Who owns the code?',
      text: 'You do, once you’ve paid for it. It’s in a repository in your name from the start, and another company can carry on with it.',
    },
    {
      id: 'offline',
      question: 'Does it work without internet?',
      text: 'It can. You can still read a list you’ve opened, and what you enter waits until there’s a signal. We have to plan for it from the start, and it adds to the price.',
    },
    {
      id: 'security',
      question: 'How safe is our data?',
      text: 'Your app’s data is stored in London and encrypted both when stored and when sent. We test every rule about who may read what with every kind of user, and you can see the list.',
    },
    {
      id: 'changes',
      question: 'What if we want something changed later?',
      text: 'A care plan includes time for small changes each month. For larger ones you get a quote with a fixed price, like the one for the first release.',
    },
  ],
  related: ['admin-backends', 'mobile-apps', 'bespoke-solutions', 'hosting'],
};
