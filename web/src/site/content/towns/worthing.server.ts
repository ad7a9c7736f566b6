import type { TownContent } from './town-content.ts';

export const worthing: TownContent = {
  town: 'worthing',
  heading: 'Web design and upkeep for Worthing businesses',
  title: 'Web design and development in Worthing',
  description:
    'Websites, bookings and upkeep for shops, clinics, trades and care providers in Worthing, by a team half an hour up the A24.',
  lead: 'In Worthing a good name is made over years and lost in a week. We build sites that tell people what your regulars already know, and look after them when they are built.',
  meeting: {
    title: 'Half an hour down the road',
    paragraphs: [
      'The A24 runs from our door to yours over Findon. We are in Worthing most weeks, so a first visit need not wait for a diary. Tell us where you are and whether one can park; the seafront in August has its own ideas.',
      'If you would rather not have a meeting at all, that works as well. A telephone call, a few photographs of what you hand to customers, and a private page on which you can watch the work. Several people prefer it, particularly those with a shop to stand in.',
    ],
  },
  economy: {
    title: 'Who does business here, and what they ask',
    paragraphs: [
      'Health and care weigh more here than in most towns. Practices, opticians, care homes and those who visit people at home all face the same visitor: a daughter in another county, at night, looking for somewhere that will treat her father well. She needs facts, names, and a number that is answered. Stock photographs of laughing pensioners do the opposite of what they cost.',
      'Beside that stand trades, which travel along the whole coast, a pharmaceutical and engineering tradition on the estates, and a town centre that younger owners are filling again with food, plants and records.',
    ],
    sectors: [
      {
        name: 'Care and health at home',
        need: 'Clear fees, inspection ratings in view, and forms that treat health data as the law does.',
      },
      {
        name: 'Trades along the coast',
        need: 'Areas, photographs of work, emergency number first, and reviews that are real.',
      },
      {
        name: 'Small manufacturers',
        need: 'Data sheets that buyers can find, drawings on request, and enquiries that carry the right fields.',
      },
      {
        name: 'Town-centre newcomers',
        need: 'A page that is right about hours, a table or an order in two taps, and nothing else.',
      },
    ],
  },
  facts: [
    { fact: 'Worthing Pier was first opened in 1862.', source: 'Historic England, list entry of the pier' },
    {
      fact: 'There are five railway stations in the borough: East Worthing, Worthing, West Worthing, Durrington-on-Sea and Goring-by-Sea.',
      source: 'National Rail, stations',
    },
    {
      fact: 'Highdown Gardens, laid out in a chalk pit above the town, are looked after by the council and free to visit.',
      source: 'Adur & Worthing Councils, Highdown Gardens',
    },
  ],
  nearby: {
    lead: 'Between the Adur and the Arun we charge nothing for coming.',
    places: [
      'Lancing',
      'Sompting',
      'Findon',
      'Ferring',
      'Rustington',
      'Littlehampton',
      'Angmering',
      'Shoreham-by-Sea',
    ],
  },
  example: {
    title: 'A week in the life of an imaginary optician',
    paragraphs: [
      'Four rooms, two of them empty on Wednesdays, and a telephone that rings during examinations. People book, forget, and the room stands empty a third time. The reminder letters cost more than the paper they are on.',
      'A booking page with the practice’s own rules changes the week: long appointments only where two can follow, children after school, a text the day before with a link to move it. The gap that opens at nine is offered by ten to whoever asked for sooner. In our price list that is a small web app, on a website that stays as plain as it was.',
    ],
    services: ['websites', 'web-apps', 'hosting'],
  },
  questions: [
    {
      id: 'older',
      question: 'Many of our customers are over seventy. Does that change things?',
      text: 'It means large type that can be made larger, plain words, a number at the top, and nothing that moves. All of which younger people like as well.',
    },
    {
      id: 'reviews',
      question: 'Can we show reviews?',
      text: 'Real ones, with a link to where they were written. Inventing or buying them is unlawful, and picking only the kind ones misleads.',
    },
    {
      id: 'old-site',
      question: 'Our site is ten years old but fine. Must it be rebuilt?',
      text: 'Perhaps not. A look costs £350 and often ends in a day of mending rather than a new site.',
    },
    {
      id: 'monthly',
      question: 'Is there something by the month?',
      text: 'Yes, from £95 with hosting, updates and two hours of changes. It can be ended at the end of any month.',
    },
  ],
};
