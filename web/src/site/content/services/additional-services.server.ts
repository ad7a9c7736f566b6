import type { ServiceContent } from './service-content.ts';

export const additionalServices: ServiceContent = {
  slug: 'additional-services',
  heading: 'Smaller jobs around your website',
  title: 'Copywriting, training, second opinions and more',
  description:
    'Copywriting, briefs for photographers, staff training, second opinions on quotes and print that matches your site: small jobs with a fixed price each.',
  lead: 'Not everything is a project. If you need some text, some training or a second pair of eyes, we can do that on its own.',
  problem: {
    title: 'Jobs that no one takes on',
    paragraphs: [
      'The printer doesn’t write text. The writer doesn’t know your site. Many agencies won’t take on anything this small. So the price list stays wrong, a new colleague learns the editor by guessing, and you sign a quote for forty pages because no one told you that twelve would do.',
      'We do jobs like these on their own, at a fixed price, and also for people whose site is looked after by someone else.',
    ],
  },
  included: {
    title: 'What you can ask for',
    lead: 'You see the price of each in writing before we start.',
    items: [
      {
        title: 'Copywriting',
        text: 'We interview you, write a draft and correct it with you. The price is per page and depends on how much we have to find out.',
      },
      {
        title: 'A brief for your photographer',
        text: 'A list of the pictures your site needs: what’s in them, what shape they are, who and where.',
      },
      {
        title: 'Training',
        text: 'A session at your desks on your own site, for a small group, with notes to keep.',
      },
      {
        title: 'A second opinion',
        text: 'If you have a quote for a website or app, we read it and tell you what’s missing, what’s too much and what to ask. We won’t bid for that job.',
      },
      {
        title: 'Stationery that matches',
        text: 'Cards, letterheads, signs and slides in the style of your site, ready for your printer.',
      },
      {
        title: 'A check before you buy a business',
        text: 'What its website and systems are worth, and what is likely to break soon.',
      },
    ],
    leftOut: [
      'Logos on their own: we work with designers who do that better',
      'Social media posting',
      'Work that’s due tomorrow',
    ],
  },
  how: {
    title: 'How a small job works',
    lead: 'Small jobs don’t need a workshop. There are 4 short steps.',
    steps: [
      {
        title: 'You tell us what you need',
        text: 'What you need, by when, and what happens if it isn’t done by then.',
      },
      {
        title: 'We reply with a price',
        time: 'Within {{time reply}}',
        text: 'If someone else would do it better, we give you their name instead.',
      },
      {
        title: 'We do the work',
        time: '{{time additional-services}}',
        text: 'One person does it, and you know who.',
      },
      { title: 'You check it', text: 'The price includes one round of changes.' },
    ],
  },
  technologies: {
    title: 'What you get',
    lead: 'Everything comes in a form you can use without us.',
    items: [
      {
        name: 'Plain documents',
        why: 'Text comes as a document with comments, not locked in a system of ours.',
      },
      {
        name: 'Open formats',
        why: 'You get print files as PDFs for the printer, and the source files for the next designer.',
      },
      { name: 'Your own accounts', why: 'If we need to set something up, we set it up in your name.' },
      {
        name: 'Short recordings',
        why: 'After training, you get short clips of your own screens to watch again.',
      },
    ],
  },
  price: {
    title: 'What small jobs cost',
    paragraphs: [
      'The lower figure is for a small job such as a brief or a short training session. The upper one is for the text of a whole site. If a job grows, we stop and tell you before it costs more.',
    ],
    dearer: ['Approval by many people', 'A short deadline', 'Facts that we have to research'],
    cheaper: [
      'Several small jobs together',
      'One person who answers our questions',
      'Source files that you have to hand',
    ],
  },
  more: [
    {
      title: 'How a second opinion works',
      paragraphs: [
        'It’s hard to read a quote for something you don’t buy often. Does “responsive” mean that someone tries it on a phone? Who owns the code and the content? What does “content migration” include, and what happens after the first year? We go through it line by line, and call the supplier with you if you like. Often you end up with a better contract with the company you had already chosen.',
      ],
    },
    {
      title: 'How we train people',
      paragraphs: [
        'People forget what they rarely do. If you change the opening hours twice a year, no one remembers how. So we teach the few things your staff do all the time and leave short clips for the rest. Anyone who missed the session, or joins later, can watch them and catch up.',
        'We use your own site and your own content, with a copy to practise on, so that no one has to worry about breaking anything. Afterwards you can email us questions, and we add the answers to your notes.',
      ],
    },
  ],
  questions: [
    {
      id: 'other-site',
      question: 'Someone else built our site. Does that matter?',
      text: 'No, not for any of these jobs. We tell them before we touch anything they look after.',
    },
    {
      id: 'minimum',
      question: 'Is there a smallest job?',
      text: 'Yes, the lower figure on this page. If you need less than that, a care plan with its monthly time for changes is usually better value.',
    },
    {
      id: 'in-person',
      question: 'Do you come to us?',
      text: 'For training, yes. Visits in Sussex and Surrey are free. Elsewhere we charge travel at cost, and it’s in your quote before you accept it.',
    },
    {
      id: 'conflict',
      question: 'Isn’t your second opinion biased?',
      text: 'It would be if we could win the job with it. That’s why we don’t bid for it.',
    },
  ],
  related: ['websites', 'domain-email-setup', 'accessibility-compliance', 'website-updates-migrations'],
};
