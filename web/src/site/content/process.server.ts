import type { Step } from '../../ui/site/steps.tsx';

/** How a project goes, with the times that we keep to. */
export const processSteps: readonly Step[] = [
  {
    title: 'You tell us what you need',
    time: 'About {{time quote-form}}',
    text: 'Use the quote form or call us. You see a price range while you fill it in, before you give us your name.',
  },
  {
    title: 'You get a written quote',
    time: 'Within {{time written-quote}}',
    text: 'A fixed price, line by line, with what is included and what isn’t. You can select or leave out the optional parts, and the total follows.',
  },
  {
    title: 'We build it in stages you can see',
    time: 'The dates are in your quote',
    text: 'You can try each milestone and approve it. A private link shows the progress, with or without an account.',
  },
  {
    title: 'It goes live, and it’s yours',
    text: 'You own the code, the domain and the content. We look after it on a monthly plan if you like, or hand it over with notes.',
  },
];
