import type { ServiceContent } from './service-content.ts';

export const accessibilityCompliance: ServiceContent = {
  slug: 'accessibility-compliance',
  heading: 'A site that everybody can use, and a statement that is true',
  title: 'Accessibility audits and repairs to WCAG 2.2 AA',
  description:
    'An audit by hand and by machine against WCAG 2.2 AA, repairs in order of harm, and a statement you can sign. From £900 before VAT, fixed.',
  lead: 'About one person in five in the UK is disabled. They book, buy and complain like everybody else, unless your site stops them. Finding out where it does takes a week.',
  problem: {
    title: 'What goes wrong, and for whom',
    paragraphs: [
      'A man who cannot hold a mouse presses Tab eleven times and lands on a menu that will not open. A woman with a screen reader hears “button, button, link, image 4471”. Somebody with a migraine cannot stop the slideshow. Somebody with dyslexia gives up on grey text. None of them writes to tell you; they go elsewhere.',
      'The Equality Act 2010 asks every service provider to make reasonable adjustments, in advance and not on request. Public bodies have stricter duties under regulations of 2018, including a published statement. A scanner that gives you 98 points does not settle it: machines find about a third of what matters.',
    ],
  },
  included: {
    title: 'What you receive',
    lead: 'Not a list of rule numbers, but a list of people who cannot do something, and how to let them.',
    items: [
      {
        title: 'A tested sample',
        text: 'Every kind of page and every path that earns or serves: finding, asking, booking, buying, signing in.',
      },
      {
        title: 'By hand',
        text: 'Keyboard alone, two screen readers, 400 % zoom, high contrast, reduced motion, voice control on a phone.',
      },
      {
        title: 'By machine',
        text: 'Automated checks over every page in light and dark, as a baseline that can be run again.',
      },
      {
        title: 'Findings in order of harm',
        text: 'Who is stopped, where, how badly, and the change that mends it, with the code.',
      },
      {
        title: 'Repairs',
        text: 'By us or by your developers, with a second look at each. Where a component cannot be mended we say what to put in its place.',
      },
      {
        title: 'The statement',
        text: 'What works, what does not yet, by when, and whom to ask. Dated, signed, and kept to.',
      },
    ],
    leftOut: [
      'Overlay widgets: they do not work and we remove them',
      'Subtitling of long films',
      'Legal advice',
    ],
  },
  how: {
    title: 'Three weeks for most sites',
    lead: 'You can begin mending from the second day.',
    steps: [
      {
        title: 'Choosing the sample',
        time: 'Day 1',
        text: 'From your figures and your complaints, not from the sitemap.',
      },
      { title: 'Testing', time: 'Week 1', text: 'Serious barriers are reported the day they are found.' },
      {
        title: 'Repairing',
        time: 'Weeks 2 to 3',
        text: 'Worst first. Each repair gets a test, so that it stays repaired.',
      },
      {
        title: 'Second test and statement',
        time: 'End of week 3',
        text: 'The same paths again, then the text for your site.',
      },
    ],
  },
  technologies: {
    title: 'What we test with',
    lead: 'The tools that your visitors use, besides those that developers use.',
    items: [
      { name: 'NVDA and VoiceOver', why: 'The screen readers most used on Windows and on iPhone.' },
      {
        name: 'axe',
        why: 'An open engine with few false alarms, run in a real browser in each theme and width.',
      },
      {
        name: 'WCAG 2.2, level AA',
        why: 'The standard that UK guidance names, including its newer rules on focus, dragging and target size.',
      },
      {
        name: 'People',
        why: 'For larger services, paid sessions with disabled testers. One hour changes more minds than any report.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'An audit of a small site is the lower figure. An audit of a shop or application with two rounds of repairs by us comes to the upper one.',
      'Buying it with a new site costs nothing extra: it is how we build.',
    ],
    dearer: [
      'PDF documents by the hundred',
      'Third-party widgets that nobody can change',
      'Several apps and sites at once',
    ],
    cheaper: [
      'A component library: mend once, mended everywhere',
      'Developers who repair by themselves',
      'Access to the code',
    ],
  },
  more: [
    {
      title: 'Keeping it that way',
      paragraphs: [
        'Accessibility is lost in small steps: a new banner, a campaign page, a colour from the rebrand. We leave you with checks that run on each change and stop the worst, a page of habits for whoever writes content, and an offer to look again once a year. Alternative texts, for one, are a writing task and not a technical one: describe what the picture is there to say.',
      ],
    },
  ],
  questions: [
    {
      id: 'overlay',
      question: 'Can we not just install a widget?',
      text: 'No. Overlays do not mend what is underneath, get in the way of people’s own tools, and have been part of complaints rather than a defence against them.',
    },
    {
      id: 'small',
      question: 'We are small. Does the law mean us?',
      text: 'The Equality Act has no lower limit for service providers. What is reasonable depends on size and cost, and most repairs are cheap.',
    },
    {
      id: 'certificate',
      question: 'Do we get a certificate?',
      text: 'You get a dated report and a statement. There is no official certificate, and nobody can honestly guarantee that a changing site stays conformant.',
    },
    {
      id: 'europe',
      question: 'We sell to the EU. Does anything else apply?',
      text: 'Probably the European Accessibility Act, for shops, banking, tickets and e-books since June 2025. The technical work is nearly the same; the papers differ.',
    },
  ],
  related: ['websites', 'website-updates-migrations', 'web-apps', 'analytics-setup'],
};
