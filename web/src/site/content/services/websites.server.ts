import type { ServiceContent } from './service-content.ts';

export const websites: ServiceContent = {
  slug: 'websites',
  heading: 'A website that answers and gets you asked',
  title: 'Business websites, designed and built in Sussex',
  description:
    'Fast, accessible business websites with text written for your customers. Fixed written quote, 3 to 6 weeks, yours to keep. From £2,400 before VAT.',
  lead: 'Most people look at your site for less than a minute, on a phone, with one question in mind. We build sites that answer it, and make the next step plain.',
  problem: {
    title: 'Why sites fail at the one thing they are for',
    paragraphs: [
      'A business website has a small job. Somebody has heard of you, or has typed a need into a search engine, and wants to know three things: can you do this, what does it cost, and how do I reach you. Sites fail because they answer other questions first. They open with a slideshow, tell the history of the firm and hide the price behind a form.',
      'The second way to fail is slower. The site was fine five years ago, and since then nobody could change it: the person who built it has gone, the editing screen is a maze, and a security update would break the theme. So the opening hours are wrong, and every visitor learns that nobody is looking.',
    ],
  },
  included: {
    title: 'What you get',
    lead: 'A whole site, ready to work, not a template with your logo in it.',
    items: [
      {
        title: 'Pages planned from questions',
        text: 'We ring two or three of your customers, with your leave, and ask what they wanted to know. The list of pages follows from the answers.',
      },
      {
        title: 'Text that sounds like you',
        text: 'We interview you for an hour and write from it. You correct facts and tone; nobody stares at an empty page.',
      },
      {
        title: 'Design to your brand',
        text: 'Your colours, your type, your photographs. Where there is no brand yet, we make the small one that a site needs: a wordmark, two colours and rules for using them.',
      },
      {
        title: 'Editing without fear',
        text: 'You can change words, prices, hours and pictures yourself. The layout cannot be broken by editing it, and every change can be undone.',
      },
      {
        title: 'Forms that arrive',
        text: 'Enquiries are stored first and mailed second, so a failing mail server loses nothing. We test the path every day.',
      },
      {
        title: 'The legal side',
        text: 'Company details in the footer, a privacy notice that names what the site truly does, and no cookie banner unless you use something that needs one.',
      },
    ],
    leftOut: [
      'Photography: we write the brief and can name photographers',
      'Online payments: see online shops',
      'Monthly articles: see search engine optimisation',
    ],
  },
  how: {
    title: 'From first call to live',
    lead: 'Three to six weeks for most sites. The slow part is nearly always text and pictures, so we start there.',
    steps: [
      {
        title: 'Questions and plan',
        time: 'Week 1',
        text: 'A workshop of two hours, the customer calls, and a list of pages with one sentence on what each is for.',
      },
      {
        title: 'Words before pictures',
        time: 'Weeks 1 to 2',
        text: 'First drafts of all pages in a plain document. It is cheap to move a paragraph here and dear to move it later.',
      },
      {
        title: 'Design in the browser',
        time: 'Weeks 2 to 4',
        text: 'You see real pages on a private address from the second week on, on your own phone, with your own words.',
      },
      {
        title: 'Checks and launch',
        time: 'Weeks 4 to 6',
        text: 'Keyboard, screen reader, slow phone, old addresses, mail delivery. Then we switch the domain on a quiet morning and stay beside the telephone.',
      },
    ],
  },
  technologies: {
    title: 'What it is made of',
    lead: 'Chosen so that the site is fast for visitors and does not need mending every month.',
    items: [
      {
        name: 'HTML first',
        why: 'Pages arrive complete and can be read before any script has loaded, or if none ever does.',
      },
      {
        name: 'React, where something moves',
        why: 'For forms, calculators and filters. Reading needs none of it.',
      },
      {
        name: 'Google Cloud in London',
        why: 'Hosting that grows with a busy day and costs pennies on a quiet one. Data stay in the UK.',
      },
      {
        name: 'No plug-ins',
        why: 'Fewer parts by unknown authors means fewer holes. What the site does is in code that you own.',
      },
    ],
  },
  price: {
    title: 'What a website costs',
    paragraphs: [
      'A five-page site with text written by us starts at the lower figure. Fifteen pages with case studies, a blog and several languages of photographs and forms come to the upper one. The quote lists every part with its own price, and you can leave parts out.',
      'After launch the site costs what hosting and upkeep cost: from £35 a month with us, or whatever your own provider charges. There is no licence to rent.',
    ],
    dearer: ['More than 15 kinds of page', 'Booking or member areas', 'Bringing over hundreds of old pages'],
    cheaper: ['Your own finished text', 'A brand with source files', 'One person who decides'],
  },
  more: [
    {
      title: 'How we know that it works',
      paragraphs: [
        'Before launch we agree on two figures that matter to you: enquiries a week, say, and how many of them are the kind you want. We look at them with you after one month and after three. If a page does not pull its weight we rewrite it; the first such round is in the price.',
        'Speed is measured on a cheap phone with a slow connection, because that is what many of your visitors hold. We publish the figures for our own site, and yours gets the same treatment: the first words within about a second, nothing that jumps about, and under 10 kB of script for somebody who only reads.',
      ],
    },
  ],
  questions: [
    {
      id: 'own-text',
      question: 'Can we write the text ourselves?',
      text: 'Yes, and it lowers the price. We give you a page plan with the questions each page must answer, and edit what you send. If it is not there by the agreed day, we offer to write it rather than let the launch slip.',
    },
    {
      id: 'wordpress',
      question: 'Do you use WordPress?',
      text: 'Not for new sites. It is a fine tool for publishers with staff; for a small firm its plug-ins need monthly care, and neglect is how most small sites are broken into. We do look after and move existing WordPress sites.',
    },
    {
      id: 'edit',
      question: 'What can I change myself, and how?',
      text: 'All words, prices, pictures, hours, team members and case studies, in a form in the browser. You get an hour of training and a two-page guide with your own screens in it.',
    },
    {
      id: 'rankings',
      question: 'Will it be first in search results?',
      text: 'Nobody can promise that. What we do is make every page quick, clear and about one thing, move old addresses properly and set up local listings. After three months we look at the search figures together, whatever they say.',
    },
    {
      id: 'leaving',
      question: 'What if we want to leave?',
      text: 'You own the code, the content and the domain. We hand over a copy with notes, and help your next developer for two hours without charge.',
    },
  ],
  related: ['seo-optimization', 'blog-creation', 'accessibility-compliance', 'hosting'],
};
