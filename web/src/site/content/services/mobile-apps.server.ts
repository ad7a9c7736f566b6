import type { ServiceContent } from './service-content.ts';

export const mobileApps: ServiceContent = {
  slug: 'mobile-apps',
  heading: 'Mobile apps, if a phone is the right place for them',
  title: 'Mobile app development for iPhone and Android',
  description:
    'Apps for iPhone and Android from one code base, or a web app that people install from the browser. We tell you which you need before you pay for either.',
  lead: 'You need an app if people open it often, if it uses the camera or their location, or if it has to work without a signal. Otherwise a good website costs you less and is easier for them.',
  problem: {
    title: 'Why people open many apps only once',
    paragraphs: [
      'People use a handful of apps every day. To become one of them, yours has to save them time at the moment they need it. An app that only repeats the website doesn’t, and it still costs more: both app stores have their own rules, and both systems change every year.',
      'There are good reasons for an app. Field staff take photos, get signatures and keep records where there’s no signal. Members open the door and book a class. Drivers see the next stop without a network. If yours is like one of these, an app may be worth it.',
    ],
  },
  included: {
    title: 'What comes with an app',
    lead: 'The app itself is only part of the work.',
    items: [
      {
        title: 'Both systems',
        text: 'iPhone and Android from one code base, each with its own habits: back gestures, text sizes and dark mode.',
      },
      {
        title: 'The server',
        text: 'Accounts, data and access, and a back office where your staff see what the app sends.',
      },
      {
        title: 'Working offline',
        text: 'People can read what they’ve opened. What they enter is sent once there’s a signal, and only once.',
      },
      {
        title: 'Notifications',
        text: 'Only what people asked for, with a switch for each kind.',
      },
      {
        title: 'The app stores',
        text: 'Accounts in your name, text, pictures, privacy labels and the answers to the stores’ reviewers.',
      },
      {
        title: 'Fixes',
        text: 'For {{time fault-cover}} after launch, we fix what doesn’t do what the quote said. After that, a care plan includes updates for new versions of both systems.',
      },
    ],
    leftOut: ['The fees of the app stores', 'Advertising', 'Games and complex 3D'],
  },
  how: {
    title: 'How we build it',
    lead: 'It takes {{time mobile-apps}}. You can try something on your own phone early on.',
    steps: [
      {
        title: 'Should it be an app?',
        time: '{{stage mobile-apps 0 5}}',
        text: 'We ask about who would use it and when, and tell you: an app, an installed web app, or neither.',
      },
      {
        title: 'A clickable model',
        time: '{{stage mobile-apps 6 17}}',
        text: 'People who haven’t seen it before try it, and we change what they don’t understand.',
      },
      {
        title: 'Building',
        time: '{{stage mobile-apps 18 78}}',
        text: 'You regularly get a new test version on your phone, with a list of what’s new.',
      },
      {
        title: 'App stores and first users',
        time: '{{stage mobile-apps 79 100}}',
        text: 'A small group gets it first, then everyone. We watch for crashes and fix them.',
      },
    ],
  },
  technologies: {
    title: 'What it’s built with',
    lead: 'One team and one language for both systems.',
    items: [
      {
        name: 'React Native',
        why: 'Native controls from shared code. If a feature of the phone needs it, we write that part natively.',
      },
      {
        name: 'Installable web app',
        why: 'Often the better answer. There’s no store and no review, and updates reach everyone straight away.',
      },
      {
        name: 'Firebase',
        why: 'Sign-in, syncing without a signal, notifications and crash reports in one place.',
      },
      {
        name: 'Real devices',
        why: 'We test on real phones, older and cheaper ones too, and not only in a simulator.',
      },
    ],
  },
  price: {
    title: 'What an app costs',
    paragraphs: [
      'The lower figure is for a focused app with sign-in, a few screens and a small back office. Payments, chat, maps and several kinds of user cost more.',
      'Plan a yearly budget for it as well: new versions of both systems, new phones and new rules of the stores all need work. Without it, an app stops working sooner or later.',
    ],
    dearer: ['Bluetooth devices', 'Video and chat', 'Several people editing the same thing offline'],
    cheaper: [
      'A server with an interface that you already have',
      'One kind of user',
      'An installable web app instead',
    ],
  },
  more: [
    {
      title: 'An app, or an installed web app?',
      paragraphs: [
        'A web app can sit on the home screen, open full screen, work offline and, once installed, send notifications on both systems. It can’t run for long in the background, read health data or open most door locks. If you don’t need any of these, it costs much less and reaches people who wouldn’t visit an app store. We build both, so we have no reason to sell you the wrong one.',
      ],
    },
  ],
  questions: [
    {
      id: 'one-system',
      question: 'Can we start with one system only?',
      text: 'Yes. The code is shared, so adding the second one later costs much less than the first. For an app for your own staff, start with the phones they have.',
    },
    {
      id: 'in-app',
      question: 'Do the app stores take a share of our sales?',
      text: 'For digital goods sold inside the app, usually yes; both stores publish their rates. For physical goods, bookings and services, no.',
    },
    {
      id: 'rejected',
      question: 'What if the app store rejects it?',
      text: 'That happens, often because of privacy wording or sign-in rules. The price includes our answers and corrections until it’s accepted.',
    },
    {
      id: 'data',
      question: 'Which data does it collect?',
      text: 'Only what it needs to work, named in the store’s privacy label and in your privacy notice. It has no advertising identifiers and doesn’t track people across other apps.',
    },
  ],
  related: ['web-apps', 'admin-backends', 'bespoke-solutions', 'accessibility-compliance'],
};
