import type { ServiceContent } from './service-content.ts';

export const seoOptimization: ServiceContent = {
  slug: 'seo-optimization',
  heading: 'Being found by people who need what you do',
  title: 'Search engine optimisation without promises',
  description:
    'We find what keeps your site out of the results, mend it, write what people ask for and show you each month what changed. From £350 a month.',
  lead: 'Search is a queue of people with a question. The work is to be the page that answers it, on a site that a search engine can read. There is no trick in it, and it takes months.',
  problem: {
    title: 'Why good businesses stay on page three',
    paragraphs: [
      'Mostly for dull reasons. One page tries to be about everything, so it is about nothing. The words are yours and not your customers’: you write “bespoke joinery solutions”, they type “fitted wardrobe loft”. Two addresses show the same page. The site takes six seconds. The address on your page, on the map and in the directory are three different ones.',
      'And sometimes because somebody was paid to be clever. Bought links, hundreds of town pages with a swapped name, texts by the yard: they work until they do not, and then they are work to undo.',
    ],
  },
  included: {
    title: 'What the months are made of',
    lead: 'A plan for half a year, with one thing finished in each month.',
    items: [
      {
        title: 'A survey',
        text: 'What people ask in your trade and area, how often, and who answers now. From it, a list of pages worth having.',
      },
      {
        title: 'Mending',
        text: 'Speed, doubles, dead ends, titles, structure: what a machine has to be able to read.',
      },
      {
        title: 'Pages',
        text: 'One or two a month, researched with you, that answer a question better than what stands there now.',
      },
      {
        title: 'Places',
        text: 'Map entries, directories and your own pages with the same name, address and hours.',
      },
      {
        title: 'Reputation',
        text: 'How to ask customers for reviews fairly, and how to answer the bad one.',
      },
      {
        title: 'One page of report',
        text: 'Enquiries first, then visits, then positions. What we did, what changed, what did not.',
      },
    ],
    leftOut: ['A promised position: nobody can sell you one', 'Bought links', 'Advertising budgets'],
  },
  how: {
    title: 'The first half year',
    lead: 'Judge it after six months, and stop then if the enquiries say so.',
    steps: [
      {
        title: 'Survey and mending',
        time: 'Month 1',
        text: 'Usually the quickest gains: things that were simply broken.',
      },
      {
        title: 'The pages that should exist',
        time: 'Months 2 to 3',
        text: 'For what you most want to sell, to whom you most want to sell it.',
      },
      {
        title: 'Depth',
        time: 'Months 4 to 5',
        text: 'Questions around them, prices, comparisons, examples. Linked so that a reader finds the next step.',
      },
      {
        title: 'A straight look',
        time: 'Month 6',
        text: 'Is it paying? If not, we say why and whether more time would change it.',
      },
    ],
  },
  technologies: {
    title: 'What we work with',
    lead: 'Free and open where possible; you keep every account.',
    items: [
      { name: 'Search Console', why: 'What people typed when they saw you, from the engine itself.' },
      { name: 'A crawler of our own', why: 'Follows every link each week and tells what broke.' },
      {
        name: 'Structured data',
        why: 'So that prices, questions and opening hours can be shown in results.',
      },
      { name: 'Field measurements', why: 'Speed as your visitors had it, not as a laboratory guesses.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is one useful page and the care of what exists each month. The upper adds a second page, places in several towns and a quarterly meeting.',
      'For some businesses a single round of mending for a fixed price is all that is needed. We say so after the survey.',
    ],
    dearer: ['Trades in which everybody does it', 'Several towns or languages', 'Old penalties'],
    cheaper: ['Someone in-house who writes', 'A sound site', 'A narrow speciality'],
  },
  more: [
    {
      title: 'What about answers by AI?',
      paragraphs: [
        'More people get an answer without visiting any page. For simple facts that trade is lost, and no trick brings it back. What remains valuable is what a machine cannot know: your prices, your cases, your area, your opinion. Such pages are also what the machines quote. So the advice has not changed much: say something true and particular, in plain words, under your own name.',
      ],
    },
  ],
  questions: [
    {
      id: 'how-long',
      question: 'How soon will we see something?',
      text: 'Repairs show within weeks. New pages take three to six months to settle, longer in crowded trades.',
    },
    {
      id: 'guarantee',
      question: 'Do you guarantee results?',
      text: 'No. We guarantee the work, show it, and tell you when it is not paying. Whoever guarantees a position is guessing with your money.',
    },
    {
      id: 'ads',
      question: 'Would advertising be quicker?',
      text: 'Yes, and it stops when you stop paying. For a new business both make sense for a while; we set up the measuring so that you can compare.',
    },
    {
      id: 'contract',
      question: 'How long are we bound?',
      text: 'A month. We ask for six in your plans, not in the contract.',
    },
  ],
  related: ['blog-creation', 'analytics-setup', 'websites', 'website-updates-migrations'],
};
