import type { Step } from '../../ui/site/steps.tsx';

/** How a project goes, with the times that we keep to. */
export const processSteps: readonly Step[] = [
  {
    title: 'You tell us what you need',
    time: '3 minutes',
    text: 'Use the quote form or ring us. You see a price range while you fill it in, before you give us your name.',
  },
  {
    title: 'You get a written quote',
    time: 'Within 2 working days',
    text: 'A fixed price, line by line, with what is included and what is not. Optional parts can be ticked on or off, and the total follows.',
  },
  {
    title: 'We build in stages that you can see',
    time: '2 to 12 weeks',
    text: 'Every milestone is yours to try and approve. A private link shows the progress, with or without an account.',
  },
  {
    title: 'It goes live, and it is yours',
    time: '1 day',
    text: 'You own the code, the domain and the content. We stay on a monthly plan if you want us, or hand over with notes.',
  },
];
