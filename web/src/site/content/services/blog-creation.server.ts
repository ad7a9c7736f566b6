import type { ServiceContent } from './service-content.ts';

export const blogCreation: ServiceContent = {
  slug: 'blog-creation',
  heading: 'A blog you’ll keep writing',
  title: 'Business blogs: set up, with training',
  description:
    'A blog that’s pleasant to write in, quick to read and easy to find by search, with a list of subjects for your first year. Training is included.',
  lead: 'Many company blogs stop after a few posts. Usually the reason isn’t a lack of things to say. It’s an editor that no one likes, and no list of what to write next.',
  problem: {
    title: 'Why blogs stop',
    paragraphs: [
      'You’ve seen it on other sites: a cheerful welcome, a summer party, a post about an award, and then nothing. Visitors notice the date and wonder whether the business still exists. At that point the blog does harm.',
      'Behind it there’s often an editor with too many buttons, pictures that have to be cropped by hand, and someone who was told to do the blog on top of their real work. We change those three things.',
    ],
  },
  included: {
    title: 'What we set up',
    lead: 'The editor, the training and a list of subjects.',
    items: [
      {
        title: 'A simple editor',
        text: 'Headings, lists, links, pictures and tables. You see the page beside what you type.',
      },
      {
        title: 'Pictures without extra work',
        text: 'Add one from your phone. It’s cropped, resized and compressed, and you’re asked what it shows.',
      },
      {
        title: 'Drafts and dates',
        text: 'Publish on a date you choose, unpublish, or go back to an earlier text.',
      },
      {
        title: 'Categories, search and a feed',
        text: 'Readers can find the older post that answers them, and follow you without giving an address.',
      },
      {
        title: 'Search basics',
        text: 'Title, summary, a preview of the search result, structured data, and redirects if an address changes.',
      },
      {
        title: 'Subjects for the first year',
        text: 'They come from the questions your customers ask, in the order you should answer them.',
      },
    ],
    leftOut: [
      'Writing by us: see search engine optimisation',
      'Comments: someone would have to look after them',
      'Newsletters: we link to the tool you use',
    ],
  },
  how: {
    title: 'How we set it up',
    lead: 'It takes {{time blog-creation}}. The training matters most.',
    steps: [
      {
        title: 'Read your inbox',
        text: 'We go through real questions from your customers with you. They become the list of subjects.',
      },
      {
        title: 'Build',
        time: '{{stage blog-creation 0 50}}',
        text: 'We build it into your site if its technology allows, or beside it in the same design.',
      },
      {
        title: 'Write the first post together',
        time: '{{stage blog-creation 50 100}}',
        text: 'It’s in your words, and you do the typing.',
      },
      {
        title: 'Comments on your next drafts',
        text: 'You send us your first drafts, and we send them back with a few honest comments.',
      },
    ],
  },
  technologies: {
    title: 'What it’s built with',
    lead: 'The text is yours, in a form that you can move anywhere.',
    items: [
      {
        name: 'Markdown',
        why: 'Plain text with a few marks, which you can read and move without any special program.',
      },
      {
        name: 'Pages made on the server',
        why: 'They load quickly, work without scripts, and are the same for readers and search engines.',
      },
      { name: 'RSS', why: 'An open standard that lets people and other sites follow you.' },
      {
        name: 'No plug-ins',
        why: 'Plug-ins for comments and galleries are a common way to attack blogs. There aren’t any here.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for a blog on a site that we built, with training. The upper one includes moving many posts from an older system, with their pictures and addresses.',
    ],
    dearer: ['Moving an old blog with its addresses', 'Several authors with approval', 'A second language'],
    cheaper: ['A site that we built', 'One author', 'Your own list of subjects'],
  },
  more: [
    {
      title: 'What to write about',
      paragraphs: [
        'Write down what you’ve just explained on the phone. What does it cost, and why does the price vary? What can go wrong? How do I choose between these two? What should I do before you come? People read posts like these for years, and each one saves you a conversation or starts a better one.',
        'Leave out the trade fair, the start of spring and anything that every business in your trade could say. A few useful posts are worth more than many empty ones.',
      ],
    },
    {
      title: 'How long and how often',
      paragraphs: [
        'A post should be as long as the answer needs. A few hundred words are often enough. Choose a rhythm that you can keep. It’s better to promise a few posts a year and write them.',
      ],
    },
  ],
  questions: [
    {
      id: 'ai-text',
      question: 'Can an AI tool write it for us?',
      text: 'It can write something. But a post is worth reading because of what happened in your business, and the tool doesn’t know that. It can help with a first structure or with spelling.',
    },
    {
      id: 'who-writes',
      question: 'Who should write?',
      text: 'Someone who talks to your customers. If they find writing hard, we can record a conversation and type it up, and they correct it.',
    },
    {
      id: 'wordpress-move',
      question: 'Can you move our old posts?',
      text: 'Yes, with pictures, dates and addresses. If no one reads a post any more, you can leave it behind. We show you which ones those are.',
    },
    {
      id: 'measure',
      question: 'How do we know that it’s worth it?',
      text: 'Count the enquiries that mention a post, and look at how people arrive. The number of visits alone tells you little.',
    },
  ],
  related: ['websites', 'seo-optimization', 'analytics-setup', 'website-updates-migrations'],
};
