import type { ServiceContent } from './service-content.ts';

export const aiWebDevelopment: ServiceContent = {
  slug: 'ai-web-development',
  heading: 'Built with AI tools, answered for by people',
  title: 'AI-assisted web development with human review',
  description:
    'We use AI tools for the dull half of building and check every line. You get the time saved as a lower price and an earlier date. From £3,200.',
  lead: 'Code assistants have made a good developer quicker and a careless one dangerous. Here is how we use them, what we never leave to them, and what that does to your price.',
  problem: {
    title: 'The demo took a day. So why does the product take a month?',
    paragraphs: [
      'You may have tried it: describe an app, and in an hour something stands there that clicks. It is impressive, and it is a film set. Behind the door there is no check of who may see what, no plan for the double click, no test, and a secret key in a place where anybody can read it. People have put such things online and lost their customers’ data within the week.',
      'The month is for what stands behind the door. Tools help there as well, but somebody has to know what to ask for and be able to tell when the answer is wrong.',
    ],
  },
  included: {
    title: 'How we divide the work',
    lead: 'Speed from the machine, judgement from a person with a name.',
    items: [
      {
        title: 'Machine: the first draft',
        text: 'Forms, lists, converters, the fifteenth test of its kind. Typing, in short.',
      },
      {
        title: 'Person: the shape',
        text: 'What the parts are, what each may know of the others, which rule stands where.',
      },
      {
        title: 'Machine: the second reader',
        text: 'Looks for holes and odd cases at three in the morning, without tiring.',
      },
      {
        title: 'Person: every line',
        text: 'Nothing is merged that a developer has not read and could not explain to you.',
      },
      {
        title: 'Both: tests',
        text: 'More than we could afford to write before. That is where most of the saved time goes.',
      },
      { title: 'You: a preview every few days', text: 'Trying an idea has become cheap enough to try two.' },
    ],
    leftOut: ['Publishing what nobody has read', 'Your data in prompts', 'Generated pictures of people'],
  },
  how: {
    title: 'What a project looks like',
    lead: 'The same stages as ever, some of them shorter.',
    steps: [
      {
        title: 'A prototype within days',
        time: 'Week 1',
        text: 'Rough and clickable, to find out what you meant. It is thrown away afterwards, and we say so.',
      },
      {
        title: 'Plan and price',
        time: 'Week 1',
        text: 'What stays and what was a bad idea, now that one can see it. The price is fixed here.',
      },
      {
        title: 'Building properly',
        time: 'Weeks 2 to 5',
        text: 'Small pieces, each with tests, each read by a second person.',
      },
      {
        title: 'Attack and launch',
        time: 'Week 6',
        text: 'Two days in which we try to break in, ourselves and by machine, before anybody else does.',
      },
    ],
  },
  technologies: {
    title: 'The tools and their fences',
    lead: 'Named openly, because you may be asked.',
    items: [
      {
        name: 'Code assistants under contract',
        why: 'Business terms: no training on your code, nothing kept.',
      },
      { name: 'Types, linters, tests', why: 'They refuse what a model makes up, before a person has to.' },
      {
        name: 'Licence checks',
        why: 'Generated code is compared with known sources, so that nobody else’s licence slips in.',
      },
      {
        name: 'A log',
        why: 'Which parts were drafted by machine is written in the history. Your auditors can see it.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'Sites and small apps begin a quarter to a third below what they cost us to make three years ago, and the lower figure shows it. What has not become cheaper is thinking, testing with people, and looking after the thing.',
    ],
    dearer: [
      'Regulated fields that ask for more paper',
      'Old code without tests',
      'Ideas that change weekly',
    ],
    cheaper: ['A clear idea', 'Standard screens', 'Quick answers from your side'],
  },
  more: [
    {
      title: 'You have built something yourself?',
      paragraphs: [
        'Good. It says more than any specification. Bring it. For a fixed £600 we read it and tell you which parts can stay, what is dangerous, and what it would take until strangers may use it. Sometimes that is a week. Sometimes it is a prototype that has done its work.',
        'Please do not put real customers’ data in until then. If you already have, take it offline first and ring us second.',
      ],
    },
  ],
  questions: [
    {
      id: 'copyright',
      question: 'Who owns code that a machine drafted?',
      text: 'You own what we deliver. UK law on purely machine-made works is unsettled, which is one more reason why a person shapes and rewrites it.',
    },
    {
      id: 'quality',
      question: 'Is the quality worse?',
      text: 'Unread, yes. Read and tested, it is at least as good, because there are more tests than anybody used to write.',
    },
    {
      id: 'opt-out',
      question: 'Can you work without AI tools?',
      text: 'Yes. Some clients must. It is slower, and the quote says by how much.',
    },
    {
      id: 'hours',
      question: 'Why not pay by the hour, if it is so quick?',
      text: 'Then our interest would be to be slow. With a fixed price both of us gain when it goes well.',
    },
  ],
  related: ['web-apps', 'websites', 'ai-integration', 'mobile-apps'],
};
