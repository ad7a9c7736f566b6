import type { ServiceContent } from './service-content.ts';

export const additionalServices: ServiceContent = {
  slug: 'additional-services',
  heading: 'The smaller things around a website',
  title: 'Copywriting, training, second opinions and more',
  description:
    'Copywriting, photo briefs, staff training, second opinions on quotes, printed matter that matches: small jobs at fixed prices from £300 before VAT.',
  lead: 'Not everything is a project. Some things take two days, and waiting for a project to hang them on is how they never get done.',
  problem: {
    title: 'Jobs that fall between the chairs',
    paragraphs: [
      'The printer does not write. The writer does not know your site. The agency will not get up for less than five thousand. So the price list stays wrong, the new colleague learns the editor by guessing, and you sign a quote for forty pages because nobody told you that twelve would do.',
      'We do such jobs by themselves, for fixed prices, for people who are clients of somebody else as well.',
    ],
  },
  included: {
    title: 'What you can ask for',
    lead: 'Each with a price that is on paper before we begin.',
    items: [
      {
        title: 'Copywriting',
        text: 'An interview, a draft, a correction. Per page, £180 to £320, depending on how much has to be found out.',
      },
      {
        title: 'A brief for the photographer',
        text: 'Which pictures the site needs, in which shape, with whom and where. £300, and it saves a day of shooting.',
      },
      {
        title: 'Training',
        text: 'Two hours at your desks with your own site, up to six people, with notes to keep. £380.',
      },
      {
        title: 'A second opinion',
        text: 'You have a quote for a website or app. We read it and tell you what is missing, what is too much and what to ask. £350, and we will not bid for that job.',
      },
      {
        title: 'Stationery that matches',
        text: 'Cards, letterheads, signs and slides in the clothes of the site, ready for your printer.',
      },
      {
        title: 'A check before you buy a firm',
        text: 'What the website and systems of a business are worth, and what is about to break. From £900.',
      },
    ],
    leftOut: [
      'Logos on their own: we work with designers who do that better',
      'Social media posting',
      'Anything due tomorrow',
    ],
  },
  how: {
    title: 'How a small job goes',
    lead: 'No workshop, no kick-off. Four steps, usually within two weeks.',
    steps: [
      {
        title: 'You write three lines',
        time: 'Now',
        text: 'What, by when, and what happens if it is not done.',
      },
      {
        title: 'We answer with a price',
        time: 'Next working day',
        text: 'Or with the name of somebody who does it better.',
      },
      { title: 'We do it', time: '1 to 5 days', text: 'One person, whose name you have.' },
      { title: 'You say whether it is right', time: 'A week', text: 'One round of changes is in the price.' },
    ],
  },
  technologies: {
    title: 'What you get it in',
    lead: 'In a form that you can use without us.',
    items: [
      { name: 'Plain documents', why: 'Texts come as a document with comments, not in our system.' },
      {
        name: 'Open formats',
        why: 'Print files as PDF for the printer and as sources for the next designer.',
      },
      { name: 'Your accounts', why: 'Where something has to be set up, it is set up in your name.' },
      {
        name: 'Short recordings',
        why: 'After a training, ten clips of two minutes each, of your own screens.',
      },
    ],
  },
  price: {
    title: 'What small jobs cost',
    paragraphs: [
      'The lower figure is a half-day of something. The upper is a week of copy for a whole site. Most lie between £300 and £900. If a job grows, we stop and tell you before it costs more.',
    ],
    dearer: ['Waiting for many people’s approval', 'Rush, where we accept it', 'Facts that nobody has'],
    cheaper: ['Several small jobs together', 'One person who answers', 'Source files at hand'],
  },
  more: [
    {
      title: 'On second opinions',
      paragraphs: [
        'They are the job we like best and earn least with. A quote is a promise that few buyers can read: does “responsive” mean that somebody tries it on a phone, who owns what, what is “content migration” for eight hundred pages at £400, what happens in the second year. We go through it line by line, ring the supplier with you if you wish, and most of the time the outcome is a better contract with the firm you had already chosen.',
      ],
    },
    {
      title: 'On training',
      paragraphs: [
        'People do not forget because they are slow. They forget because they change the opening hours twice a year. So we teach the three things that are done weekly, and leave short clips for the twelve that are not. Whoever missed it, or joins in the spring, watches ten minutes and is as far as the rest.',
      ],
    },
  ],
  questions: [
    {
      id: 'other-site',
      question: 'Our site is by somebody else. Does that matter?',
      text: 'Not for any of these. We will tell them before we touch anything of theirs.',
    },
    {
      id: 'minimum',
      question: 'Is there a smallest job?',
      text: 'Half a day. What takes less is done on a care plan.',
    },
    {
      id: 'in-person',
      question: 'Do you come to us?',
      text: 'For training, yes: in Sussex and Surrey without a charge for travel, elsewhere at cost.',
    },
    {
      id: 'conflict',
      question: 'Is your second opinion not biased?',
      text: 'It would be if we could win the job by it. That is why we do not take it over, whatever it says.',
    },
  ],
  related: ['websites', 'domain-email-setup', 'accessibility-compliance', 'website-updates-migrations'],
};
