import type { ServiceContent } from './service-content.ts';

export const mobileApps: ServiceContent = {
  slug: 'mobile-apps',
  heading: 'Mobile apps, when a phone is the right place for it',
  title: 'Mobile app development for iPhone and Android',
  description:
    'Apps for iPhone and Android from one code base, or a web app that installs: we tell you which you need before you pay for either. From £14,000.',
  lead: 'An app earns its place when it is opened often, needs the camera or the place, or has to work where there is no signal. Otherwise a good website is cheaper for you and easier for them.',
  problem: {
    title: 'Why many apps are opened once',
    paragraphs: [
      'People have room for a handful of apps that they use every day. To join them you must save a minute, every day, at the moment it is needed. An app that repeats the website behind an icon does not, and it still costs twice: once for each shop that hands it out, and again each autumn when the systems change.',
      'The good reasons are plain. Field staff photograph, sign and record in cellars. Members open the door, book the class and pay at the counter. Drivers see the next stop when the network does not. Children learn in five-minute pieces. If yours is one of these, read on.',
    ],
  },
  included: {
    title: 'What comes with an app',
    lead: 'The app is half of it. The other half is what stands behind.',
    items: [
      {
        title: 'Both systems',
        text: 'iPhone and Android from one code base, with the habits of each respected: back gestures, text sizes, dark mode.',
      },
      {
        title: 'The server',
        text: 'Accounts, data and rights, and a back office in which your people see what the app sends.',
      },
      {
        title: 'Working offline',
        text: 'What was opened stays readable; what is entered waits and is sent when it can, once.',
      },
      {
        title: 'Notifications with manners',
        text: 'Only what somebody asked for, each kind with its own switch.',
      },
      {
        title: 'The shops',
        text: 'Accounts in your name, texts, pictures, privacy labels and the answers to the reviewers.',
      },
      {
        title: 'A year of mending',
        text: 'Faults are put right for twelve months, and the first autumn’s system update is included.',
      },
    ],
    leftOut: ['Fees of the app shops (£79 a year and £20 once)', 'Advertising', 'Games and heavy 3D'],
  },
  how: {
    title: 'The way to the shops',
    lead: 'Three to five months. You hold something in your hand from week three.',
    steps: [
      {
        title: 'Should it be an app?',
        time: 'Week 1',
        text: 'A day of questions with an honest end: app, installed web app, or neither.',
      },
      {
        title: 'A clickable model',
        time: 'Weeks 2 to 3',
        text: 'Tried by five people who were not in the room. It changes more than any meeting.',
      },
      {
        title: 'Building',
        time: 'Weeks 4 to 14',
        text: 'A new test version on your phone every second week, with a list of what is new in it.',
      },
      {
        title: 'Shops and first users',
        time: 'Weeks 15 to 18',
        text: 'A small circle first, then everybody. We watch crashes and stay reachable at the weekend of the launch.',
      },
    ],
  },
  technologies: {
    title: 'How it is made',
    lead: 'One team, one language, two shops.',
    items: [
      {
        name: 'React Native',
        why: 'Native controls from shared code; where a phone’s own feature needs it, we write that part natively.',
      },
      {
        name: 'Installable web app',
        why: 'For many tools the better answer: no shop, no review, updated at once.',
      },
      {
        name: 'Firebase',
        why: 'Sign-in, sync without a signal, notifications and crash reports in one place in London.',
      },
      {
        name: 'Real devices',
        why: 'We test on a four-year-old Android phone and the smallest iPhone still supported, not in a simulator alone.',
      },
    ],
  },
  price: {
    title: 'What an app costs',
    paragraphs: [
      'A focused app with sign-in, four or five screens and a small back office starts at the lower figure. Payments, chat, maps and several kinds of user lead to the upper one.',
      'Plan about a sixth of the price a year for keeping it alive: system updates, new phones, changed rules of the shops. An app without that money is gone in three years.',
    ],
    dearer: ['Bluetooth devices', 'Video and chat', 'Working offline with several editors of the same thing'],
    cheaper: ['An existing server with an interface', 'One role of user', 'An installable web app instead'],
  },
  more: [
    {
      title: 'App or installed web app?',
      paragraphs: [
        'A web app can sit on the home screen, open full-screen, work offline and, on both systems, send notifications once it is installed. It cannot run long in the background, read health data or open most locks. If you need none of these, it costs about half and reaches people who would never visit a shop. We build both, so the advice costs us nothing to give straight.',
      ],
    },
  ],
  questions: [
    {
      id: 'one-system',
      question: 'Can we begin with one system only?',
      text: 'Yes, though with shared code the second is only about a fifth more. Beginning with the one your people carry is sensible for an internal app.',
    },
    {
      id: 'in-app',
      question: 'Do the shops take a share of our sales?',
      text: 'Of digital goods sold inside the app, usually 15 to 30 %. Not of physical goods, bookings or services.',
    },
    {
      id: 'rejected',
      question: 'What if the shop rejects it?',
      text: 'It happens, mostly for privacy wording or sign-in rules. Answering and correcting is in the price until it is accepted.',
    },
    {
      id: 'data',
      question: 'Which data does it collect?',
      text: 'What it needs to work, named in the shop’s privacy label and in your notice. No advertising identifiers, no tracking across other apps.',
    },
  ],
  related: ['web-apps', 'admin-backends', 'bespoke-solutions', 'accessibility-compliance'],
};
