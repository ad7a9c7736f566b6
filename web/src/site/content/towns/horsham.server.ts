import type { TownContent } from './town-content.ts';

export const horsham: TownContent = {
  town: 'horsham',
  heading: 'Web design and development in Horsham',
  title: 'Web development in Horsham: meet us in town',
  description:
    'Websites, shops and web apps for Horsham businesses, by a team that works in the town. Prices on the page, and a first meeting free of charge.',
  lead: 'We work here. If your business is in Horsham, the person who builds your site can come and sit down with you. The first meeting is free.',
  meeting: {
    title: 'How we meet',
    paragraphs: [
      'Within the ring of the A24 and A264, everywhere is a walk or a short cycle ride for us. So we meet when it’s useful, and we like to come to you, to see how orders are really taken and what’s pinned up behind the counter. You can’t learn that from a questionnaire.',
      'For workshops with several people, we book a room near the Carfax. There’s parking at Swan Walk and Piries Place, and you can walk from the station. Between meetings, a private page shows how the work is going, so you don’t need a meeting to find out.',
    ],
  },
  economy: {
    title: 'What Horsham businesses need from the web',
    paragraphs: [
      'Horsham is a market town with many commuters. They do their shopping, booking and form-filling on the train home, with a signal that comes and goes. If your page is slow to load, these customers never see it.',
      'The others are here all day: independent shops, clinics, builders, schools, and the offices of insurers and engineers. For them, the website is the branch that’s open in the evening. It has to take the booking, answer the question about parking, and promise nothing that the shop can’t keep.',
    ],
    sectors: [
      {
        name: 'Independent shops and markets',
        need: 'Stock that matches the shelf, collection times, and a page for each maker that people can find by search.',
      },
      {
        name: 'Health and wellness practices',
        need: 'Booking by the practice’s own rules, reminders, and forms that keep health data safe.',
      },
      {
        name: 'Trades and builders',
        need: 'Photos of finished work that load quickly, a map of where they work, and enquiries that say what the job is.',
      },
      {
        name: 'Clubs, schools and charities',
        need: 'Pages that volunteers can change, accessible to everyone, with one calendar that’s right.',
      },
    ],
  },
  facts: [
    {
      fact: 'The Carfax in the middle of the town is a pedestrian square with a bandstand, and markets are held there.',
      source: 'Horsham District Council, markets',
    },
    {
      fact: 'Trains run from Horsham to London Victoria by way of Gatwick Airport and Crawley.',
      source: 'National Rail, station information',
    },
    {
      fact: 'Christ’s Hospital, south-west of the town, has a station of its own on the Arun Valley line.',
      source: 'National Rail, station information',
    },
  ],
  nearby: {
    lead: 'We also come to the villages around the town, free of charge:',
    places: [
      'Southwater',
      'Billingshurst',
      'Storrington',
      'Henfield',
      'Steyning',
      'Warnham',
      'Slinfold',
      'Cowfold',
    ],
  },
  example: {
    title: 'An invented example: a bakery',
    paragraphs: [
      'A bakery near the Causeway sells out every morning. Customers drive in from the villages, find that the rye has gone, and don’t come back. The owner doesn’t need a shop with a basket for everything. She needs one page where people reserve tomorrow’s bread until the afternoon before, and a list beside the oven when she starts baking.',
      'We’d build just that: a few screens, card payment, and a text message when the order is ready. A small shop like this one starts at {{from ecommerce}}. The bakery is invented, but you can do the same sum for yours: how much bread is left over, and how many people go home without any?',
    ],
    services: ['ecommerce', 'websites', 'bespoke-solutions'],
  },
  questions: [
    {
      id: 'visit',
      question: 'Do you charge for coming to us?',
      text: 'No, visits in Sussex and Surrey are free. If we have to travel further, the cost is in your quote before you accept it.',
    },
    {
      id: 'photographs',
      question: 'Can you take photos of our shop?',
      text: 'We can take plain photos of rooms and of people at work, as part of a website. For product photos, we write a brief and you choose the photographer.',
    },
    {
      id: 'local-search',
      question: 'We want to be found for “near me”. Can you do that?',
      text: 'We set up what you control: the same name, address and phone number everywhere, correct opening hours, and a page for each service. No one can promise you a position.',
    },
    {
      id: 'small',
      question: 'Is any job too small?',
      text: 'A care plan includes time for small changes every month. Without one, see our additional services for what a small job costs.',
    },
  ],
};
