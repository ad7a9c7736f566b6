import type { ServiceContent } from './service-content.ts';

export const bespokeSolutions: ServiceContent = {
  slug: 'bespoke-solutions',
  heading: 'Software for problems that no product solves',
  title: 'Bespoke software and system integration',
  description:
    'Two systems that must talk to each other, an old program to replace, a process no one sells software for. We find out first, then quote a fixed price.',
  lead: 'You know what’s going wrong and what it costs you, but no supplier has a product for it. We like problems like that.',
  problem: {
    title: 'What people ask us about',
    paragraphs: [
      'A measuring machine writes text files, and someone types them into another system. Two businesses have merged, and each customer exists twice with different prices. An old database runs the workshop, its author is about to retire, and no one dares to update the computer it’s on. A funder wants figures in a form that no program exports.',
      'None of these needs a product. It needs someone to understand the problem first, and then often less code than you’d think.',
    ],
  },
  included: {
    title: 'What you can rely on',
    lead: 'The result is different each time. The way we work isn’t.',
    items: [
      {
        title: 'Findings before a quote',
        text: 'A study at a fixed price, with a report that says what to do. It may say “nothing”, or “buy this instead”.',
      },
      {
        title: 'The smallest thing that works',
        text: 'A small bridge between two systems is often better than a new platform, so we start there.',
      },
      {
        title: 'Proof with real data',
        text: 'We run last year’s files through it and compare each row with what people did by hand.',
      },
      {
        title: 'A way back',
        text: 'You can go on with the old way until you tell us otherwise, in writing.',
      },
      {
        title: 'Plans for failure',
        text: 'Power cuts, half a file, the other system being down: each has a defined result, and someone is told.',
      },
      {
        title: 'Short notes',
        text: 'What it does, where it runs, how to stop it and whom to ask.',
      },
    ],
    leftOut: [
      'Systems that people’s safety depends on',
      'Custom hardware',
      'Reverse engineering that a licence forbids',
    ],
  },
  how: {
    title: 'Study, trial and work',
    lead: 'From the study to the handover takes {{time bespoke-solutions}}. Each part has a contract of its own, and you can stop after each.',
    steps: [
      {
        title: 'Study',
        time: '{{stage bespoke-solutions 0 13}}',
        text: 'We watch, read the files, talk to the people who built the old system if we can, and draw it on one page.',
      },
      {
        title: 'Trial',
        time: '{{stage bespoke-solutions 13 35}}',
        text: 'We build the riskiest part alone, to see whether it can be done. If it can’t, we stop there.',
      },
      {
        title: 'Work',
        time: '{{stage bespoke-solutions 38 94}}',
        text: 'In stages, each of them useful by itself.',
      },
      {
        title: 'Handover',
        time: '{{stage bespoke-solutions 94 100}}',
        text: 'Your people run it while we watch, and then without us.',
      },
    ],
  },
  technologies: {
    title: 'What we use',
    lead: 'If what you already have is sound, we use that.',
    items: [
      {
        name: 'Interfaces and files',
        why: 'REST, webhooks or a nightly CSV file, each with a log of what passed through.',
      },
      {
        name: 'TypeScript and Python',
        why: 'The first for what people use, the second for figures, documents and machines.',
      },
      { name: 'PostgreSQL or Firestore', why: 'It depends on what your data looks like.' },
      { name: 'Queues', why: 'If a system is down for a while, its work waits and isn’t lost.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for a bridge between two systems. Replacing a program that runs a business costs more, and we split it into releases with a price each. The study has a fixed price of its own, which we take off if you go on with us.',
    ],
    dearer: [
      'No one knows how the old system works',
      'Suppliers who won’t open an interface',
      'A change on a fixed day for everyone',
    ],
    cheaper: [
      'Access to real data early on',
      'One person who decides',
      'Changing one department after the other',
    ],
  },
  more: [
    {
      title: 'How to replace an old system',
      paragraphs: [
        'Old programs hold many decisions that no one wrote down. The strange rounding in one column may be there for a good reason. So we don’t start by asking what the new system should do. We make the old and the new one answer the same questions side by side, and look at each difference. Some are faults in the old system. Some are knowledge. You want to find both before you switch.',
        'We move one kind of work at a time. If you change everything on one day, you can’t compare, and you can’t easily go back. And we leave the old system readable for as long as you have to keep its records.',
      ],
    },
    {
      title: 'When we’ll say no',
      paragraphs: [
        'Sometimes the problem isn’t the software. Two departments may disagree about what a customer is, or no one may be allowed to decide. Then a new system only makes the argument faster. If the study shows that, the report says so, and says who would have to decide what. We also say no if a ready-made product does the job, and help you choose one.',
      ],
    },
  ],
  questions: [
    {
      id: 'sign-nda',
      question: 'Will you sign a confidentiality agreement?',
      text: 'Yes, yours or ours, before the first conversation if you like, as long as it’s mutual and reasonable.',
    },
    {
      id: 'risk',
      question: 'What if it turns out to be impossible?',
      text: 'Then the trial shows it, and you’ve only paid for the trial.',
    },
    {
      id: 'dependence',
      question: 'Will we depend on you afterwards?',
      text: 'No more than you choose to. The source code, the notes and the accounts are yours, and we build with parts that other developers know.',
    },
    {
      id: 'support',
      question: 'Who looks after it?',
      text: 'Your people with our notes, or us on a monthly plan. If your work would stop without it, we recommend both.',
    },
  ],
  related: ['web-apps', 'admin-backends', 'ai-integration', 'website-updates-migrations'],
};
