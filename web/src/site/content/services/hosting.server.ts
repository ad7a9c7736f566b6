import type { ServiceContent } from './service-content.ts';

export const hosting: ServiceContent = {
  slug: 'hosting',
  heading: 'Hosting with backups that have been tested',
  title: 'Managed website hosting in the UK',
  description:
    'Managed hosting in London with updates, monitoring, tested backups and a person who answers. You pay month by month and can leave at any time.',
  lead: 'You shouldn’t have to think about where your site is hosted. But you should know what happens on the day it fails, and who answers.',
  problem: {
    title: 'What cheap hosting leaves out',
    paragraphs: [
      'On cheap shared hosting, your site runs on the same server as many others. That’s fine until one of them is attacked or gets very busy. There may be a backup, but on the same server. There’s support, but in a queue. A certificate can expire at the weekend, and email from your contact form can land in spam because of what someone else sent.',
      'You can’t see any of this when you compare prices. You see it on the day something breaks.',
    ],
  },
  included: {
    title: 'What you pay for',
    lead: 'Mostly for someone to look after your site.',
    items: [
      {
        title: 'A server in London',
        text: 'On Google’s cloud, with copies at the edge of the network so that pages load quickly.',
      },
      {
        title: 'Security updates',
        text: 'Within {{time security-update}} for a known security hole. We try other updates on a copy first.',
      },
      {
        title: 'Backups every night',
        text: 'Kept for {{time backup-kept}} in another place. Every quarter we restore one to make sure that it works.',
      },
      {
        title: 'Monitoring',
        text: 'A check from outside that runs all the time and alerts us if your site doesn’t answer.',
      },
      {
        title: 'Certificates and domains',
        text: 'Renewed automatically, checked by us and held in your name.',
      },
      {
        title: 'A person',
        text: 'By phone and email on working days, with an answer within {{time support-reply}}.',
      },
    ],
    leftOut: [
      'Changes to your site: the care plan includes time for them',
      'Repairs of code that we didn’t write: we look at it and quote',
      'Bulk newsletters',
    ],
  },
  how: {
    title: 'How to move to us',
    lead: 'It takes {{time hosting}}. Much of that is waiting for passwords from other people.',
    steps: [
      {
        title: 'Look at what you have',
        text: 'What it’s built with, what it depends on, and which security holes are open. You get the list even if you don’t move.',
      },
      {
        title: 'Copy it',
        time: '{{stage hosting 0 50}}',
        text: 'It runs at a private address, and you can try everything.',
      },
      {
        title: 'Switch over',
        time: '{{stage hosting 50 100}}',
        text: 'We choose a quiet time and prepare the domain the day before, so that the switch is short. We bring over orders and forms that came in meanwhile.',
      },
      {
        title: 'First report',
        text: 'You see the speed before and after, what was updated, and what we’d fix next.',
      },
    ],
  },
  technologies: {
    title: 'How it works',
    lead: 'We chose these so that few things can break.',
    items: [
      {
        name: 'No server to update',
        why: 'Pages are made by functions that start when they’re needed.',
      },
      { name: 'Delivery at the edge', why: 'A page is made once and delivered many times.' },
      {
        name: 'Separate backups',
        why: 'They’re in another account with another key, so one lost password doesn’t lose both.',
      },
      {
        name: 'Monitoring from outside',
        why: 'A check on the same machine fails together with the site.',
      },
    ],
  },
  price: {
    title: 'What hosting costs',
    paragraphs: [
      'The lower figure is for a small site that we built. The upper one is for a shop or an application with someone on call at night. For a site by someone else, we look at it first and then quote. Hosting doesn’t include changes to the site. If you want those too, the care plan ({{from care-plan}}) has hosting and monthly time for changes in one price.',
      'You pay month by month. You can stop at the end of any month, and we help you move out as we helped you move in.',
    ],
    dearer: ['Someone on call at night', 'Old software that needs a server of its own', 'Large media files'],
    cheaper: ['A site that we built', 'No database', 'Few pages that change'],
  },
  more: [
    {
      title: 'What happens if your site fails',
      paragraphs: [
        'If two checks in a row fail, someone is alerted. If the cause is ours, we put the last good version back first and look for the reason second. If the cause is the cloud provider, we tell you and watch it until it’s back. Afterwards you get an explanation in plain words: what happened, for how long, who was affected, and what we’ve changed.',
        'We can’t promise that nothing ever fails, and neither can anyone else. We monitor your site so that you don’t have to, someone who knows it deals with the problem, and you can ask for a full copy of what’s yours.',
      ],
    },
  ],
  questions: [
    {
      id: 'mail',
      question: 'Do you host our mailboxes too?',
      text: 'No. We set them up for you at Google or Microsoft, in your name: see domain and email set-up.',
    },
    {
      id: 'green',
      question: 'How green is it?',
      text: 'Google publishes the share of carbon-free energy for each of its cloud regions, London included, on its page “Carbon free energy for Google Cloud regions”. What we can influence is the size of your pages: a light page needs less of everything.',
    },
    {
      id: 'gdpr',
      question: 'Where is personal data stored?',
      text: 'In London. The processing agreement names every company that’s involved.',
    },
    {
      id: 'take-away',
      question: 'How do I leave?',
      text: 'Tell us. You get the code, the database, files and settings in one archive, and there’s no fee.',
    },
  ],
  related: ['domain-email-setup', 'website-updates-migrations', 'websites', 'accessibility-compliance'],
};
