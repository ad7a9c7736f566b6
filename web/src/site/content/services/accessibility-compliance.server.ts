import type { ServiceContent } from './service-content.ts';

// Law, checked 2026-11-30: Equality Act 2010, sections 20 and 29: reasonable adjustments, in advance, by service providers of any size.
// Law, checked 2026-11-30: Public Sector Bodies (Websites and Mobile Applications) (No. 2) Accessibility Regulations 2018, regulations 6 to 8: public bodies, and their statement.
// Law, checked 2026-11-30: Directive (EU) 2019/882, article 31: the European Accessibility Act applies from 28 June 2025.

export const accessibilityCompliance: ServiceContent = {
  slug: 'accessibility-compliance',
  heading: 'A site that everyone can use, and a statement that’s true',
  title: 'Accessibility audits and repairs to WCAG 2.2 AA',
  description:
    'We audit your site against WCAG 2.2 AA, by hand and with tools, fix the most harmful problems first and write an accessibility statement you can stand by.',
  lead: 'About one person in four in the UK is disabled (Department for Work and Pensions, Family Resources Survey). They’re your customers too, unless your site stops them.',
  problem: {
    title: 'What goes wrong, and for whom',
    paragraphs: [
      'Someone who can’t hold a mouse presses Tab again and again and lands on a menu that won’t open. Someone with a screen reader hears “button, button, link, image”. Someone with a migraine can’t stop the slideshow. Someone with dyslexia gives up on pale grey text. Few of them write to tell you. They go elsewhere.',
      'Under the Equality Act 2010 (sections 20 and 29), service providers have to make reasonable adjustments for disabled people, and plan for them in advance. Public bodies have further duties under the Public Sector Bodies (Websites and Mobile Applications) (No. 2) Accessibility Regulations 2018, including a published statement. A good score from a scanner isn’t enough, because tools can’t find many of the problems.',
    ],
  },
  included: {
    title: 'What you get',
    lead: 'A list of what people can’t do on your site, and how to let them.',
    items: [
      {
        title: 'A sample of your site',
        text: 'Every kind of page and every path that matters: finding, asking, booking, buying and signing in.',
      },
      {
        title: 'Tests by hand',
        text: 'Keyboard only, screen readers, zoom to 400%, high contrast, reduced motion and voice control.',
      },
      {
        title: 'Tests with tools',
        text: 'Automated checks of every page, in light and dark, which you can run again later.',
      },
      {
        title: 'Findings, worst first',
        text: 'Who is stopped, where and how badly, and the change that fixes it, with the code.',
      },
      {
        title: 'Repairs',
        text: 'By us or by your developers, and we check each one. If a component can’t be fixed, we say what to use instead.',
      },
      {
        title: 'The statement',
        text: 'What works, what doesn’t work yet, when it will, and whom to ask. With a date on it.',
      },
    ],
    leftOut: [
      'Overlay widgets: they don’t fix the site, so we remove them',
      'Subtitles for long films',
      'Legal advice',
    ],
  },
  how: {
    title: 'How an audit works',
    lead: 'Most sites take {{time accessibility-compliance}}. You can start fixing problems before we’ve finished.',
    steps: [
      {
        title: 'Choose the sample',
        text: 'From your figures and from complaints you’ve had.',
      },
      {
        title: 'Test',
        time: '{{stage accessibility-compliance 0 33}}',
        text: 'We report serious problems on the day we find them.',
      },
      {
        title: 'Fix',
        time: '{{stage accessibility-compliance 34 67}}',
        text: 'The worst ones first. Each repair gets a test, so that it stays fixed.',
      },
      {
        title: 'Test again and publish',
        time: '{{stage accessibility-compliance 68 100}}',
        text: 'We go through the same paths again, then write the statement for your site.',
      },
    ],
  },
  technologies: {
    title: 'What we test with',
    lead: 'The tools your visitors use, and the ones developers use.',
    items: [
      { name: 'NVDA and VoiceOver', why: 'Two widely used screen readers, on Windows and on iPhone.' },
      {
        name: 'axe',
        why: 'An open-source checker, run in a real browser in each theme and width.',
      },
      {
        name: 'WCAG 2.2, level AA',
        why: 'The standard that UK government guidance names, including its newer rules on focus, dragging and target size.',
      },
      {
        name: 'People',
        why: 'For larger services, paid sessions with disabled testers.',
      },
    ],
  },
  price: {
    title: 'What it costs',
    paragraphs: [
      'The lower figure is for the audit of a small site. The upper one is for a shop or an application, with two rounds of repairs by us.',
      'If we build your site, accessibility is part of it and isn’t charged on top.',
    ],
    dearer: [
      'Many PDF documents',
      'Widgets by other companies that no one can change',
      'Several apps and sites at the same time',
    ],
    cheaper: [
      'A component library, so that one repair reaches every page',
      'Developers who make the repairs themselves',
      'Access to the code',
    ],
  },
  more: [
    {
      title: 'How to keep it accessible',
      paragraphs: [
        'Accessibility gets lost in small steps: a new banner, a campaign page, a colour from a rebrand. We leave you with checks that run on every change, a page of advice for the people who write content, and an offer to look again once a year. Alternative text, for example, is a writing task and not a technical one: say what the picture is there to say.',
      ],
    },
    {
      title: 'What a statement should say',
      paragraphs: [
        'An honest statement lists what doesn’t work yet. It says what was tested, how and when, which problems are known, when you plan to fix them, and how someone can get what they need in the meantime. It gives a contact who answers. Don’t write that your site is “fully accessible”: no test can show that, and the next change may break it.',
      ],
    },
  ],
  questions: [
    {
      id: 'overlay',
      question: 'Can’t we just install a widget?',
      text: 'No. Overlays don’t fix what’s underneath, and they can get in the way of the tools people already use.',
    },
    {
      id: 'small',
      question: 'We’re a small business. Does the law apply to us?',
      text: 'Yes. The Equality Act 2010 applies to service providers of any size. What counts as reasonable depends on things like your size and the cost, and many repairs cost little.',
    },
    {
      id: 'certificate',
      question: 'Do we get a certificate?',
      text: 'You get a report with a date and a statement. There’s no official certificate, and no one can guarantee that a site stays accessible while it changes.',
    },
    {
      id: 'europe',
      question: 'We sell to the EU. Does anything else apply?',
      text: 'Perhaps the European Accessibility Act (Directive (EU) 2019/882), which has applied to online shops, banking, tickets and e-books since June 2025. Ask a lawyer whether it covers you. The technical work is nearly the same.',
    },
  ],
  related: ['websites', 'website-updates-migrations', 'web-apps', 'analytics-setup'],
};
