import type { TownContent } from './town-content.ts';

export const crawley: TownContent = {
  town: 'crawley',
  heading: 'Websites and web apps for Crawley and Manor Royal',
  title: 'Web development in Crawley and Gatwick',
  description:
    'Web apps, booking systems and websites for firms in Crawley, Manor Royal and around Gatwick. Fifteen minutes from us, meetings at your shift times.',
  lead: 'Crawley works in shifts, and much of it moves: freight, people, parts, rooms. We build systems that keep up with that, from one stop down the line.',
  meeting: {
    title: 'Meeting at half past six is fine',
    paragraphs: [
      'We are one town away. By train it is a quarter of an hour, by car about as long outside the rush. So a question at ten can be looked at on site by noon, and a hand-over between the early and the late shift is an ordinary time for us to come.',
      'On an estate with a gate we bring what security needs the day before: names, number plate, proof of insurance. Where phones are not allowed on the floor, we draw on paper. First meetings cost nothing within the borough, and neither does the visit when something is on fire.',
    ],
  },
  economy: {
    title: 'An airport town that makes things too',
    paragraphs: [
      'Gatwick lies within the borough, and a good share of working Crawley serves it: handling, hotels, parking, catering, cleaning, training. These firms have one rhythm in common. Demand is set by somebody else’s timetable, it changes at short notice, and a mistake at four in the morning is a queue at five. Spreadsheets sent by mail are how most of them cope.',
      'Manor Royal is the other half: engineering, medical devices, logistics, offices. The need there is duller and worth more: a certificate that must be found in a minute when the auditor asks, a stock figure that agrees with the shelf, a customer who wants to see where an order stands without ringing.',
    ],
    sectors: [
      {
        name: 'Airport services',
        need: 'Rosters and job lists on a phone, that go on working in a basement without signal.',
      },
      {
        name: 'Hotels and parking',
        need: 'Direct bookings that cost less than the agencies’ share, and changes that customers make themselves.',
      },
      {
        name: 'Engineering and medical devices',
        need: 'Batch records, calibration dates and documents with a history that an auditor accepts.',
      },
      {
        name: 'Neighbourhood businesses',
        need: 'A plain site for each parade of shops’ regulars, in the languages that they speak at home.',
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
      source: 'Look at any two on either side of a boundary road',
    },
  ],
  nearby: {
    lead: 'We work across the north of the county and over the border into Surrey.',
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
    title: 'The sort of thing we are asked for',
    paragraphs: [
      'A family firm runs four minibuses between car park and terminal. Drivers get their list on paper at the start of a shift; late flights turn it into fiction by nine. Passengers ring, the office rings the driver, the driver may not answer while driving.',
      'What helps is small. A page on which the passenger presses “I have my bags” and sees a time. A list that reorders itself on the driver’s phone, with large type and nothing to press while moving. A screen in the office with the three buses that are late. It is six weeks of work, at the lower end of what web apps cost. The firm is invented, the problem is on the perimeter road every day.',
    ],
    services: ['web-apps', 'mobile-apps', 'admin-backends'],
  },
  questions: [
    {
      id: 'nights',
      question: 'Who answers when it breaks at night?',
      text: 'On the plan for applications, a person, at any hour. On the smaller plans, the next working morning. The contract says which you have.',
    },
    {
      id: 'on-site',
      question: 'Can it run without the internet on our site?',
      text: 'What people have open can be made to work offline and catch up later. Say so at the beginning, since it shapes everything.',
    },
    {
      id: 'audit',
      question: 'Do you know regulated environments?',
      text: 'We write down what was decided, tested and changed, by whom, and keep it. Your quality manager should see our templates before signing.',
    },
    {
      id: 'languages',
      question: 'Can staff use it in other languages?',
      text: 'Yes. Texts are kept apart from the code, so that a language is a file and a reviewer, not a rebuild.',
    },
  ],
};
