import type { ServiceContent } from './service-content.ts';

export const bespokeSolutions: ServiceContent = {
  slug: 'bespoke-solutions',
  heading: 'For the problem that is on nobody’s list',
  title: 'Bespoke software and system integration',
  description:
    'Two systems that must talk, an old program to replace, a process nobody sells software for. We find out first, then quote a fixed price from £8,000.',
  lead: 'Some problems have no name yet. You know what hurts, where it costs, and that three suppliers have shrugged. Those are the ones we like.',
  problem: {
    title: 'What people bring us',
    paragraphs: [
      'A measuring machine from 2009 writes text files, and somebody retypes them at night. Two firms have merged, and each customer exists twice with different prices. A database in Access runs the works, its author is retiring, and nobody dares to update Windows. A funder wants figures in a shape that no program exports.',
      'What they share is that the answer is not a product. It is a week of understanding, and then rather less code than anybody feared, in exactly the right place.',
    ],
  },
  included: {
    title: 'What you can count on',
    lead: 'The result differs each time. The way we work does not.',
    items: [
      {
        title: 'A finding before a quote',
        text: 'One to two weeks, fixed price, ending in a report that says what to do, including “nothing” and “buy this instead”.',
      },
      {
        title: 'The smallest thing that works',
        text: 'A bridge of two hundred lines beats a platform. We start there.',
      },
      {
        title: 'Proof on real data',
        text: 'Last year’s files, run through the new thing, compared row by row with what was done by hand.',
      },
      { title: 'A way back', text: 'The old way stays possible until you say otherwise, in writing.' },
      {
        title: 'Failure planned for',
        text: 'Power cuts, half files, the other system being down: each has a defined end, and somebody is told.',
      },
      {
        title: 'Notes for a stranger',
        text: 'Four pages: what it does, where it runs, how to stop it, whom to ask.',
      },
    ],
    leftOut: [
      'Anything that decides about safety of life',
      'Custom hardware',
      'Reverse engineering against a licence',
    ],
  },
  how: {
    title: 'Finding, trial, work',
    lead: 'Three contracts, each small, each with its own end.',
    steps: [
      {
        title: 'Finding',
        time: '1 to 2 weeks',
        text: 'We watch, read the files, talk to whoever built the old thing if they can be found, and draw it on one page.',
      },
      {
        title: 'Trial',
        time: '2 to 4 weeks',
        text: 'The riskiest part alone, to see whether it can be done. If not, that is where it stops.',
      },
      { title: 'Work', time: '4 to 16 weeks', text: 'In stages that are useful by themselves.' },
      {
        title: 'Handover',
        time: '1 week',
        text: 'Your people run it while we watch, then run it while we do not.',
      },
    ],
  },
  technologies: {
    title: 'With what',
    lead: 'Whatever is already in the house, where it is sound.',
    items: [
      {
        name: 'Interfaces and files',
        why: 'REST, webhooks, CSV at midnight, even screen reading as a last resort, each with a log of what passed.',
      },
      {
        name: 'TypeScript and Python',
        why: 'The first for what people use, the second for figures, documents and machines.',
      },
      { name: 'PostgreSQL or Firestore', why: 'By the shape of the data, not by fashion.' },
      { name: 'Queues', why: 'So that a system that is down for an hour costs an hour and not an order.' },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The finding is £1,500 to £3,500 and is credited if we go on. Bridges between two systems begin at the lower figure of the range. Replacing a program that runs a firm reaches the upper one and is split into releases of their own.',
    ],
    dearer: [
      'Nobody knows how the old one works',
      'Suppliers who will not open an interface',
      'A change on a fixed day for everybody',
    ],
    cheaper: ['Access to real data early', 'One person who may decide', 'Changes department by department'],
  },
  more: [
    {
      title: 'Replacing something old',
      paragraphs: [
        'Old programs hold twenty years of decisions that nobody wrote down. The strange rounding in column F is a customer who went to court. So we do not begin by asking what the new system should do; we begin by making the old one answer the same questions as the new one, side by side, every night, and look at each difference. Some are faults of the old. Some are knowledge. Both are worth finding before the switch and not after.',
        'We move one kind of work at a time. A firm that changes everything on one Monday has no control group and no way home.',
      ],
    },
  ],
  questions: [
    {
      id: 'sign-nda',
      question: 'Will you sign a confidentiality agreement?',
      text: 'Yes, yours or ours, before the first conversation if you like.',
    },
    {
      id: 'risk',
      question: 'What if it turns out to be impossible?',
      text: 'Then the trial says so, for the price of the trial. That has happened, and the client was glad of it.',
    },
    {
      id: 'dependence',
      question: 'Do we depend on you afterwards?',
      text: 'No more than you choose. Source, notes and accounts are yours, and everything is built from parts that other developers know.',
    },
    {
      id: 'support',
      question: 'Who looks after it?',
      text: 'Your people with our notes, or us on a plan. For anything that would stop the works we recommend both.',
    },
  ],
  related: ['web-apps', 'admin-backends', 'ai-integration', 'website-updates-migrations'],
};
