import type { TownContent } from './town-content.ts';

// Law, checked 2026-11-30: Housing Act 2004, sections 212 to 215: tenancy deposits.

export const portsmouth: TownContent = {
  town: 'portsmouth',
  heading: 'Web development for Portsmouth and Southsea',
  title: 'Web development in Portsmouth and Southsea',
  description:
    'Web apps for marine and defence suppliers, bookings for attractions, and clear sites for businesses in Portsmouth and Southsea, at fixed prices.',
  lead: 'Most of Portsmouth is an island, with a dockyard on it. Space is tight, the tides are fixed and suppliers are checked carefully. That makes for clear requirements.',
  meeting: {
    title: 'How we meet',
    paragraphs: [
      'Trains run along the Arun Valley and the coast from Horsham, so we can arrive at Portsmouth & Southsea or the Harbour without a car to park, and have a full day with you. We plan one visit at the start, one halfway and one when it goes live. The travel is in your quote, at cost, before you accept it.',
      'If you work behind a fence, tell us early. Passes, nationality checks and rules on equipment take time, and the design has to respect what may leave the site. If we can’t come in, we work from drawings by your people and from test data that means nothing to anyone else.',
    ],
  },
  economy: {
    title: 'Ships, students and summer',
    paragraphs: [
      'The Naval Base and its suppliers shape the working week. A small company that machines one kind of valve has to answer long lists of quality requirements from its large customers. Its website has few important visitors, and each of them is a buyer with a checklist.',
      'On the seaward side, it’s about visitors: the Historic Dockyard, the castle, two piers, and ferries to the Isle of Wight and the Continent. People plan by the weather and the school holidays, book on the way and change their minds on the M27. And a university fills Southsea with students who look for rooms, food and work on their phones.',
    ],
    sectors: [
      {
        name: 'Marine and defence suppliers',
        need: 'Capability pages with current certificates, controlled documents, and a portal for enquiries with its data stored in the UK.',
      },
      {
        name: 'Attractions and boat trips',
        need: 'Timed entry, changes for weather that reach everyone, and combined tickets that split the money correctly.',
      },
      {
        name: 'Lettings and student services',
        need: 'Viewings that people book themselves, deposits handled as the law asks, and no false urgency.',
      },
      {
        name: 'Island shops and trades',
        need: 'Delivery areas by bridge or ferry, and a number to call when neither runs.',
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
    lead: 'We also work with businesses around the two harbours:',
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
    title: 'An invented example: harbour tours',
    paragraphs: [
      'Two people run harbour tours in a converted launch. People book by phone, or through the site of another company that takes a commission. When it gets too windy, someone sits down with a list and calls everyone.',
      'We’d build the booking on their own site, and let the tide table decide when there are trips. To cancel a trip, they press one button. Everyone gets a text message and can choose a later trip or their money, which is paid back automatically. To see whether it’s worth it, they’d compare the commission of one summer with our price for a web app, which starts at {{from web-apps}}. No such launch exists.',
    ],
    services: ['web-apps', 'ecommerce', 'industry-solutions'],
  },
  questions: [
    {
      id: 'uk-data',
      question: 'Can all our data stay in the UK?',
      text: 'Most of it. We can store data and backups in London. Sign-in and email often run on services in other countries, so before you decide we list every supplier and where they work.',
    },
    {
      id: 'cyber-essentials',
      question: 'Do you help with Cyber Essentials?',
      text: 'We don’t certify, but we set up what we build so that it meets the requirements, and answer that part of the form for you.',
    },
    {
      id: 'season',
      question: 'Can it be live before Easter?',
      text: 'That depends on when you start and when the text is ready. We can also launch a part of it in time for the season and the rest later.',
    },
    {
      id: 'commission',
      question: 'Can we still sell through agencies?',
      text: 'Yes. All seats come from one stock, so none is sold twice, and you can see what each channel costs you.',
    },
  ],
};
