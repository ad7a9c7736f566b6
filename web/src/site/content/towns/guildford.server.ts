import type { TownContent } from './town-content.ts';

export const guildford: TownContent = {
  town: 'guildford',
  heading: 'Web apps and websites for Guildford',
  title: 'Web development in Guildford, Surrey',
  description:
    'Web apps, client portals and websites for Guildford’s professional practices, research companies and shops, with fixed prices and code you can review.',
  lead: 'Guildford’s businesses read the contract, ask who owns the code and have someone look at it. We write our quotes for people who do that.',
  meeting: {
    title: 'How we work together',
    paragraphs: [
      'We come over from Horsham on the A281, by way of Bramley, free of charge. Because it’s a slow road, we plan longer visits: one at the start, one in the middle and one at the end. In between, we talk at a fixed time each week.',
      'Larger companies want their own people in the room. We bring the design on one sheet, answer security questionnaires beforehand, and let anyone you trust read our code. Tell us where to park, and who needs to know that we’re coming.',
    ],
  },
  economy: {
    title: 'Law, games, satellites and a steep High Street',
    paragraphs: [
      'Guildford has an unusual mixture. There are solicitors, surveyors and wealth managers who need to show that they’re careful. There are studios that make games and would never hand over the interesting part. There’s a university with a research park, and companies around it whose product takes a while to explain. And there’s a steep High Street with shops that don’t try to be the cheapest.',
      'What they share is demanding clients. A client wants to sign in, see how a matter stands, find last year’s document, and not be asked for the same thing twice. A brochure site can’t do that. A small portal can.',
    ],
    sectors: [
      {
        name: 'Professional practices',
        need: 'A client area with documents, messages and deadlines that meets the regulator’s rules.',
      },
      {
        name: 'Technology and research companies',
        need: 'Pages that explain something difficult to buyers, engineers and investors, and demos that run in the browser.',
      },
      {
        name: 'Studios',
        need: 'Back-office tools for time, rights and royalties, which no one in the studio wants to write.',
      },
      {
        name: 'Independent shops',
        need: 'Click and collect that matches the shelf, events with places, and gift cards that add up.',
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
      source: 'Guildford Borough Council, the Guildhall',
    },
  ],
  nearby: {
    lead: 'We also work from the Hog’s Back to the Surrey Hills:',
    places: ['Godalming', 'Farnham', 'Woking', 'Cranleigh', 'Dorking', 'Haslemere', 'Shalford', 'Merrow'],
  },
  example: {
    title: 'An invented example: a portal for surveyors',
    paragraphs: [
      'A firm of surveyors sends a report as an attachment, a correction as a second one and an invoice as a third. Staff answer “where are we?” by hand, again and again, for every client. Someone once sent a report to the wrong person with the same surname.',
      'We’d give each job a page: what’s been done, what comes next, and the current version of each document. Clients open it from a signed link or sign in, and there’s a record of who opened what. The staff keep the program they have, and a small bridge copies what clients may see. That’s in the middle of our range for web apps, which take {{time web-apps}}.',
    ],
    services: ['web-apps', 'admin-backends', 'bespoke-solutions'],
  },
  questions: [
    {
      id: 'security',
      question: 'Will you fill in our security questionnaire?',
      text: 'Yes, before you decide. Where we can, we point to something you can check yourself.',
    },
    {
      id: 'review',
      question: 'Can our own developer review your code?',
      text: 'Yes, at any time. The repository is in your name from the start.',
    },
    {
      id: 'insurance',
      question: 'What insurance do you have?',
      text: 'Ask us for the current certificates, and we’ll send them with the quote.',
    },
    {
      id: 'handover',
      question: 'Can our team take it over?',
      text: 'Yes, we build it so that they can: well-known tools, tests, short notes, and time to work side by side before we leave.',
    },
  ],
};
