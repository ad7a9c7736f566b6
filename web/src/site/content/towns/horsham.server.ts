import type { TownContent } from './town-content.ts';

export const horsham: TownContent = {
  town: 'horsham',
  heading: 'Web design and development in Horsham',
  title: 'Web development in Horsham: meet us on the Carfax',
  description:
    'Websites, shops and web apps for Horsham businesses by a team that works here. Prices on the page, a first meeting in town without charge.',
  lead: 'We work here. If your business is in Horsham you can have the person who builds your site at your own table, this week, and the first hour costs nothing.',
  meeting: {
    title: 'How we meet',
    paragraphs: [
      'Anywhere within the ring of the A24 and A264 is a walk or a short cycle ride for us, so meetings happen when they are useful, not once a quarter. We come to you, to see how orders are really taken and what is pinned up behind the counter. That hour tells us more than any questionnaire.',
      'For workshops with several people we book a room near the Carfax, because the car parks at Swan Walk and Piries Place are close and the station is ten minutes on foot. Between meetings you have a private page that shows how the work stands, so nobody needs a meeting to find out.',
    ],
  },
  economy: {
    title: 'What Horsham businesses need from the web',
    paragraphs: [
      'Horsham is a market town with a commuter’s timetable. Part of it leaves for London or Gatwick before eight and does its shopping, booking and form-filling on the train home, with a signal that comes and goes between Three Bridges and Christ’s Hospital. A page that takes eight seconds to load is a page that this customer never sees.',
      'The other part stays: independent shops, clinics, builders, schools, and offices of insurers and engineers. For them the website is the branch that is open at half past nine in the evening. It has to take the booking, answer about parking, and not promise what the shop cannot keep.',
    ],
    sectors: [
      {
        name: 'Independent shops and markets',
        need: 'Stock that matches the shelf, collection times, and a page for each maker that search engines can find.',
      },
      {
        name: 'Health and wellness practices',
        need: 'Booking with the practice’s own rules, reminders that cut missed appointments, and forms that keep health data safe.',
      },
      {
        name: 'Trades and builders',
        need: 'Photographs of finished work that load at once, an area map, and enquiries that say what the job is.',
      },
      {
        name: 'Clubs, schools and charities',
        need: 'Pages that volunteers can change, accessible to everybody, with one calendar that is right.',
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
    lead: 'The same goes for the villages around; none is more than half an hour away.',
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
    title: 'A job of the kind we do here',
    paragraphs: [
      'Take a bakery near the Causeway that sells out by ten. Customers drive in from the villages, find the rye gone, and do not come back. The owner does not need a shop with a basket for everything; she needs one page on which tomorrow’s bread is reserved until four in the afternoon, and a list beside the oven at five in the morning.',
      'We would build exactly that: three screens, card payment, a text when the order is ready. It is the sort of job that starts at the price of our online shop package and pays for itself in bread that is not thrown away. The bakery is invented; the arithmetic is not.',
    ],
    services: ['ecommerce', 'websites', 'bespoke-solutions'],
  },
  questions: [
    {
      id: 'visit',
      question: 'Do you charge for coming to us?',
      text: 'Not in Horsham or the villages listed here. Travel further away is agreed in the quote, at cost.',
    },
    {
      id: 'photographs',
      question: 'Can you take photographs of our shop?',
      text: 'We take plain ones of rooms and people at work, as part of a website. For product photography we write a brief and you choose the photographer.',
    },
    {
      id: 'local-search',
      question: 'We want to be found for “near me”. Can you do that?',
      text: 'We set up what is in your hands: the same name, address and phone everywhere, right hours, a page for each service. Nobody can promise a position.',
    },
    {
      id: 'small',
      question: 'Is a job ever too small?',
      text: 'A change that takes less than an hour is done on our care plan. Without one, the smallest job is half a day.',
    },
  ],
};
