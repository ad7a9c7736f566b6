import type { TownContent } from './town-content.ts';

export const portsmouth: TownContent = {
  town: 'portsmouth',
  heading: 'Web development for Portsmouth and Southsea',
  title: 'Web development in Portsmouth and Southsea',
  description:
    'Web apps for marine and defence suppliers, booking for attractions, and plain sites for island businesses in Portsmouth. Fixed written quotes.',
  lead: 'Portsmouth is an island with a dockyard on it. Space is tight, tides are fixed and suppliers are checked twice. That makes for clear requirements, which we like.',
  meeting: {
    title: 'Getting to you',
    paragraphs: [
      'Trains run along the Arun Valley and the coast from our end of Sussex, so we arrive at Portsmouth & Southsea or the Harbour without a car to park. That leaves a proper working day between a morning and an evening train. We plan one such day at the start, one at the half and one when it goes live.',
      'If you work behind a fence, say so in the first email. Passes, nationality checks and rules on equipment take weeks, and the design has to respect what may and may not leave the site. Where we cannot be let in, we work from your people’s drawings and test data that means nothing to anybody.',
    ],
  },
  economy: {
    title: 'Ships, students and summer',
    paragraphs: [
      'The Naval Base and those who supply it shape the working week. A firm of twelve that machines one kind of valve answers to primes with quality clauses as long as your arm. Its website has perhaps forty important readers a year, each of them a buyer with a checklist.',
      'On the seaward side it is about visitors. The Historic Dockyard, the castle, two piers, ferries to the Isle of Wight and the Continent: people plan by weather and school terms, book on the way, and change their minds on the M27. And a university fills Southsea from September to June with people who look for rooms, food and work by phone.',
    ],
    sectors: [
      {
        name: 'Marine and defence suppliers',
        need: 'Capability pages with certificates that are current, controlled documents, and a portal for enquiries that stays in the UK.',
      },
      {
        name: 'Attractions and boat trips',
        need: 'Timed entry, weather changes told to everybody at once, and combined tickets that split the money rightly.',
      },
      {
        name: 'Letting and student services',
        need: 'Viewings that book themselves, deposits handled as the law asks, and no false scarcity.',
      },
      {
        name: 'Island shops and trades',
        need: 'Delivery areas by bridge, tide or ferry, and a number to ring when neither runs.',
      },
    ],
  },
  facts: [
    {
      fact: 'Most of the city stands on Portsea Island, which is joined to the mainland by road and rail over a narrow creek.',
      source: 'Ordnance Survey map; look for Ports Creek',
    },
    {
      fact: 'HMS Victory and the hull of the Mary Rose are both kept in the Historic Dockyard.',
      source: 'National Museum of the Royal Navy',
    },
    {
      fact: 'A passenger hovercraft crosses from Southsea to Ryde all year round.',
      source: 'Portsmouth City Council, getting around',
    },
  ],
  nearby: {
    lead: 'Around the two harbours:',
    places: [
      'Southsea',
      'Gosport',
      'Fareham',
      'Havant',
      'Emsworth',
      'Hayling Island',
      'Waterlooville',
      'Cosham',
    ],
  },
  example: {
    title: 'When the wind gets up',
    paragraphs: [
      'Suppose two people run harbour tours in a converted launch. Thirty seats, six trips a day, booked by telephone and by a site that another firm runs for eleven per cent. When the wind passes force six, somebody sits with a list and rings round.',
      'We would build the booking on their own site, with the tide table as the thing that decides when trips exist. Cancelling a trip is one press: everybody gets a text, a choice of three later trips or their money, and the money goes back by itself. What the agency took in a summer pays for most of it. No such launch exists, but the sums are ordinary.',
    ],
    services: ['web-apps', 'ecommerce', 'industry-solutions'],
  },
  questions: [
    {
      id: 'uk-data',
      question: 'Can everything stay in the UK?',
      text: 'Yes. Data and backups can be held in London, and we list every supplier that touches them.',
    },
    {
      id: 'cyber-essentials',
      question: 'Do you help with Cyber Essentials?',
      text: 'We do not certify, but we set up what we build so that it passes, and answer that part of the form for you.',
    },
    {
      id: 'season',
      question: 'Can it be live before Easter?',
      text: 'If the texts are there by January, usually. We would rather launch half of it in March than all of it in June.',
    },
    {
      id: 'commission',
      question: 'Can we keep selling through agencies as well?',
      text: 'Yes. Seats come from one stock, so that nobody is sold twice, and you see what each channel costs.',
    },
  ],
};
