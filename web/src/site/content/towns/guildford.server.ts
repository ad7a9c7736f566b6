import type { TownContent } from './town-content.ts';

export const guildford: TownContent = {
  town: 'guildford',
  heading: 'Web apps and websites for Guildford',
  title: 'Web development in Guildford, Surrey',
  description:
    'Web apps, client portals and websites for Guildford’s professional firms, science park and shops. Fixed quotes, work that can be inspected.',
  lead: 'Guildford buys carefully. It reads the contract, asks who owns the code and has somebody’s cousin look at it. We write our quotes for that reader.',
  meeting: {
    title: 'How we work together',
    paragraphs: [
      'From Horsham it is the A281 through Cranleigh, three quarters of an hour that no timetable improves. So we bundle visits: a long morning at the start, another in the middle, a day at the end, and a call every Thursday at a fixed time in between.',
      'Larger firms want their own people in the room. We bring the drawings on one sheet, answer security questionnaires in advance, and are happy to have our code read by whomever you trust. Parking is yours to advise on; we usually come by way of Shalford and walk in along the river.',
    ],
  },
  economy: {
    title: 'Law, games, satellites and a steep High Street',
    paragraphs: [
      'Few towns of eighty thousand people hold such a mixture. Solicitors, surveyors and wealth managers who need to show that they are careful. Studios that make games and would never outsource the interesting part. A university with a research park, and companies around it whose product takes an hour to explain. And a High Street that climbs, on granite setts, past shops which cannot compete on price and do not try.',
      'What these have in common is a demanding client on the other end. That client wants to sign in, see the state of a matter, find last year’s document, and not be asked for the same thing twice. A brochure site does none of it; a small portal does.',
    ],
    sectors: [
      {
        name: 'Professional practices',
        need: 'A client area with documents, messages and deadlines that satisfies the regulator and the client’s patience.',
      },
      {
        name: 'Technology and research firms',
        need: 'Pages that explain a hard thing at three depths, and demos that run in the browser.',
      },
      {
        name: 'Studios',
        need: 'Back-office tools that nobody in the studio wants to write: time, rights, royalties.',
      },
      {
        name: 'Independent shops',
        need: 'Click and collect that matches the shelf, events with places, gift cards that add up.',
      },
    ],
  },
  facts: [
    {
      fact: 'The Wey Navigation between Guildford and the Thames was opened in 1653 and belongs to the National Trust.',
      source: 'National Trust, River Wey and Godalming Navigations',
    },
    {
      fact: 'Guildford Cathedral on Stag Hill was consecrated in 1961.',
      source: 'Guildford Cathedral, history',
    },
    {
      fact: 'The clock that hangs over the High Street from the Guildhall carries the date 1683.',
      source: 'Read it from below, or ask Guildford Borough Council',
    },
  ],
  nearby: {
    lead: 'From the Hog’s Back to the Surrey Hills:',
    places: ['Godalming', 'Farnham', 'Woking', 'Cranleigh', 'Dorking', 'Haslemere', 'Shalford', 'Merrow'],
  },
  example: {
    title: 'A portal instead of fourteen emails',
    paragraphs: [
      'An invented firm of surveyors sends a report as an attachment, a correction as a second one, an invoice as a third, and answers “where are we?” by hand, twice a week, for sixty clients. Somebody once sent a report to the wrong Mr Hill.',
      'We would give each job a page: what has been done, what comes next, the current version of each document and nothing older unless one asks. Clients come by a signed link or sign in; who opened what is on record. The firm’s people keep their own program, and a small bridge copies what clients may see. Eight to twelve weeks, in the middle of our range for web apps.',
    ],
    services: ['web-apps', 'admin-backends', 'bespoke-solutions'],
  },
  questions: [
    {
      id: 'security',
      question: 'Will you fill in our security questionnaire?',
      text: 'Yes, before you decide, without a fee up to fifty questions. Most answers point to something you can check yourself.',
    },
    {
      id: 'review',
      question: 'May our own developer review your code?',
      text: 'At any time. The repository is in your name from the first week.',
    },
    {
      id: 'insurance',
      question: 'What cover do you carry?',
      text: 'Professional indemnity and cyber cover. Certificates come with the quote on request.',
    },
    {
      id: 'handover',
      question: 'Can our team take it over?',
      text: 'That is how we build: common tools, tests, four pages of notes, and a week side by side.',
    },
  ],
};
