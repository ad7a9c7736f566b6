import type { ServiceContent } from './service-content.ts';

export const aiWebDevelopment: ServiceContent = {
  slug: 'ai-web-development',
  heading: 'Built with AI tools, checked by people',
  title: 'AI-assisted web development with human review',
  description:
    'We use AI tools for the repetitive part of building, and a developer checks every line. You get a working site or small app, with tests, at a fixed price.',
  lead: 'Code assistants make a good developer quicker and a careless one dangerous. This is how we use them, and what we never leave to them.',
  problem: {
    title: 'Why a quick demo isn’t a finished product',
    paragraphs: [
      'You may have tried it: you describe an app, and soon there’s something you can click. It looks finished, but it’s only a front. Nothing checks who may see what, nothing happens when two people save at the same time, there are no tests, and a secret key may be where anyone can read it.',
      'That’s the part that takes time. AI tools help there too, but someone has to know what to ask for and be able to tell when the answer is wrong.',
    ],
  },
  included: {
    title: 'Who does what',
    lead: 'The tools save typing. People make the decisions.',
    items: [
      {
        title: 'The tool writes first drafts',
        text: 'Forms, lists, converters and the many tests that look alike.',
      },
      {
        title: 'A person designs the system',
        text: 'What the parts are, what each one may know about the others, and where each rule is kept.',
      },
      {
        title: 'The tool reviews too',
        text: 'It looks for holes and odd cases, again and again, and doesn’t get tired of it.',
      },
      {
        title: 'A person reads every line',
        text: 'A developer has to be able to explain each change to you before it goes in.',
      },
      {
        title: 'Both write tests',
        text: 'We put most of the time saved into testing, because that’s where mistakes show.',
      },
      {
        title: 'You try it as it grows',
        text: 'You get a preview often, so it costs little to try an idea and change it.',
      },
    ],
    leftOut: ['Publishing code that no one has read', 'Your data in prompts', 'Generated pictures of people'],
  },
  how: {
    title: 'How a project works',
    lead: 'The stages are the same as in any project. Some of them are shorter.',
    steps: [
      {
        title: 'Prototype',
        time: '{{stage ai-web-development 0 15}}',
        text: 'A rough version you can click through, to find out what you need. We throw it away afterwards.',
      },
      {
        title: 'Plan and price',
        text: 'We agree what stays and what was a bad idea. Then we fix the price.',
      },
      {
        title: 'Building',
        time: '{{stage ai-web-development 17 80}}',
        text: 'We build in small pieces, each with its tests, and a second person reads each one.',
      },
      {
        title: 'Security check and launch',
        time: '{{stage ai-web-development 84 100}}',
        text: 'We try to break in, by hand and with tools, before anyone else can.',
      },
    ],
  },
  technologies: {
    title: 'The tools and their limits',
    lead: 'You may be asked about them, so here they are.',
    items: [
      {
        name: 'Code assistants on business terms',
        why: 'The terms say that the provider doesn’t train its models on your code.',
      },
      { name: 'Types, linters and tests', why: 'They reject what a model makes up before a person has to.' },
      {
        name: 'Licence checks',
        why: 'We check the packages we use, so that you don’t end up with a licence you can’t accept.',
      },
      {
        name: 'A history of changes',
        why: 'Every change is recorded with the person who approved it. Your auditors can see it.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for a small site or a simple app with standard screens. The upper one is for an app with accounts and rules of its own. The tools save time on typing. They don’t save it on thinking, on testing with people, or on looking after the result.',
    ],
    dearer: [
      'Regulated work that needs more documents',
      'Old code without tests',
      'Ideas that change every week',
    ],
    cheaper: ['A clear idea', 'Standard screens', 'Quick answers from you'],
  },
  more: [
    {
      title: 'Have you built something yourself?',
      paragraphs: [
        'Bring it along. A prototype tells us more than a specification. For a fixed fee, we read it and tell you which parts can stay, what’s dangerous, and what it would take before other people can use it. Sometimes that’s a little work. Sometimes the prototype has done its job, and it’s better to start again.',
        'Don’t put real customers’ data in it until then. If you already have, take it offline first and call us next.',
      ],
    },
    {
      title: 'When we’d choose another way',
      paragraphs: [
        'If the system handles money, health data or anything else where a mistake hurts someone, we still use the tools, but they save less, because checking takes longer than writing. In that case, look at our web apps instead. If you only need pages, look at websites. We’ll tell you which of them fits before you accept a quote, and the price doesn’t depend on which tools we use.',
      ],
    },
  ],
  questions: [
    {
      id: 'copyright',
      question: 'Who owns code that an AI tool drafted?',
      text: 'You own what we deliver. UK law protects works made by a computer in a way of its own, and how it applies to AI is still being argued about. That’s one more reason why a person shapes and rewrites the code.',
    },
    {
      id: 'quality',
      question: 'Is the quality worse?',
      text: 'If no one reads it, yes. That’s why a developer reads every line and every change has tests.',
    },
    {
      id: 'opt-out',
      question: 'Can you work without AI tools?',
      text: 'Yes, if your contracts or your own rules ask for it. It takes longer, and the quote says how much longer.',
    },
    {
      id: 'hours',
      question: 'Why don’t you charge by the hour?',
      text: 'Then we’d earn more by being slow. With a fixed price, you know what it costs, and we both gain if it goes well.',
    },
  ],
  related: ['web-apps', 'websites', 'ai-integration', 'mobile-apps'],
};
