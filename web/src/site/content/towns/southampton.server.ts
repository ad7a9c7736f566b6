import type { TownContent } from './town-content.ts';

export const southampton: TownContent = {
  town: 'southampton',
  heading: 'Web development for Southampton',
  title: 'Web development in Southampton',
  description:
    'Web apps for logistics and marine firms, patient and student services, and honest websites for Southampton businesses. Fixed quotes in 2 days.',
  lead: 'Ships arrive when the tide says, and ten thousand people have to be somewhere at once. Southampton knows what a deadline is. So should its software.',
  meeting: {
    title: 'On site when it matters',
    paragraphs: [
      'It is an hour and a half from us by road, a little more by rail through Chichester and Havant. We come for the day, three or four times in a project, and keep a fixed hour on Tuesdays and Fridays for calls in between.',
      'On a terminal or in a laboratory we follow your induction, boots and all. We have learned that an hour beside the person who does the work, at the time of day when it goes wrong, is worth a week of specification.',
    ],
  },
  economy: {
    title: 'A port with a university attached, or the reverse',
    paragraphs: [
      'Containers, cars and cruise passengers go through one stretch of water, and hundreds of firms live from the handover between one system and the next. Their trouble is rarely the big program of the port. It is the gap beside it: a booking reference typed three times, a delay that the haulier hears from the driver’s wife.',
      'The hospitals and two universities make up the other large employer. Around them are spin-outs, clinical trial units, student lettings and a great many cafés. The first group needs software with a protocol; the last needs a site that loads on the bus from Highfield.',
    ],
    sectors: [
      {
        name: 'Freight and haulage',
        need: 'One place for slots, references and proof of delivery, fed by the messages that you receive anyway.',
      },
      {
        name: 'Cruise and events',
        need: 'Transfers, luggage and changes that thousands can make in the same quarter of an hour.',
      },
      {
        name: 'Health research',
        need: 'Study tools with consent, audit trails and pseudonyms, built to be reviewed.',
      },
      {
        name: 'Boatyards and marine trades',
        need: 'Quotes with photographs, jobs with stages, and an owner abroad who can see how it stands.',
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
      fact: 'The national mapping agency, Ordnance Survey, has its head office in the city.',
      source: 'Ordnance Survey, contact page',
    },
  ],
  nearby: {
    lead: 'Both sides of the water and up the Itchen:',
    places: ['Eastleigh', 'Romsey', 'Totton', 'Hythe', 'Hedge End', 'Winchester', 'Netley', 'Bursledon'],
  },
  example: {
    title: 'Three references for one container',
    paragraphs: [
      'A haulier with nineteen lorries, imagined for this page, gets a booking by mail, a slot from a portal and a change by telephone. Two people keep a whiteboard. When a ship is late, the whiteboard is photographed and sent round.',
      'A reader for the incoming emails, a list that pairs each booking with its slot, and a page per driver would take most of it away. Nothing has to be replaced. The first version would run beside the whiteboard for a fortnight, and the two people would decide when to wipe it. That is a bespoke job near the lower end of its range.',
    ],
    services: ['bespoke-solutions', 'ai-integration', 'admin-backends'],
  },
  questions: [
    {
      id: 'edi',
      question: 'Can you work with EDI and port messages?',
      text: 'Yes: we read the formats your partners already send, keep each message and show what could not be understood.',
    },
    {
      id: 'ethics-board',
      question: 'Do you have experience with ethics approval?',
      text: 'We write the data section so that a committee can judge it: what is kept, where, how long, and who can link a pseudonym to a person.',
    },
    {
      id: 'hours',
      question: 'Our busiest time is Sunday morning. Are you there?',
      text: 'On the plan for applications, yes, and for a planned change-over day we sit at the screen with you.',
    },
    {
      id: 'start',
      question: 'How soon could you begin?',
      text: 'A finding can usually begin within three weeks. Building follows when it has shown what is worth building.',
    },
  ],
};
