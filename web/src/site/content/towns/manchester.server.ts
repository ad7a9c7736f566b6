import type { TownContent } from './town-content.ts';

export const manchester: TownContent = {
  town: 'manchester',
  heading: 'Web development for Manchester and Salford',
  title: 'Web development in Manchester',
  description:
    'Web products, internal tools and rescues for Manchester and Salford, with engineering you can inspect. Remote by habit, fixed prices, two visits.',
  lead: 'Manchester does not lack developers. If you are reading this, you probably have some, and need a part built well by somebody who will not need managing.',
  meeting: {
    title: 'As an extension of your team, or instead of one',
    paragraphs: [
      'Most of our work in the north-west is done beside people who build things themselves. We join their board, their chat and their reviews, keep to their conventions and leave when the part is done. Piccadilly is far enough that we come twice, for two days each, and otherwise meet on screen.',
      'Where there is no team we bring the whole of it. Then you get the weekly call, the private page with the state of things, and a named person who has decided nothing behind your back.',
    ],
  },
  economy: {
    title: 'Media, money, and the old habit of inventing',
    paragraphs: [
      'Broadcasting moved to Salford Quays and brought a crowd of small firms with it: sound, captions, rights, logistics of people. Software there lives by the schedule. It has to be right at 17:59, and nobody remembers it at 18:01.',
      'The city proper holds fintech, insurance, universities and a large trade in clothes sold by phone. Young companies are plentiful, and so is a certain kind of second project: the first version was put together in a hurry, investors liked it, and now it has to carry weight.',
    ],
    sectors: [
      {
        name: 'Media and production',
        need: 'Call sheets, rights, captions and deliveries with a trail, under a deadline that does not move.',
      },
      {
        name: 'Young software companies',
        need: 'A prototype made sound: tests, rights, billing, and a deployment that nobody fears.',
      },
      {
        name: 'Fashion and homeware online',
        need: 'Drops at a fixed second, returns that do not eat the margin, and images that weigh little.',
      },
      {
        name: 'Universities and museums',
        need: 'Collections and courses that are accessible by law and findable by anybody.',
      },
    ],
  },
  facts: [
    {
      fact: 'The station on Liverpool Road, where trains from Liverpool began to arrive in 1830, still stands and is part of a museum.',
      source: 'Science and Industry Museum, history of the site',
    },
    {
      fact: 'The John Rylands Library on Deansgate opened to readers in 1900.',
      source: 'University of Manchester Library',
    },
    {
      fact: 'Trams returned to the streets with Metrolink in 1992.',
      source: 'Transport for Greater Manchester',
    },
  ],
  nearby: {
    lead: 'Across the ten boroughs:',
    places: ['Salford', 'Stockport', 'Trafford', 'Oldham', 'Bury', 'Bolton', 'Rochdale', 'Altrincham'],
  },
  example: {
    title: 'Version one held together with hope',
    paragraphs: [
      'A start-up, which we made up, lets dance schools take fees. It was built in ten weeks with an AI assistant by a founder who is not a developer, and it has ninety schools on it. One Sunday everybody could see everybody’s register for forty minutes.',
      'First we would take the risk away: rights checked on the server, keys changed, logs read, the ICO told if it has to be. That is a week. Then tests around what earns money, so that it can be changed without prayer. After six weeks it is a product, still the founder’s, with most of the screens unchanged. What can stay, stays.',
    ],
    services: ['ai-web-development', 'website-updates-migrations', 'web-apps'],
  },
  questions: [
    {
      id: 'stack',
      question: 'Our stack is not yours. Does that matter?',
      text: 'Within TypeScript, Python and the usual databases, no. Outside that we say so and name somebody.',
    },
    {
      id: 'contract',
      question: 'Do you work by the day inside a team?',
      text: 'Yes, in blocks of two weeks with a stated result. For whole products we prefer a fixed price.',
    },
    {
      id: 'emergency',
      question: 'Something is exposed right now. Can you help today?',
      text: 'Ring. Switch the affected part off first, keep the logs and note the time. We do the rest with you, the same day.',
    },
    {
      id: 'ip',
      question: 'Who owns what you write?',
      text: 'You, on payment, with nothing held back. We keep no shared library that you would have to license.',
    },
  ],
};
