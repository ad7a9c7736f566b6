import type { TownContent } from './town-content.ts';

// Law, checked 2026-11-30: Digital Markets, Competition and Consumers Act 2024, schedule 20, paragraph 13: fake reviews are banned.
// Law, checked 2026-11-30: UK GDPR, article 9: health data.

export const worthing: TownContent = {
  town: 'worthing',
  heading: 'Web design and maintenance for Worthing businesses',
  title: 'Web design and development in Worthing',
  description:
    'Websites, bookings and maintenance for shops, clinics, trades and care providers in Worthing, by a team just up the A24 that visits free of charge.',
  lead: 'In Worthing, many businesses rely on people who know them. We build sites that tell everyone else what your regulars know, and look after them afterwards.',
  meeting: {
    title: 'Just up the A24',
    paragraphs: [
      'The A24 runs from our town to yours, over the Downs at Findon. So a first visit is easy to arrange, and it’s free. Tell us where to park, because the seafront gets busy in August.',
      'If you’d rather not meet at all, that works too. A phone call, a few photos of what you hand to customers, and a private page where you can follow the work are often enough. It suits people who have to stand in their shop all day.',
    ],
  },
  economy: {
    title: 'Who does business here, and what they need',
    paragraphs: [
      'Health and care matter more here than in many towns. Practices, opticians, care homes and home carers all have the same visitor: a daughter in another county who’s looking in the evening for someone to look after her father. She needs facts, names and a number that’s answered. Stock photos of smiling pensioners don’t help her.',
      'Then there are trades that work along the whole coast, engineering and pharmaceutical businesses on the industrial estates, and a town centre where new owners sell food, plants and records.',
    ],
    sectors: [
      {
        name: 'Care and health at home',
        need: 'Clear fees, inspection ratings that are easy to find, and forms that treat health data as the law asks.',
      },
      {
        name: 'Trades along the coast',
        need: 'The area they cover, photos of their work, the emergency number first, and real reviews.',
      },
      {
        name: 'Small manufacturers',
        need: 'Data sheets that buyers can find, drawings on request, and enquiry forms that ask for the right details.',
      },
      {
        name: 'New businesses in the town centre',
        need: 'A page with the right opening hours, where people can book or order quickly.',
      },
    ],
  },
  facts: [
    { fact: 'Worthing Pier was first opened in 1862.', source: 'Historic England, list entry of the pier' },
    {
      fact: 'There are five railway stations in the borough: East Worthing, Worthing, West Worthing, Durrington-on-Sea and Goring-by-Sea.',
      source: 'National Rail, stations',
    },
    {
      fact: 'Highdown Gardens, laid out in a chalk pit above the town, are looked after by the council and free to visit.',
      source: 'Adur & Worthing Councils, Highdown Gardens',
    },
  ],
  nearby: {
    lead: 'We visit businesses between the Adur and the Arun free of charge:',
    places: [
      'Lancing',
      'Sompting',
      'Findon',
      'Ferring',
      'Rustington',
      'Littlehampton',
      'Angmering',
      'Shoreham-by-Sea',
    ],
  },
  example: {
    title: 'An invented example: an optician',
    paragraphs: [
      'An optician has several rooms, some of them empty in the middle of the week, and a phone that rings during examinations. People book, forget, and the room stays empty again. Letters to remind them cost more than they bring in.',
      'A booking page with the practice’s own rules would change that: long appointments only where they fit, children after school, and a text message the day before with a link to move the appointment. If someone cancels, the gap is offered to people who asked for an earlier date. That’s a small web app, which starts at {{from web-apps}}, on the website they already have.',
    ],
    services: ['websites', 'web-apps', 'hosting'],
  },
  questions: [
    {
      id: 'older',
      question: 'Many of our customers are over 70. Does that change anything?',
      text: 'It means type that’s large and can be made larger, plain words, a phone number at the top, and nothing that moves by itself. Younger people like that too.',
    },
    {
      id: 'reviews',
      question: 'Can we show reviews?',
      text: 'Yes, real ones, with a link to where they were written. Fake reviews are banned under the Digital Markets, Competition and Consumers Act 2024, and it’s misleading to hide the bad ones.',
    },
    {
      id: 'old-site',
      question: 'Our site is old but it works. Do we have to rebuild it?',
      text: 'Perhaps not. We can review it for a fixed fee. The result may be a few repairs instead of a new site.',
    },
    {
      id: 'monthly',
      question: 'Is there something we can pay for by the month?',
      text: 'Yes, the care plan. It starts at {{from care-plan}} and includes hosting, updates and time for changes. You can end it at the end of any month.',
    },
  ],
};
