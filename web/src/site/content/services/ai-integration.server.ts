import type { ServiceContent } from './service-content.ts';

export const aiIntegration: ServiceContent = {
  slug: 'ai-integration',
  heading: 'AI inside your own systems, measured before it is trusted',
  title: 'AI integration for UK businesses',
  description:
    'Sorting mail, reading documents, drafting replies: AI built into the tools you use, tested on your own cases, with a person in charge. From £4,000.',
  lead: 'A language model is a quick, well-read assistant that is sometimes wrong with great confidence. Used where mistakes are cheap to see and cheap to mend, it saves hours. We find those places.',
  problem: {
    title: 'Why so many AI trials end in a drawer',
    paragraphs: [
      'They begin with the tool and look for a use. A demonstration impresses everybody, somebody tries it on a real week, and it is right four times out of five. Nobody has decided what happens the fifth time, so a person checks everything, and now there are two jobs where there was one.',
      'The other way to fail is quieter. Customer mail is pasted into a website on a private account. Personal data have left the country, without a contract, and nobody wrote it down. The Information Commissioner’s Office takes an interest in exactly that.',
    ],
  },
  included: {
    title: 'What we do',
    lead: 'One narrow use at a time, each with a figure that says whether it is worth it.',
    items: [
      {
        title: 'A list of candidates',
        text: 'Half a day with your team: tasks that are frequent, dull, made of text, and easy to check.',
      },
      {
        title: 'A test on your own cases',
        text: 'One or two hundred real examples with the right answers. The model is scored on them before anybody builds a screen.',
      },
      {
        title: 'A place in the tool you have',
        text: 'A draft in the mailbox, a filled-in form, a suggested category: where the person already works, with one key to accept.',
      },
      {
        title: 'A person who decides',
        text: 'What was suggested and what was chosen is kept, so the score goes on being measured.',
      },
      {
        title: 'Limits',
        text: 'No model may send, pay, promise or delete. It suggests; your system checks; somebody agrees.',
      },
      {
        title: 'The paper side',
        text: 'A processing agreement, a line for your privacy notice, and a data protection impact assessment where one is due.',
      },
    ],
    leftOut: [
      'Training models from nothing',
      'Decisions about people without a person',
      'Fees of the model’s provider, usually pounds a month',
    ],
  },
  how: {
    title: 'From idea to figure',
    lead: 'Four weeks to a number. You can stop there.',
    steps: [
      {
        title: 'Choose',
        time: 'Half a day',
        text: 'One task, its cost today, and what a mistake would cost.',
      },
      {
        title: 'Collect',
        time: 'Week 1',
        text: 'Real examples, with personal data removed or held under contract.',
      },
      {
        title: 'Score',
        time: 'Weeks 2 to 3',
        text: 'Two or three models, the plain rule of thumb as the one to beat, and a table of what went wrong.',
      },
      {
        title: 'Build in, or do not',
        time: 'Weeks 4 to 8',
        text: 'Only if the figure says so. Then with a switch that turns it off.',
      },
    ],
  },
  technologies: {
    title: 'Models and the rest',
    lead: 'Models change every few months. What is built around them should not have to.',
    items: [
      {
        name: 'Several providers behind one door',
        why: 'A better or cheaper model can be put in within a day, and is scored before it is.',
      },
      { name: 'UK or EU processing', why: 'Where the provider offers it, with retention switched off.' },
      {
        name: 'Search in your own documents',
        why: 'Answers quote the passage they rest on. No passage, no answer.',
      },
      {
        name: 'Plain rules first',
        why: 'If a keyword list does the job, it is faster, free and never makes things up.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The trial with its scored table is the lower figure. Building one use into an existing system takes it to the middle; several uses with document search reach the upper.',
      'Running costs are usually small: a thousand emails sorted cost less than a cup of coffee. The figure is in the trial’s report.',
    ],
    dearer: ['Scanned or hand-written documents', 'Several languages', 'Systems without an interface'],
    cheaper: [
      'Examples that already carry the right answer',
      'One kind of document',
      'A person who checks anyway',
    ],
  },
  more: [
    {
      title: 'Three uses that tend to pay',
      paragraphs: [
        'Sorting what comes in: emails, forms and tickets into ten kinds with a priority, so that the right person sees them first. Reading what is structured badly: delivery notes, certificates and orders as PDF into fields, with doubtful ones marked. Finding what you already know: a search box over handbooks and past answers that shows where each sentence comes from.',
        'And three that seldom do: writing whole web pages, answering customers about prices or law unattended, and judging applicants.',
      ],
    },
  ],
  questions: [
    {
      id: 'wrong',
      question: 'What if it is wrong?',
      text: 'It will be. The design starts from that: mistakes are visible, cheap and counted. Where they cannot be, we advise against it.',
    },
    {
      id: 'train',
      question: 'Will our data train somebody’s model?',
      text: 'Not under the agreements we use. Retention is switched off where the provider allows, and the contract says so.',
    },
    {
      id: 'jobs',
      question: 'Is this about replacing staff?',
      text: 'The uses that work take an hour of dull copying from several people. What you do with those hours is yours to decide, and worth saying openly to the team.',
    },
    {
      id: 'proof',
      question: 'How do we know that it goes on working?',
      text: 'Suggestions and final choices are compared each month. If the score falls below the line agreed at the start, it is switched off and we look.',
    },
  ],
  related: ['chatbot-development', 'admin-backends', 'ai-web-development', 'bespoke-solutions'],
};
