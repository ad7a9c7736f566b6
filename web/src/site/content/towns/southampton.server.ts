import type { TownContent } from './town-content.ts';

export const southampton: TownContent = {
  town: 'southampton',
  heading: 'Web development for Southampton',
  title: 'Web development in Southampton',
  description:
    'Web apps for logistics and marine businesses, tools for health research and student services, and clear websites for Southampton, at fixed prices.',
  lead: 'When a ship arrives, many people have to be in the right place. Southampton’s businesses know what a deadline is, and their software has to know it too.',
  meeting: {
    title: 'On site when it helps',
    paragraphs: [
      'We come by road or by train along the coast, for a day at a time, when a visit helps. The travel is in your quote, at cost, before you accept it. In between, we keep a fixed time every week for calls.',
      'At a terminal or in a laboratory, we follow your induction and wear what you tell us to. We’d like to sit beside the person who does the work, at the time of day when it goes wrong. It tells us more than a specification.',
    ],
  },
  economy: {
    title: 'A port, hospitals and universities',
    paragraphs: [
      'Containers, cars and cruise passengers all go through the same stretch of water, and many businesses work at the point where one system hands over to the next. Their problem is rarely the port’s own large program. It’s the gap beside it: a booking reference that’s typed three times, or a delay that the haulier hears about last.',
      'The hospitals and two universities are the other large employers. Around them there are new research companies, clinical trial units, student lettings and many cafés. Some need software that follows a protocol. Others just need a site that loads on the bus.',
    ],
    sectors: [
      {
        name: 'Freight and haulage',
        need: 'One place for slots, references and proof of delivery, filled from the messages you already get.',
      },
      {
        name: 'Cruise and events',
        need: 'Transfers, luggage and changes that thousands of people can make together.',
      },
      {
        name: 'Health research',
        need: 'Study tools with consent, a history of changes and pseudonyms, built to be reviewed.',
      },
      {
        name: 'Boatyards and marine trades',
        need: 'Quotes with photos, jobs with stages, and a page for owners who are abroad.',
      },
    ],
  },
  facts: [
    {
      fact: 'Southampton Water has a “double high tide”, so high water lasts longer than in most ports.',
      source: 'ABP Southampton, tidal information',
    },
    {
      fact: 'A long stretch of the medieval town wall still stands, with the Bargate as its north gate.',
      source: 'Southampton City Council, old town',
    },
    {
      fact: 'The national mapping agency, Ordnance Survey, moved to Southampton in 1841, after a fire at the Tower of London.',
      source: 'Ordnance Survey, history',
    },
  ],
  nearby: {
    lead: 'We also work on both sides of the water and up the Itchen:',
    places: ['Eastleigh', 'Romsey', 'Totton', 'Hythe', 'Hedge End', 'Winchester', 'Netley', 'Bursledon'],
  },
  example: {
    title: 'An invented example: three references for one container',
    paragraphs: [
      'A haulier gets each booking by email, the slot from a portal and changes by phone. Two people keep a whiteboard up to date. When a ship is late, someone takes a photo of the whiteboard and sends it round.',
      'A program that reads the incoming emails, a list that pairs each booking with its slot, and a page for each driver would replace most of that. Nothing else has to change. The first version would run beside the whiteboard until the two people agree to wipe it. That’s a bespoke job near the lower end of its range, which starts at {{from bespoke-solutions}}. We imagined the haulier for this page.',
    ],
    services: ['bespoke-solutions', 'ai-integration', 'admin-backends'],
  },
  questions: [
    {
      id: 'edi',
      question: 'Can you work with EDI and port messages?',
      text: 'Yes. We read the formats your partners already send, keep each message, and show you any that couldn’t be read.',
    },
    {
      id: 'ethics-board',
      question: 'Can you help with ethics approval?',
      text: 'We write the section on data so that a committee can judge it: what’s kept, where, for how long, and who can link a pseudonym to a person.',
    },
    {
      id: 'hours',
      question: 'Our busiest time is Sunday morning. Can you be there?',
      text: 'If your contract includes someone on call, yes. For a planned change-over, we can watch it together with you.',
    },
    {
      id: 'start',
      question: 'How soon could you start?',
      text: 'It depends on what we’ve already agreed to do. Your quote names the week. We start with a short study, and build once it has shown what’s worth building.',
    },
  ],
};
