import type { ServiceContent } from './service-content.ts';

export const hosting: ServiceContent = {
  slug: 'hosting',
  heading: 'Hosting with backups that somebody has restored',
  title: 'Managed website hosting in the UK',
  description:
    'Managed hosting in London with updates, monitoring, backups tested every quarter and a person who answers. From £35 a month before VAT, no lock-in.',
  lead: 'You should not have to think about where your site lives. You should know, though, what happens on the day it falls over, and who picks up.',
  problem: {
    title: 'Cheap hosting is cheap until the day you need it',
    paragraphs: [
      'For £4 a month your site shares a machine with eight hundred others. It works, until one of the others is attacked or has a sale. There is a backup, on the same machine. There is support, in a queue. The certificate expires on a Saturday, and mail from your contact form has been landing in spam since a neighbour sent a million of them.',
      'None of this shows in a price comparison. It shows once, on the worst day, and then costs more than ten years of the difference.',
    ],
  },
  included: {
    title: 'What you pay for each month',
    lead: 'Mostly attention. The machines are the smaller part.',
    items: [
      {
        title: 'A home in London',
        text: 'On Google’s cloud, with copies at the edge, so that pages are near whoever asks.',
      },
      {
        title: 'Updates within two days',
        text: 'For anything with a known hole. Others monthly, tried on a copy first.',
      },
      {
        title: 'Backups every night',
        text: 'Kept for 30 days in another place. Each quarter we restore one and write down how long it took.',
      },
      { title: 'Somebody watching', text: 'Every minute, from outside. We are told before you are.' },
      { title: 'Certificates and domains', text: 'Renewed by themselves, checked by us, held in your name.' },
      {
        title: 'A person',
        text: 'By phone and mail on working days within four hours; for shops and apps, at any hour when it is down.',
      },
    ],
    leftOut: [
      'Repairs of code that we did not write: by the hour, or after a look',
      'Bulk newsletters',
      'Unused hours do not carry over',
    ],
  },
  how: {
    title: 'Moving in',
    lead: 'A week or two, most of it waiting for other people’s passwords.',
    steps: [
      {
        title: 'A look at what you have',
        time: 'Day 1',
        text: 'What it is built with, what it depends on, which holes are open. You get the list whether or not you move.',
      },
      {
        title: 'A copy on our side',
        time: 'Days 2 to 5',
        text: 'Running under a private address. You click through it at leisure.',
      },
      {
        title: 'The switch',
        time: 'A quiet morning',
        text: 'We lower the domain’s waiting time the day before, so that it takes minutes. Orders and forms of the last hour are brought over.',
      },
      {
        title: 'The first report',
        time: 'After a month',
        text: 'Speed before and after, what was updated, what we would mend next.',
      },
    ],
  },
  technologies: {
    title: 'Under the floor',
    lead: 'Chosen so that few things can break, and those that do mend themselves.',
    items: [
      {
        name: 'No server to patch',
        why: 'Pages are made by functions that start when they are needed; there is no machine that grows old.',
      },
      { name: 'Delivery at the edge', why: 'The same page is made once and served thousands of times.' },
      {
        name: 'Backups apart',
        why: 'In another account with another key, so that one lost password cannot take both.',
      },
      {
        name: 'Monitoring from outside',
        why: 'A check that runs on the same machine reports that everything is fine until it cannot report.',
      },
    ],
  },
  price: {
    title: 'What hosting costs',
    paragraphs: [
      'A small site that we built starts at the lower figure. A shop or application with a person on call at night reaches the upper one. Sites built by others begin at £60, after a look.',
      'Month by month. Stop at the end of any month, and we help with the move out as we did with the move in.',
    ],
    dearer: ['On call at night', 'Old software that needs a machine of its own', 'Heavy media'],
    cheaper: ['Built by us', 'No database', 'Paid by the year'],
  },
  more: [
    {
      title: 'What happens when it goes wrong',
      paragraphs: [
        'The check fails twice, a minute apart. A person is rung. If the cause is ours, the last good version is put back first and the question why comes second; that takes minutes. If it lies with the cloud, we say so on a status page that does not live there. Within two working days you have a page in plain words: what happened, for how long, who was affected, and what we changed so that it cannot happen that way again. If we missed what we promise, that month is free.',
      ],
    },
  ],
  questions: [
    {
      id: 'mail',
      question: 'Do you host our mailboxes too?',
      text: 'No. Mail belongs with a firm that does nothing else. We set it up at Google or Microsoft, in your name: see domain and email set-up.',
    },
    {
      id: 'green',
      question: 'What about its footprint?',
      text: 'The London region reports mostly carbon-free energy, and a light page uses a fraction of a heavy one. That second part is the one we can do something about.',
    },
    {
      id: 'gdpr',
      question: 'Where exactly are personal data?',
      text: 'In London. The processing agreement names every firm involved, and there are few of them.',
    },
    {
      id: 'take-away',
      question: 'How do I leave?',
      text: 'Say so. You get code, database, files and settings in one archive within two working days, without a fee.',
    },
  ],
  related: ['domain-email-setup', 'website-updates-migrations', 'websites', 'accessibility-compliance'],
};
