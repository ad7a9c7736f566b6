import type { ServiceContent } from './service-content.ts';

export const chatbotDevelopment: ServiceContent = {
  slug: 'chatbot-development',
  heading: 'A chatbot that knows what it does not know',
  title: 'Chatbots that answer from your own pages',
  description:
    'A chatbot that answers from your pages and documents, shows its source, says when it does not know and hands over to a person. From £2,800.',
  lead: 'People do not want to talk to a machine. They want an answer at ten at night. A small bot that gives the right one, or fetches somebody, is welcome. Any other is in the way.',
  problem: {
    title: 'The bot everybody closes',
    paragraphs: [
      'It pops up uninvited, calls itself Sophie, and answers “I am sorry, I did not understand that” three times before offering a form. Or, the newer kind, it answers everything, fluently, including the refund that you do not give. A court in Canada made an airline keep such a promise.',
      'Both come from the same mistake: the bot was bought as a thing to have. The question of which twenty things people ask, and where the true answers stand, was never put.',
    ],
  },
  included: {
    title: 'What ours does',
    lead: 'Less than the brochure of others, and that reliably.',
    items: [
      {
        title: 'Answers from your sources only',
        text: 'Pages, price list, handbook, opening hours. Each answer shows where it stands, to read on.',
      },
      {
        title: 'Says “I don’t know”',
        text: 'If no source fits well enough, it says so and offers a person. We tune that line with you.',
      },
      {
        title: 'Hands over with the thread',
        text: 'In office hours to a colleague, who sees what was said. Otherwise as a message, with a time by which it is answered.',
      },
      {
        title: 'Waits to be asked',
        text: 'A quiet button. It never opens by itself and never pretends to be human.',
      },
      {
        title: 'Takes a booking, if you like',
        text: 'Simple, structured tasks by buttons and fields, checked by your own system.',
      },
      {
        title: 'A weekly list of gaps',
        text: 'What it could not answer. That list is the most useful thing you get, because it is what your website fails to say.',
      },
    ],
    leftOut: [
      'Promises, prices or advice beyond your texts',
      'Collecting of data “for later”',
      'Telephone bots',
    ],
  },
  how: {
    title: 'Four weeks to a soft start',
    lead: 'The texts take longer than the technology.',
    steps: [
      {
        title: 'A hundred real questions',
        time: 'Week 1',
        text: 'From emails, calls and your search box, with the answers you would give.',
      },
      {
        title: 'Mending the sources',
        time: 'Week 2',
        text: 'Half the answers turn out not to be written anywhere. They are now, on the website, where they help everybody.',
      },
      {
        title: 'Bot and scoring',
        time: 'Week 3',
        text: 'All hundred questions, and fifty nasty ones, are put to it at every change, and scored.',
      },
      {
        title: 'One page first',
        time: 'Week 4',
        text: 'On the help page only. When the score holds with real people, on the others.',
      },
    ],
  },
  technologies: {
    title: 'How it works inside',
    lead: 'Search first, language second.',
    items: [
      { name: 'Search in your texts', why: 'Finds the passages that may answer. No passage, no answer.' },
      {
        name: 'A language model on a short lead',
        why: 'It may rephrase those passages and nothing else, and has to name them.',
      },
      {
        name: 'Filters in both directions',
        why: 'Personal data are taken out before they leave; instructions hidden in a question are ignored.',
      },
      { name: 'Loaded on click', why: 'The page stays as fast as it was for everybody who does not use it.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'A help bot for one site with mail handover sits at the lower figure. Live handover, bookings and a members’ area lead to the upper one. Running it costs £20 to £150 a month, mostly by how much it is asked.',
    ],
    dearer: ['Sources that contradict each other', 'Several languages', 'Live handover to a team'],
    cheaper: ['A good FAQ already', 'Handover by mail', 'One audience'],
  },
  more: [
    {
      title: 'Do you need one at all?',
      paragraphs: [
        'If ten questions make up most of your calls, put their answers where people look, on the page before they ring. That is a day’s work and helps those who never open a chat. A bot earns its place when there are hundreds of answers, when people ask in their own words, or when nobody can be there in the evening.',
        'We often begin with a better search box. It uses the same machinery, and for many sites it is where one can stop.',
      ],
    },
  ],
  questions: [
    {
      id: 'wrong-answers',
      question: 'Who is liable when it says something wrong?',
      text: 'You are, as for anything on your site. That is why it may only repeat what you have published, and why offers and exceptions are out of its reach.',
    },
    {
      id: 'data',
      question: 'What happens to what people type?',
      text: 'It is kept for 30 days to find gaps, without names, then deleted. The model’s provider keeps nothing, by contract.',
    },
    {
      id: 'human-name',
      question: 'Can it have a name and a face?',
      text: 'A name, if you must. It says at the beginning that it is a program, because people are entitled to know.',
    },
    {
      id: 'upkeep',
      question: 'Does it need looking after?',
      text: 'An hour a month: reading the list of gaps and mending texts. When the texts are right, so is the bot.',
    },
  ],
  related: ['ai-integration', 'websites', 'admin-backends', 'accessibility-compliance'],
};
