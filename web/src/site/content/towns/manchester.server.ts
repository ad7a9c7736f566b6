import type { TownContent } from './town-content.ts';

// Law, checked 2026-11-30: UK GDPR, article 33: whether the ICO has to be told.
// Law, checked 2026-11-30: Public Sector Bodies (Websites and Mobile Applications) (No. 2) Accessibility Regulations 2018, regulation 6: universities and museums.

export const manchester: TownContent = {
  town: 'manchester',
  heading: 'Web development for Manchester and Salford',
  title: 'Web development in Manchester',
  description:
    'Web products, internal tools and rescues for Manchester and Salford, in code that your own developers can review. We work remotely, at fixed prices.',
  lead: 'Manchester has plenty of developers, and you may have some yourself. We build parts of a product that they don’t have time for, or the whole of it if you have no team.',
  meeting: {
    title: 'As part of your team, or instead of one',
    paragraphs: [
      'If you have developers, we join their board, their chat and their reviews, follow their conventions, and leave when our part is done. We mostly meet by video call. If a visit helps, we come by train to Piccadilly, and the travel is in your quote, at cost, before you accept it.',
      'If you don’t have a team, we bring all of it. Then you get a weekly call, a private page that shows how the work is going, and a named person who asks you before deciding anything that matters.',
    ],
  },
  economy: {
    title: 'Media, money and new companies',
    paragraphs: [
      'When broadcasters moved to Salford Quays, many small companies followed: sound, captions, rights and logistics. Their software lives by the schedule. It has to be right when the programme goes out.',
      'The city itself has financial technology, insurance, universities and many companies that sell clothes online. Many of these companies are young, and a certain second project is common: the first version was put together in a hurry, people liked it, and now it has to carry real customers.',
    ],
    sectors: [
      {
        name: 'Media and production',
        need: 'Call sheets, rights, captions and deliveries with a history, for deadlines that don’t move.',
      },
      {
        name: 'Young software companies',
        need: 'A prototype made safe: tests, access rights, billing, and releases that no one is afraid of.',
      },
      {
        name: 'Fashion and homeware online',
        need: 'Launches at a fixed second, returns that are easy to handle, and pictures that load quickly.',
      },
      {
        name: 'Universities and museums',
        need: 'Collections and courses that meet the public sector’s accessibility rules and that people can find.',
      },
    ],
  },
  facts: [
    {
      fact: 'The station on Liverpool Road, where trains from Liverpool began to arrive in 1830, still stands and is part of a museum.',
      source: 'Science and Industry Museum, history of the site',
    },
    {
      fact: 'The John Rylands Library on Deansgate opened to readers in 1900.',
      source: 'University of Manchester Library',
    },
    {
      fact: 'Trams returned to the streets with Metrolink in 1992.',
      source: 'Transport for Greater Manchester',
    },
  ],
  nearby: {
    lead: 'We also work with businesses across Greater Manchester:',
    places: ['Salford', 'Stockport', 'Trafford', 'Oldham', 'Bury', 'Bolton', 'Rochdale', 'Altrincham'],
  },
  example: {
    title: 'An invented example: a first version that grew',
    paragraphs: [
      'A start-up lets dance schools collect their fees online. Its founder, who isn’t a developer, built it with an AI assistant, and now many schools use it. Then, one Sunday, every school could see the registers of all the others.',
      'First we’d take away the risk: check access on the server, change the keys, read the logs, and find out whether the ICO has to be told. Then we’d add tests around the parts that earn money, so that they can be changed safely. The founder keeps the product and most of its screens. Reviewing and securing a prototype is part of our AI-assisted web development, which starts at {{from ai-web-development}}. The start-up is invented.',
    ],
    services: ['ai-web-development', 'website-updates-migrations', 'web-apps'],
  },
  questions: [
    {
      id: 'stack',
      question: 'Our technology is different from yours. Does that matter?',
      text: 'If it’s TypeScript, Python or one of the usual databases, no. If it’s something else, we’ll tell you and suggest someone.',
    },
    {
      id: 'contract',
      question: 'Do you work by the day in our team?',
      text: 'Yes, in short blocks with a result that we agree beforehand. For a whole product, we prefer a fixed price.',
    },
    {
      id: 'emergency',
      question: 'Something is exposed right now. What should we do?',
      text: 'Switch the affected part off first, keep the logs and note the time. Then call us.',
    },
    {
      id: 'ip',
      question: 'Who owns what you write?',
      text: 'You do, once you’ve paid for it. There’s no library of ours that you’d have to license.',
    },
  ],
};
