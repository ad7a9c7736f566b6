import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { SplitSection } from '../../ui/site/section.tsx';
import type { DemoSlug } from '../../views/demo/demos.ts';
import { Screen } from '../../views/screen/screen.tsx';
import type { ScreenName } from '../../views/screen/screens.ts';

interface Shown {
  readonly screen: ScreenName;
  readonly title: string;
  readonly text: string;
  /** Where it can be tried. */
  readonly demo?: DemoSlug;
}

/** Services with a demo of our own. */
const shown: Readonly<Record<string, Shown>> = {
  websites: {
    screen: 'project',
    title: 'What you see while we build',
    text: 'Each project has a page of its own: what is done, what comes next and when, and what we need from you. It is open on any day, with or without an account.',
  },
  'web-apps': {
    screen: 'project-management',
    title: 'One to try',
    text: 'A project board of ours that runs in your browser. Drag a card, or move it by keyboard, and see what the rules allow.',
    demo: 'project-management',
  },
  'bespoke-solutions': {
    screen: 'restaurant-booking',
    title: 'Rules you can push against',
    text: 'A restaurant’s floor with its sittings, table sizes and closing times. Ask it for a table that would not work, and it says why not.',
    demo: 'restaurant-booking',
  },
  'admin-backends': {
    screen: 'quote-editor',
    title: 'The one we use ourselves',
    text: 'Our own quotes are written in a back office that we built: lines, VAT and the client’s choices in one place, with every change in a log.',
  },
  'mobile-apps': {
    screen: 'gym-booking',
    title: 'Try it on your phone',
    text: 'A gym’s timetable that works in the browser of any phone, without a shop for apps in between. Whether that is enough for you is the first question to settle.',
    demo: 'gym-booking',
  },
  'additional-services': {
    screen: 'learning-management',
    title: 'Training that marks itself',
    text: 'Three short courses with lessons, questions and a certificate, made to be tried.',
    demo: 'learning-management',
  },
};

/** One of our screens, with what it shows of the service; nothing where there is none. */
export function ServiceScreen({ slug }: { readonly slug: string }) {
  const found = shown[slug];
  if (!found) return null;
  const { screen, title, text, demo } = found;
  return (
    <SplitSection
      tone="night"
      seed={`${slug}-screen`}
      title={title}
      lead={text}
      more={demo === undefined ? null : <Anchor href={paths.demo(demo)}>Open the demo</Anchor>}
    >
      <Screen name={screen} sizes="(min-width: 80rem) 42rem, (min-width: 56rem) 52vw, 92vw" />
    </SplitSection>
  );
}
