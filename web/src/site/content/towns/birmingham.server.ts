import type { TownContent } from './town-content.ts';

export const birmingham: TownContent = {
  town: 'birmingham',
  heading: 'Web apps and websites for Birmingham',
  title: 'Web development in Birmingham',
  description:
    'Trade ordering, workshop tools and sites in several languages for Birmingham’s makers and services: a visit at the start, weekly calls, a fixed price.',
  lead: 'Birmingham’s makers and services often have their own way of doing things, and no ready-made software fits it. That’s the work we do.',
  meeting: {
    title: 'A day together, then short calls',
    paragraphs: [
      'We come by train to New Street and spend a day where the work is done: at the bench, the counter, the van or the switchboard. If it’s useful, we come again for the launch. The travel is in your quote, at cost, before you accept it.',
      'In between, we talk every week. You see a list of what’s finished, try it while we watch, and tell us what doesn’t work for you. If someone on your team would rather speak Punjabi, Polish or Urdu, bring a colleague who can translate. We draw a lot anyway.',
    ],
  },
  economy: {
    title: 'Small businesses that work together',
    paragraphs: [
      'Beside the large names there are many family businesses that supply one another: platers, jewellers, printers, caterers and couriers. They agree much of their work on the phone and write it in a book. That works while the people know each other, and gets harder when the next generation takes over.',
      'There’s also a large service sector, with law, finance, conferences and universities, and a young population that shops and studies on its phones, in many languages.',
    ],
    sectors: [
      {
        name: 'Metal and jewellery',
        need: 'Job cards with photos, prices that follow the price of the metal, and hallmarking steps that no one can skip.',
      },
      {
        name: 'Food wholesale and catering',
        need: 'Orders from voice messages turned into lines, cut-off times, and allergens that are right.',
      },
      {
        name: 'Conferences and venues',
        need: 'Rooms, catering and badges from one list, which can change until the morning of the event.',
      },
      {
        name: 'Community organisations',
        need: 'Pages in the languages that members read, and grants accounted for line by line.',
      },
    ],
  },
  facts: [
    {
      fact: 'The Birmingham Assay Office was set up by Act of Parliament in 1773.',
      source: 'Assay Office Birmingham, history',
    },
    {
      fact: 'The Library of Birmingham on Centenary Square opened in 2013.',
      source: 'Birmingham City Council, Library of Birmingham',
    },
    {
      fact: 'Several canals meet in the middle of the city, at Gas Street Basin and Farmer’s Bridge.',
      source: 'Canal & River Trust, Birmingham Canal Navigations',
    },
  ],
  nearby: {
    lead: 'We also work with businesses in the towns around the city:',
    places: [
      'Solihull',
      'Sutton Coldfield',
      'Wolverhampton',
      'Dudley',
      'Walsall',
      'West Bromwich',
      'Halesowen',
      'Redditch',
    ],
  },
  example: {
    title: 'An invented example: orders by voice message',
    paragraphs: [
      'A bread wholesaler gets its orders at night, as voice messages. Two people listen and type until late. A mistake costs a loaf, and now and then a customer.',
      'A language model can help here. It writes down the message, suggests lines from what that customer usually orders, and marks what it isn’t sure of. A person checks and confirms each order. If the model scores below what we agreed, it’s switched off and everything else stays as it was. We’d start with a trial, from {{from ai-integration}}, and only build the rest if its score says so. We made the wholesaler up.',
    ],
    services: ['ai-integration', 'admin-backends', 'web-apps'],
  },
  questions: [
    {
      id: 'languages',
      question: 'Can the site be in more than one language?',
      text: 'Yes, each language gets pages with their own addresses, translated by a person. We only use automatic translation if you accept that it makes mistakes.',
    },
    {
      id: 'cash',
      question: 'Our customers pay in many ways. Is that a problem?',
      text: 'No. Account, card, transfer or cash at the door: each payment is recorded once, in one place.',
    },
    {
      id: 'family',
      question: 'Half of us want it and the other half don’t. What now?',
      text: 'Start with the job that the sceptics like least. If it gets easier, you’ve settled the argument. If it doesn’t, you’ve spent little.',
    },
    {
      id: 'london',
      question: 'Are you a London agency with London prices?',
      text: 'No. We’re in a market town in Sussex, and our prices are on this site.',
    },
  ],
};
