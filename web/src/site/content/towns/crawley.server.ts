import type { TownContent } from './town-content.ts';

export const crawley: TownContent = {
  town: 'crawley',
  heading: 'Websites and web apps for Crawley and Manor Royal',
  title: 'Web development in Crawley and Gatwick',
  description:
    'Web apps, booking systems and websites for businesses in Crawley, Manor Royal and around Gatwick, by a team in the next town that fits in with shifts.',
  lead: 'Much of Crawley works in shifts, and much of its work is moving people, parts and freight. We build systems for that, from the next town along the line.',
  meeting: {
    title: 'We fit in with your shifts',
    paragraphs: [
      'We’re in Horsham, a short trip by train or car. If something needs to be seen on site, we can often come on the day you ask. If the handover between the early and the late shift is the best time for you, that’s fine for us.',
      'If your site has a gate, we send security what they need beforehand: names, number plate and proof of insurance. If phones aren’t allowed on the floor, we draw on paper. Visits are free, as everywhere in Sussex and Surrey.',
    ],
  },
  economy: {
    title: 'An airport town that makes things too',
    paragraphs: [
      'Gatwick is in the borough, and many local businesses work for it: handling, hotels, parking, catering, cleaning and training. They have one thing in common. Someone else’s timetable decides when they’re busy, it changes at short notice, and a mistake early in the morning soon becomes a queue. Many of them manage it with spreadsheets sent by email.',
      'Manor Royal is the other half: engineering, medical devices, logistics and offices. What they need is less exciting and just as valuable: a certificate they can find when the auditor asks, a stock figure that matches the shelf, and an order that customers can follow without calling.',
    ],
    sectors: [
      {
        name: 'Airport services',
        need: 'Rosters and job lists on a phone, which go on working where there’s no signal.',
      },
      {
        name: 'Hotels and parking',
        need: 'Direct bookings without an agency’s commission, and changes that customers make themselves.',
      },
      {
        name: 'Engineering and medical devices',
        need: 'Batch records, calibration dates, and documents with a history that an auditor accepts.',
      },
      {
        name: 'Neighbourhood businesses',
        need: 'A simple site for the regulars of each parade of shops, in the languages they speak at home.',
      },
    ],
  },
  facts: [
    {
      fact: 'Crawley was designated a New Town in January 1947 and is laid out in neighbourhoods, each with its own parade of shops.',
      source: 'Crawley Borough Council, history of the town',
    },
    {
      fact: 'Gatwick Airport is inside the boundary of the borough.',
      source: 'Crawley Borough Council, borough map',
    },
    {
      fact: 'Street signs carry a colour that stands for the neighbourhood.',
      source: 'Crawley Borough Council, neighbourhoods',
    },
  ],
  nearby: {
    lead: 'We also work across the north of the county and over the border in Surrey:',
    places: [
      'Horley',
      'Ifield',
      'Three Bridges',
      'Pease Pottage',
      'Copthorne',
      'Charlwood',
      'East Grinstead',
      'Handcross',
    ],
  },
  example: {
    title: 'An invented example: minibuses at the airport',
    paragraphs: [
      'A family business runs minibuses between its car park and the terminal. Drivers get their list on paper at the start of a shift, and late flights make it useless soon after. Passengers call the office, the office calls the driver, and the driver can’t answer while driving.',
      'A small system would help: a page where the passenger presses “I have my bags” and sees a time, a list that reorders itself on the driver’s phone, with large type and nothing to press while moving, and a screen in the office that shows which buses are late. That’s a web app at the lower end of our range, which starts at {{from web-apps}}. The business is invented.',
    ],
    services: ['web-apps', 'mobile-apps', 'admin-backends'],
  },
  questions: [
    {
      id: 'nights',
      question: 'Who answers if it breaks at night?',
      text: 'That depends on the contract you choose. If your business can’t wait until the morning, you can pay for someone on call at night.',
    },
    {
      id: 'on-site',
      question: 'Can it run without the internet at our site?',
      text: 'We can make what people have open work offline and catch up later. Tell us at the start, because it affects the whole design.',
    },
    {
      id: 'audit',
      question: 'Can you work to a quality system?',
      text: 'Yes. We write down what was decided, tested and changed, and by whom, and keep it. Ask your quality manager to look at our templates before you sign.',
    },
    {
      id: 'languages',
      question: 'Can staff use it in other languages?',
      text: 'Yes. The text is separate from the code, so another language needs a translation and a person to check it, and no rebuild.',
    },
  ],
};
