import type { ServiceContent } from './service-content.ts';

export const chatbotDevelopment: ServiceContent = {
  slug: 'chatbot-development',
  heading: 'A chatbot that says when it doesn’t know',
  title: 'Chatbots that answer from your own pages',
  description:
    'A chatbot that answers from your own pages and documents, shows where each answer comes from, says when it doesn’t know and hands over to a person.',
  lead: 'People don’t want to talk to a machine. They want an answer in the evening, when your office is closed. A small chatbot can give it, or take a message for someone who can.',
  problem: {
    title: 'Why people close most chatbots',
    paragraphs: [
      'Many chatbots open without being asked and don’t understand the question. Newer ones answer everything, including things that aren’t true, such as a refund you don’t offer. In 2024 a tribunal in Canada held an airline to what its chatbot had told a passenger (Moffatt v Air Canada).',
      'Both come from the same mistake: no one worked out what people ask, and where the right answers are written down.',
    ],
  },
  included: {
    title: 'What ours does',
    lead: 'It does a few things, and you can check each of them.',
    items: [
      {
        title: 'Answers from your sources only',
        text: 'Your pages, price list, handbook and opening hours. Each answer links to the place it came from.',
      },
      {
        title: 'Says “I don’t know”',
        text: 'If none of your sources fits, it says so and offers a person. We set that limit with you.',
      },
      {
        title: 'Hands over to a person',
        text: 'During office hours it passes the conversation to a colleague. At other times it takes a message and says when you’ll reply.',
      },
      {
        title: 'Waits to be asked',
        text: 'It’s a button. It doesn’t open by itself, and it doesn’t pretend to be human.',
      },
      {
        title: 'Takes bookings, if you like',
        text: 'Simple tasks with buttons and fields, checked by your own system.',
      },
      {
        title: 'Lists what it couldn’t answer',
        text: 'You get that list every week. It shows you what your website doesn’t say.',
      },
    ],
    leftOut: [
      'Promises, prices or advice that aren’t in your text',
      'Collecting data in case it’s useful later',
      'Bots that answer the phone',
    ],
  },
  how: {
    title: 'How we build it',
    lead: 'It takes {{time chatbot-development}} to start on one page. Most of that goes into your text, not the technology.',
    steps: [
      {
        title: 'Collect real questions',
        time: '{{stage chatbot-development 0 25}}',
        text: 'We take them from your emails, calls and search box, and you give us the right answers.',
      },
      {
        title: 'Correct the sources',
        time: '{{stage chatbot-development 25 50}}',
        text: 'Answers that aren’t written down anywhere go on your website, where they help everyone.',
      },
      {
        title: 'Build and score',
        time: '{{stage chatbot-development 50 75}}',
        text: 'We ask it all of those questions, and some unfair ones, after every change, and score the answers.',
      },
      {
        title: 'Start on one page',
        time: '{{stage chatbot-development 75 100}}',
        text: 'It starts on your help page. If the score holds with real visitors, it goes on the others too.',
      },
    ],
  },
  technologies: {
    title: 'How it works inside',
    lead: 'It searches first and writes second.',
    items: [
      {
        name: 'Search in your text',
        why: 'It finds the passages that may answer. If there’s no passage, there’s no answer.',
      },
      {
        name: 'A language model with limits',
        why: 'It may only rephrase those passages, and it has to name them.',
      },
      {
        name: 'Filters in both directions',
        why: 'We remove personal data before a question leaves, and treat instructions in a question as text.',
      },
      {
        name: 'Loaded when it’s opened',
        why: 'Your page stays as fast as it was for everyone who doesn’t use it.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for a help bot on one site that hands over by email. Live handover, bookings and a members’ area cost more. The language model has a running cost as well, which depends on how many questions people ask. Your quote gives a monthly limit for it.',
    ],
    dearer: ['Sources that contradict each other', 'Several languages', 'Live handover to a team'],
    cheaper: ['Good questions and answers on your site', 'Handover by email', 'One kind of visitor'],
  },
  more: [
    {
      title: 'Do you need one?',
      paragraphs: [
        'If a few questions make up most of your calls, put the answers where people look before they call. That takes little time and helps people who would never open a chat. A chatbot is worth it when there are hundreds of answers, when people ask in their own words, or when no one can be there in the evening.',
        'We often start with a better search box. It uses the same technology, and for many sites it’s enough.',
      ],
    },
  ],
  questions: [
    {
      id: 'wrong-answers',
      question: 'Who is liable if it says something wrong?',
      text: 'You are, as for anything else on your site. That’s why it may only repeat what you’ve published and can’t make offers or exceptions.',
    },
    {
      id: 'data',
      question: 'What happens to what people type?',
      text: 'We agree with you how long it’s kept to find gaps, and remove names before that. After that it’s deleted. The contract with the model’s provider says that it doesn’t train on it.',
    },
    {
      id: 'human-name',
      question: 'Can it have a name and a face?',
      text: 'It can have a name. It says at the start that it’s a program, so that people know who they’re talking to.',
    },
    {
      id: 'upkeep',
      question: 'Does it need looking after?',
      text: 'Yes, a little each month. Someone reads the list of gaps and corrects the text. You can do it yourself, or it’s part of a care plan.',
    },
  ],
  related: ['ai-integration', 'websites', 'admin-backends', 'accessibility-compliance'],
};
