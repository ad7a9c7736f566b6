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
    text: 'Each project has its own page. It shows what’s done, what comes next and when, and what we need from you. You can open it at any time, with or without an account.',
  },
  'web-apps': {
    screen: 'project-management',
    title: 'One to try',
    text: 'Our project board runs in your browser. Drag a card or move it with the keyboard, and see what the rules allow.',
    demo: 'project-management',
  },
  'bespoke-solutions': {
    screen: 'restaurant-booking',
    title: 'Try to break the rules',
    text: 'A restaurant’s floor plan with its sittings, table sizes and closing times. Ask for a table that doesn’t fit, and it tells you why.',
    demo: 'restaurant-booking',
  },
  'admin-backends': {
    screen: 'quote-editor',
    title: 'The one we use ourselves',
    text: 'We write our own quotes in a back office that we built. Lines, VAT and the client’s choices are in one place, and every change is recorded.',
  },
  'mobile-apps': {
    screen: 'gym-booking',
    title: 'Try it on your phone',
    text: 'A gym’s timetable that runs in your phone’s browser, with nothing to install. If that’s enough for you, you don’t need an app.',
    demo: 'gym-booking',
  },
  'additional-services': {
    screen: 'learning-management',
    title: 'A training course to try',
    text: 'Short courses with lessons, questions and a certificate. You can try them in your browser.',
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
