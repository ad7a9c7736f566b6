import type { ServiceContent } from './service-content.ts';

// Law, checked 2026-11-30: Digital Markets, Competition and Consumers Act 2024, schedule 20, paragraph 13: fake reviews are banned.

export const seoOptimization: ServiceContent = {
  slug: 'seo-optimization',
  heading: 'Help people find you when they search',
  title: 'Search engine optimisation without false promises',
  description:
    'We find what keeps your site out of the search results, fix it, write the pages that people look for, and show you each month what has changed.',
  lead: 'People search because they have a question. Our work is to give you the page that answers it, on a site that a search engine can read. There’s no trick to it, and it takes time.',
  problem: {
    title: 'Why good businesses are hard to find',
    paragraphs: [
      'The reasons are mostly dull. One page tries to cover everything. You use your own words and not your customers’: you write “bespoke joinery solutions”, they type “fitted wardrobe loft”. Two addresses show the same page. The site is slow. Your website, the map and a directory each show a different address for you.',
      'And sometimes someone was paid to be clever. Bought links, hundreds of town pages with a different name in each, text by the metre: search engines treat these as spam, and undoing them is work.',
    ],
  },
  included: {
    title: 'What we do each month',
    lead: 'We make a plan and finish something in each month.',
    items: [
      {
        title: 'A survey',
        text: 'What people in your trade and area ask, and who answers them now. It gives us a list of pages worth having.',
      },
      {
        title: 'Fixes',
        text: 'Speed, duplicate pages, dead links, titles and structure: what a search engine needs to read your site.',
      },
      {
        title: 'Pages',
        text: 'We research them with you, and each answers a question better than the pages people find now.',
      },
      {
        title: 'Listings',
        text: 'The same name, address and opening hours on maps, in directories and on your own pages.',
      },
      {
        title: 'Reviews',
        text: 'How to ask customers for reviews fairly, and how to answer a bad one.',
      },
      {
        title: 'A one-page report',
        text: 'Enquiries first, then visits, then positions: what we did, what has changed and what hasn’t.',
      },
    ],
    leftOut: ['A promised position: no one can sell you one', 'Bought links', 'Advertising budgets'],
  },
  how: {
    title: 'How it works',
    lead: 'Judge it after {{time seo-optimization}}, and stop then if it hasn’t brought you enquiries.',
    steps: [
      {
        title: 'Survey and fixes',
        time: '{{stage seo-optimization 0 17}}',
        text: 'These often have the quickest effect, because something was simply broken.',
      },
      {
        title: 'The pages you lack',
        time: '{{stage seo-optimization 17 50}}',
        text: 'For what you most want to sell, and for the people you most want to sell it to.',
      },
      {
        title: 'More depth',
        time: '{{stage seo-optimization 50 83}}',
        text: 'Questions around them, prices, comparisons and examples, with links to the next step.',
      },
      {
        title: 'Is it worth it?',
        time: '{{stage seo-optimization 84 100}}',
        text: 'We look at the figures together. If it isn’t paying, we tell you why and whether more time would change that.',
      },
    ],
  },
  technologies: {
    title: 'What we work with',
    lead: 'Free and open tools where we can, in accounts that are yours.',
    items: [
      { name: 'Search Console', why: 'What people typed when they saw you, from the search engine itself.' },
      { name: 'A link checker', why: 'It follows every link on your site and lists the ones that break.' },
      {
        name: 'Structured data',
        why: 'It lets search engines read your prices, questions and opening hours.',
      },
      {
        name: 'Measurements from real visits',
        why: 'How fast your pages were for your visitors, and not only in a test.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for looking after what you have, with one new page a month. The upper one adds more pages, listings in several towns and regular meetings. Our Search and content package lies between the two: it has 2 articles a month and starts at {{from search-and-content}}.',
      'Some businesses only need one round of fixes at a fixed price. We’ll tell you after the survey.',
    ],
    dearer: ['Trades in which everyone does it', 'Several towns or languages', 'Penalties from earlier work'],
    cheaper: ['Someone on your staff who writes', 'A site in good condition', 'A narrow speciality'],
  },
  more: [
    {
      title: 'What about answers by AI?',
      paragraphs: [
        'More people now get an answer without visiting a page. For simple facts, no trick brings those visits back. What stays valuable is what an AI tool can’t know: your prices, your work, your area, your opinion. These are also the pages it has to quote. So our advice is the same as before: say something true and particular, in plain words, under your own name.',
      ],
    },
    {
      title: 'What we won’t do',
      paragraphs: [
        'We don’t buy links, write reviews, copy pages for towns you don’t work in, or hide text on a page. Fake reviews are banned in the UK, and the other tricks are against the rules of the search engines. If we find any of them on your site, we show you and suggest how to undo them. We also don’t send you long reports full of figures that no one acts on.',
      ],
    },
  ],
  questions: [
    {
      id: 'how-long',
      question: 'How soon will we see a difference?',
      text: 'Fixes can show quickly. New pages take longer to settle, and longer still in trades with a lot of competition. That’s why we suggest judging it after {{time seo-optimization}}.',
    },
    {
      id: 'guarantee',
      question: 'Do you guarantee results?',
      text: 'No. We do the work, show it to you, and tell you if it isn’t paying. No one outside a search engine can guarantee a position in it.',
    },
    {
      id: 'ads',
      question: 'Would advertising be quicker?',
      text: 'Yes, and it stops when you stop paying. A new business may want both for a while. We set up the measuring so that you can compare them.',
    },
    {
      id: 'contract',
      question: 'How long is the contract?',
      text: 'It runs from month to month, and you can stop at the end of any month.',
    },
  ],
  related: ['blog-creation', 'analytics-setup', 'websites', 'website-updates-migrations'],
};
