import type { ServiceContent } from './service-content.ts';

// Law, checked 2026-11-30: UK GDPR, articles 24, 28 and 35: responsibility of the controller, contract with a processor, impact assessment.

export const aiIntegration: ServiceContent = {
  slug: 'ai-integration',
  heading: 'AI in your own systems, tested before you rely on it',
  title: 'AI integration for UK businesses',
  description:
    'Sorting email, reading documents, drafting replies: AI built into the tools you already use, tested on your own cases, with a person who decides.',
  lead: 'A language model works fast and is sometimes wrong without noticing. It helps where a mistake is easy to see and costs little to put right. We find those places with you.',
  problem: {
    title: 'Why many AI trials lead nowhere',
    paragraphs: [
      'They start with the tool and look for a use. A demonstration impresses everyone, someone tries it on a real week, and some of the answers are wrong. No one has decided what to do about those, so a person checks everything, and now there are two jobs instead of one.',
      'The other way to fail is harder to see. Someone pastes customers’ emails into a website with a private account. Personal data has left the business without a contract, and no one has a record of it. Under the UK GDPR you’re responsible for that, and the Information Commissioner’s Office can ask you about it.',
    ],
  },
  included: {
    title: 'What we do',
    lead: 'We take one use at a time and measure whether it’s worth it.',
    items: [
      {
        title: 'A list of candidates',
        text: 'We meet your team and list the tasks that come up often, are made of text and are easy to check.',
      },
      {
        title: 'A test on your own cases',
        text: 'We take real examples with the right answers and score the model on them before we build any screens.',
      },
      {
        title: 'A place in the tools you have',
        text: 'A draft in the mailbox, a filled-in form or a suggested category, where people already work.',
      },
      {
        title: 'A person who decides',
        text: 'We record what was suggested and what was chosen, so you can go on measuring it.',
      },
      {
        title: 'Limits',
        text: 'The model can’t send, pay, promise or delete anything. It makes a suggestion, your system checks it and a person agrees.',
      },
      {
        title: 'The documents',
        text: 'A data processing agreement, a sentence for your privacy notice, and a data protection impact assessment if you need one.',
      },
    ],
    leftOut: [
      'Training models from scratch',
      'Decisions about people that no person makes',
      'The fees of the model’s provider',
    ],
  },
  how: {
    title: 'How a trial works',
    lead: 'You get a score after about half of the {{time ai-integration}}. You can stop there.',
    steps: [
      {
        title: 'Choose a task',
        text: 'We agree one task, what it costs you today and what a mistake would cost.',
      },
      {
        title: 'Collect examples',
        time: '{{stage ai-integration 0 12}}',
        text: 'You give us real examples, with personal data removed or covered by a contract.',
      },
      {
        title: 'Score',
        time: '{{stage ai-integration 13 50}}',
        text: 'We compare a few models with a simple rule of thumb, and list what went wrong.',
      },
      {
        title: 'Build it in, or don’t',
        time: '{{stage ai-integration 50 100}}',
        text: 'We only build it if the score says so, and with a switch that turns it off.',
      },
    ],
  },
  technologies: {
    title: 'Models and what surrounds them',
    lead: 'Models change often. What we build around them shouldn’t have to.',
    items: [
      {
        name: 'More than one provider',
        why: 'We can put in a better or cheaper model, and score it first.',
      },
      {
        name: 'Processing in the UK or EU',
        why: 'Where the provider offers it, with storage of your data switched off.',
      },
      {
        name: 'Search in your own documents',
        why: 'Each answer quotes the passage it’s based on. If there’s no passage, there’s no answer.',
      },
      {
        name: 'Simple rules first',
        why: 'If a list of keywords does the job, it’s faster and cheaper, and it doesn’t make things up.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for the trial and its scores. Building one use into a system you have costs more, and several uses with search in your documents cost the most.',
      'The provider of the model charges for each use. The report on the trial says what that would come to for you.',
    ],
    dearer: ['Scanned or handwritten documents', 'Several languages', 'Systems without an interface'],
    cheaper: [
      'Examples that already have the right answer',
      'One kind of document',
      'A person who checks anyway',
    ],
  },
  more: [
    {
      title: 'Uses that tend to work, and some that don’t',
      paragraphs: [
        'Sorting what comes in: emails, forms and tickets get a category and a priority, so that the right person sees them first. Reading documents: delivery notes, certificates and orders become fields, with the doubtful ones marked. Finding what you already know: a search box over handbooks and past answers that shows where each sentence comes from.',
        'We’d advise you against writing whole web pages with it, answering customers about prices or the law without a person, and judging job applicants.',
      ],
    },
  ],
  questions: [
    {
      id: 'wrong',
      question: 'What if it’s wrong?',
      text: 'It will be, sometimes. We design for that: you can see mistakes, they cost little, and they’re counted. Where that isn’t possible, we advise against it.',
    },
    {
      id: 'train',
      question: 'Will our data train someone’s model?',
      text: 'Not under the agreements we use. The contract says so, and we switch storage off where the provider allows it.',
    },
    {
      id: 'jobs',
      question: 'Is this about replacing staff?',
      text: 'The uses that work save several people some copying and sorting. What you do with that time is up to you. We suggest you tell the team before the trial.',
    },
    {
      id: 'proof',
      question: 'How do we know that it still works?',
      text: 'We compare suggestions and final choices every month. If the score falls below the limit we agreed, we switch it off and find out why.',
    },
  ],
  related: ['chatbot-development', 'admin-backends', 'ai-web-development', 'bespoke-solutions'],
};
