import type { ServiceContent } from './service-content.ts';

// Law, checked 2026-11-30: Privacy and Electronic Communications (EC Directive) Regulations 2003, regulation 6: when a banner is needed.
// Law, checked 2026-11-30: Companies Act 2006, sections 82 and 1202: details in the footer.

export const websites: ServiceContent = {
  slug: 'websites',
  heading: 'A website that answers your customers’ questions',
  title: 'Business websites, designed and built in Sussex',
  description:
    'Fast, accessible business websites with text written for your customers. You get a written quote with a fixed price, and the site is yours to keep.',
  lead: 'People come to your site with a question, often on a phone. We build sites that answer it and make the next step clear.',
  problem: {
    title: 'Why many business websites don’t work',
    paragraphs: [
      'A business website has a simple job. Someone has heard of you or searched for something they need, and wants to know: can you do this, what does it cost, and how do I reach you? Many sites answer other questions first. They open with a slideshow, tell the history of the business and hide the price behind a form.',
      'Other sites were fine once, but no one could change them: the person who built it has left, the editor is hard to use, and an update might break the design. So the opening hours are wrong, and visitors notice.',
    ],
  },
  included: {
    title: 'What you get',
    lead: 'You get a whole site, ready to use, and not a template with your logo on it.',
    items: [
      {
        title: 'Pages planned from questions',
        text: 'We call some of your customers, if you agree, and ask what they wanted to know. Their answers decide which pages you need.',
      },
      {
        title: 'Text that sounds like you',
        text: 'We interview you and write from it. You correct the facts and the tone, so you don’t have to start with an empty page.',
      },
      {
        title: 'Design for your brand',
        text: 'Your colours, your type, your photos. If you don’t have a brand yet, we make the small one a site needs: a wordmark, colours and rules for using them.',
      },
      {
        title: 'Easy editing',
        text: 'You can change text, prices, opening hours and pictures yourself. Editing can’t break the layout, and you can undo every change.',
      },
      {
        title: 'Forms that reach you',
        text: 'The site stores an enquiry before it emails you, so you don’t lose it if the email fails.',
      },
      {
        title: 'The legal parts',
        text: 'Your business details in the footer, a privacy notice that says what the site really does, and a cookie banner only if you use something that needs one.',
      },
    ],
    leftOut: [
      'Photography: we write the brief and can suggest photographers',
      'Online payments: see online shops',
      'Monthly articles: see search engine optimisation',
    ],
  },
  how: {
    title: 'From the first call to launch',
    lead: 'Most sites take {{time websites}}. Text and pictures usually take longest, so we start with them.',
    steps: [
      {
        title: 'Questions and plan',
        time: '{{stage websites 0 17}}',
        text: 'A workshop, the calls to your customers, and a list of pages with a sentence on what each one is for.',
      },
      {
        title: 'Text first',
        time: '{{stage websites 17 33}}',
        text: 'You get first drafts of all pages in a plain document. It’s easier to move a paragraph now than later.',
      },
      {
        title: 'Design in the browser',
        time: '{{stage websites 38 67}}',
        text: 'You see real pages with your own text at a private address, and can try them on your phone.',
      },
      {
        title: 'Checks and launch',
        time: '{{stage websites 68 100}}',
        text: 'We check the site with a keyboard, a screen reader and a slow phone, and check old addresses and email. Then we switch your domain over at a quiet time.',
      },
    ],
  },
  technologies: {
    title: 'What it’s built with',
    lead: 'We chose these so that the site is fast for visitors and doesn’t need fixing every month.',
    items: [
      {
        name: 'HTML first',
        why: 'Pages arrive complete, so people can read them before any script has loaded, or without scripts.',
      },
      {
        name: 'React where it helps',
        why: 'For forms, calculators and filters. You don’t need it for reading.',
      },
      {
        name: 'Google Cloud in London',
        why: 'Hosting that grows on a busy day and costs little on a quiet one. What your site stores is kept in the UK.',
      },
      {
        name: 'No plug-ins',
        why: 'Fewer parts by other people means fewer security holes. You own the code of your site.',
      },
    ],
  },
  price: {
    title: 'What a website costs',
    paragraphs: [
      'The lower figure is for a site of five pages with text that we write. The upper one is for about fifteen pages with case studies, a blog and several forms. The quote lists every part with its own price, and you can leave parts out.',
      'After launch you pay for hosting and maintenance, from us or from anyone else. There’s no licence to rent.',
    ],
    dearer: ['More kinds of pages', 'Bookings or a members’ area', 'Moving many old pages'],
    cheaper: ['Finished text of your own', 'A brand with source files', 'One person who decides'],
  },
  more: [
    {
      title: 'How we check that it works',
      paragraphs: [
        'Before launch, we agree what matters to you: enquiries, for example, and how many of them are the kind you want. After launch we look at the figures with you. If a page doesn’t do its job, we rewrite it, and the first round of that is in the price.',
        'We test speed as a cheap phone on a slow connection would see it, because that’s what some of your visitors have. We built this site the same way, and you can measure it with any public tool.',
      ],
    },
  ],
  questions: [
    {
      id: 'own-text',
      question: 'Can we write the text ourselves?',
      text: 'Yes, and it lowers the price. We give you a plan with the questions each page has to answer, and edit what you send. If it isn’t ready by the date we agreed, we can write it for you.',
    },
    {
      id: 'wordpress',
      question: 'Do you use WordPress?',
      text: 'Not for new sites. It suits publishers with staff. In a small business, often no one has time to keep its plug-ins up to date, and old plug-ins are how many sites get attacked. We do look after existing WordPress sites and move them.',
    },
    {
      id: 'edit',
      question: 'What can I change myself, and how?',
      text: 'All text, prices, pictures, opening hours, team members and case studies, in a form in your browser. We show you how, and you get a short guide with your own screens in it.',
    },
    {
      id: 'rankings',
      question: 'Will it be first in search results?',
      text: 'No one can promise that. We make every page quick, clear and about one thing, redirect old addresses and set up local listings. Then you can see the effect in your search figures.',
    },
    {
      id: 'leaving',
      question: 'What if we want to leave?',
      text: 'You own the code, the content and the domain. We give you a copy with notes and answer your next developer’s questions about them.',
    },
  ],
  related: ['seo-optimization', 'blog-creation', 'accessibility-compliance', 'hosting'],
};
