import type { TownContent } from './town-content.ts';

export const birmingham: TownContent = {
  town: 'birmingham',
  heading: 'Web apps and websites for Birmingham',
  title: 'Web development in Birmingham',
  description:
    'Trade ordering, workshop tools and multilingual sites for Birmingham’s makers and services. One long visit, weekly calls, one fixed price.',
  lead: 'A city of a thousand trades has a thousand ways of doing things, and most of them are not in any catalogue of software. That is our line of work.',
  meeting: {
    title: 'A long day together, then short calls',
    paragraphs: [
      'We travel by way of London Euston, arrive at New Street by ten and stay until you close. That first day is spent where the work is done: bench, counter, van, switchboard. It is included for projects from £6,000. A second visit comes at the launch.',
      'In between we talk on Wednesday mornings. You see a list of what was finished, try it while we watch, and say what grates. Firms with partners who would rather speak Punjabi, Polish or Urdu bring a colleague along; we draw more than we talk anyway.',
    ],
  },
  economy: {
    title: 'Small firms, long memories',
    paragraphs: [
      'Under the large names lies a fabric of family businesses that supply one another: platers, pressers, jewellers, printers, caterers, couriers. Much is agreed by voice and kept in a book. It works because people have known each other for thirty years, and it wobbles when the children take over.',
      'Services have grown beside it: law, building societies, conferences, five universities. And a population that is among the youngest of any European city, which does its shopping, studying and arguing on a phone, in several languages.',
    ],
    sectors: [
      {
        name: 'Metal and jewellery',
        need: 'Job cards with photographs, prices that follow the metal’s fix, hallmarking steps that cannot be skipped.',
      },
      {
        name: 'Food wholesale and catering',
        need: 'Orders by voice note turned into lines, cut-off times, and allergens that are always right.',
      },
      {
        name: 'Conferences and venues',
        need: 'Rooms, catering and badges from one list, with changes until the morning.',
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
    lead: 'And in the towns that would not like to be called suburbs:',
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
    title: 'From voice note to van',
    paragraphs: [
      'A wholesaler of bread, made up for the purpose, takes two hundred orders a night as voice messages. Two nephews listen until one o’clock and type. Mistakes cost a loaf each and, twice a year, a restaurant.',
      'Here a language model is of real use: it writes down the message, proposes the lines from that customer’s usual ones, and marks what it is not sure of. A nephew confirms in seconds rather than minutes. If the machine scores below what was agreed, it is turned off and nothing else changes. The trial costs £4,000 and ends with a figure; only then would we build the rest.',
    ],
    services: ['ai-integration', 'admin-backends', 'web-apps'],
  },
  questions: [
    {
      id: 'languages',
      question: 'Can the site be in more than one language?',
      text: 'Yes, as proper pages with their own addresses, translated by a person. Automatic translation is offered only where you accept its mistakes.',
    },
    {
      id: 'cash',
      question: 'Our customers pay in many ways. Is that a problem?',
      text: 'No. Account, card, transfer, cash at the door: what matters is that each is written down once, in one place.',
    },
    {
      id: 'family',
      question: 'Half of us want it and half do not. What now?',
      text: 'Begin with the sceptics’ least favourite job. If that gets easier, the argument is over; if not, it has cost little.',
    },
    {
      id: 'london',
      question: 'Are you a London agency with London prices?',
      text: 'No. We are in a Sussex market town, and our prices are on this site.',
    },
  ],
};
