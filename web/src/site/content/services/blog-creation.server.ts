import type { ServiceContent } from './service-content.ts';

export const blogCreation: ServiceContent = {
  slug: 'blog-creation',
  heading: 'A blog you will still be writing in next year',
  title: 'Business blogs: set up, taught and kept going',
  description:
    'A blog that is pleasant to write in, quick to read and found by search, with a plan for the first year. From £900 before VAT, training included.',
  lead: 'Most company blogs stop after the fourth post. The reason is seldom a lack of things to say. It is an editor nobody likes, and no list of what to write next.',
  problem: {
    title: 'The last post was in March, two years ago',
    paragraphs: [
      'You have seen it on other people’s sites. A cheerful welcome, a summer party, a post about awards, and silence. Visitors notice the date and wonder whether the firm is still there. The blog now does harm.',
      'Behind it there is usually an editing screen with forty buttons, pictures that have to be cut to size by hand, and a person who was told to “do the blog” beside her real work. We change those three things.',
    ],
  },
  included: {
    title: 'What we set up',
    lead: 'The tool, the habits and the first year’s list.',
    items: [
      {
        title: 'A calm editor',
        text: 'Headings, lists, links, pictures, tables. You see the page beside what you type, as it will be.',
      },
      {
        title: 'Pictures that sort themselves out',
        text: 'Drop one in from a phone: it is cut, sized and compressed, and you are asked what it shows.',
      },
      {
        title: 'Drafts, dates and second thoughts',
        text: 'Publish next Tuesday at nine; take back; return to last week’s text. Nothing typed is lost.',
      },
      {
        title: 'Categories, search and a feed',
        text: 'Readers find the older post that answers them, and can follow without giving an address.',
      },
      {
        title: 'Search basics built in',
        text: 'Title, summary, preview of how it looks in results, structured data, redirects when an address changes.',
      },
      {
        title: 'Twelve subjects',
        text: 'From the questions your customers asked last year, in the order in which you should answer them.',
      },
    ],
    leftOut: [
      'Writing by us: see search engine optimisation',
      'Comments: they need somebody to look after them',
      'Newsletters: we link to the tool you use',
    ],
  },
  how: {
    title: 'Two weeks, then it is yours',
    lead: 'The training is the part that decides.',
    steps: [
      {
        title: 'Listen to your inbox',
        time: 'Day 1',
        text: 'We read fifty real questions with you. There is the list.',
      },
      {
        title: 'Build',
        time: 'Week 1',
        text: 'Into your existing site where its technology allows, or as a part of its own in the same clothes.',
      },
      {
        title: 'Write the first together',
        time: 'Week 2',
        text: 'One post, two hours, in your voice. You do the typing.',
      },
      {
        title: 'Three months of company',
        time: 'After that',
        text: 'You send a draft, we send it back within two days with a few honest lines. Four times.',
      },
    ],
  },
  technologies: {
    title: 'How it is built',
    lead: 'Text belongs to you, in a form that will outlive any tool.',
    items: [
      {
        name: 'Markdown',
        why: 'Plain text with a few marks. It can be read in forty years and moved in an afternoon.',
      },
      {
        name: 'Pages made on the server',
        why: 'Quick to load, readable without script, and the same for readers and for search.',
      },
      { name: 'RSS', why: 'The quiet standard by which people and other sites follow you.' },
      {
        name: 'No plug-ins',
        why: 'Blogs are broken into through comment and gallery plug-ins. There are none.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'A blog on a site that we built, with training, is the lower figure. Bringing over two hundred posts from an older system with all their pictures and addresses leads to the upper one.',
    ],
    dearer: ['Moving an old blog with its addresses', 'Several authors with approval', 'A second language'],
    cheaper: ['A site of ours', 'One author', 'Your own list of subjects'],
  },
  more: [
    {
      title: 'What is worth writing',
      paragraphs: [
        'Write what you explained on the telephone this week. What does it cost and why does that vary. What can go wrong. How do I choose between these two. What should I do before you come. Such posts are read for years, and each saves you a conversation or begins a better one.',
        'Do not write that you were at a trade fair, that spring is here, or anything that any firm in your trade could sign. Eight useful posts beat eighty.',
      ],
    },
    {
      title: 'How long, how often',
      paragraphs: [
        'As long as the answer needs; seven hundred words is common, and three hundred is fine. Once a month is plenty if you keep to it. We would rather you promised six a year and wrote them.',
      ],
    },
  ],
  questions: [
    {
      id: 'ai-text',
      question: 'Can a machine write it for us?',
      text: 'It can write something. What makes a post worth reading is what happened in your workshop, and that it does not know. For a first structure or for checking spelling it is useful.',
    },
    {
      id: 'who-writes',
      question: 'Who should write?',
      text: 'Whoever talks to customers. If writing is hard, we record the conversation and type it up; you correct it.',
    },
    {
      id: 'wordpress-move',
      question: 'Can you bring our old posts?',
      text: 'Yes, with pictures, dates and addresses. Posts that nobody has read in two years are better left behind, and we show you which.',
    },
    {
      id: 'measure',
      question: 'How do we know it is worth it?',
      text: 'By enquiries that mention a post and by how people arrive. Visits alone are vanity.',
    },
  ],
  related: ['websites', 'seo-optimization', 'analytics-setup', 'website-updates-migrations'],
};
