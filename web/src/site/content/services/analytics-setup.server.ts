import type { ServiceContent } from './service-content.ts';

// Law, checked 2026-11-30: Privacy and Electronic Communications (EC Directive) Regulations 2003, regulation 6 and schedule A1 (Data (Use and Access) Act 2025, section 112): consent, and the exceptions from it.

export const analyticsSetup: ServiceContent = {
  slug: 'analytics-setup',
  heading: 'Figures you can act on, with real consent',
  title: 'Analytics set-up with consent done properly',
  description:
    'We measure the few things that decide whether your site works, ask your visitors for consent properly, and put the figures on one page a month.',
  lead: 'Analytics that no one reads only slows your pages down. We start with the decisions you have to make, and measure only what would change one of them.',
  problem: {
    title: 'Many reports and no answer',
    paragraphs: [
      'Most sites have analytics because it’s free. It collects everything, and when you open it you find sessions, bounces and engagement by continent. No one can say whether the new page brought in a customer, because no one ever defined what a customer is.',
      'Meanwhile a banner covers the screen, the button to reject is hard to see, and the tags run anyway. That isn’t allowed: regulation 6 of the UK’s Privacy and Electronic Communications Regulations 2003 asks for consent before you store or read anything on a device that isn’t strictly necessary or covered by another exception.',
    ],
  },
  included: {
    title: 'What we set up',
    lead: 'Only what you need, and you’ll know what each part does.',
    items: [
      {
        title: 'The figures that matter to you',
        text: 'Enquiries of the right kind, where they came from, where people gave up, how fast pages were, and what they searched for and didn’t find.',
      },
      {
        title: 'Events with clear names',
        text: '“Quote sent”, “Call pressed”, “Price seen”, and not “click_27”.',
      },
      {
        title: 'Consent that works',
        text: 'Nothing loads before people say yes. Saying no is as easy, is remembered, and can be changed on every page.',
      },
      {
        title: 'Sources',
        text: 'We mark links in letters, adverts and QR codes so that you can tell them apart.',
      },
      {
        title: 'One page a month',
        text: 'Your figures beside last month’s and last year’s, with a sentence on each.',
      },
      {
        title: 'The documents',
        text: 'A table of cookies and the sentences for your privacy notice, true for what runs on your site.',
      },
    ],
    leftOut: [
      'Recordings of visitors’ sessions: they take more from visitors than they give you',
      'Managing adverts',
      'Data warehouses',
    ],
  },
  how: {
    title: 'How we set it up',
    lead: 'It takes {{time analytics-setup}}. Most of it goes into agreeing what counts.',
    steps: [
      {
        title: 'Which decisions?',
        time: '{{stage analytics-setup 0 25}}',
        text: 'We talk about what you’d do differently if you knew. If nothing would change, we don’t measure it.',
      },
      {
        title: 'Clearing out',
        time: '{{stage analytics-setup 25 50}}',
        text: 'We list every tag on your site, who asked for it and when. Most can usually go, and your site gets faster.',
      },
      {
        title: 'Setting up and testing',
        time: '{{stage analytics-setup 50 100}}',
        text: 'We test with consent given, refused and withdrawn, on a phone and a computer, and watch what leaves the browser.',
      },
      {
        title: 'Reading the figures together',
        text: 'Once there’s enough to look at, we read the figures with you and drop the ones you don’t need.',
      },
    ],
  },
  technologies: {
    title: 'The tools we use',
    lead: 'We choose the one that answers your question and collects the least.',
    items: [
      {
        name: 'Google Analytics with Consent Mode',
        why: 'If you buy adverts and have to compare them. It’s off until people agree.',
      },
      {
        name: 'Counters without cookies',
        why: 'Enough for many small sites. They count pages and sources, and don’t recognise anyone.',
      },
      {
        name: 'Search Console',
        why: 'What people looked for before they arrived. It needs no tag on your site.',
      },
      {
        name: 'Web vitals',
        why: 'How fast and steady your pages were for your visitors, measured in their browsers.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for one site with a few figures. The upper one is for a shop with adverts from several sources and several people who read the reports. Most of the tools are free or cost little.',
    ],
    dearer: [
      'A shop across several domains',
      'Old tags that no one dares to remove',
      'Matching with orders taken by phone',
    ],
    cheaper: ['A clear idea of what a good enquiry is', 'A site that we built', 'No advertising'],
  },
  more: [
    {
      title: 'What you won’t know, and why that’s fine',
      paragraphs: [
        'Only some of your visitors will say yes, so the figures are a sample. A sample tells you what you need: whether the new page does better than the old one, whether the leaflet brought anyone, where people stop. We count the enquiries themselves on the server, without a tag, so that figure is complete.',
        'If someone offers to count the others by fingerprinting or with a “server-side” trick, say no. The Regulations apply to storing and reading information on someone’s device, however it’s done.',
      ],
    },
  ],
  questions: [
    {
      id: 'banner',
      question: 'Can we do without a banner?',
      text: 'Yes, if nothing on your site stores or reads anything that needs consent. Many small sites are better off that way, and we’ll tell you if yours is one.',
    },
    {
      id: 'legal-now',
      question: 'Is Google Analytics legal in the UK?',
      text: 'You can use it if visitors have agreed, your privacy notice explains it, and its options for sharing data are off. Its cookies are not strictly necessary, so you have to ask first.',
    },
    {
      id: 'history',
      question: 'Do we lose our old figures?',
      text: 'No, they stay where they are. We note the day on which the way of counting changed, so that no one compares figures from before and after it.',
    },
    {
      id: 'who-reads',
      question: 'Who reads the monthly page?',
      text: 'You do. It’s short on purpose. If it doesn’t lead to any decisions, we make it shorter.',
    },
  ],
  related: ['seo-optimization', 'websites', 'ecommerce', 'accessibility-compliance'],
};
