import type { ResponsivePicture } from '@agency/domain/site/picture';
import gymDark from '../../images/screens/gym-booking-dark.webp?picture';
import gymLight from '../../images/screens/gym-booking-light.webp?picture';
import learningDark from '../../images/screens/learning-management-dark.webp?picture';
import learningLight from '../../images/screens/learning-management-light.webp?picture';
import projectDark from '../../images/screens/project-dark.webp?picture';
import projectLight from '../../images/screens/project-light.webp?picture';
import boardDark from '../../images/screens/project-management-dark.webp?picture';
import boardLight from '../../images/screens/project-management-light.webp?picture';
import quoteDark from '../../images/screens/quote-dark.webp?picture';
import editorDark from '../../images/screens/quote-editor-dark.webp?picture';
import editorLight from '../../images/screens/quote-editor-light.webp?picture';
import quoteLight from '../../images/screens/quote-light.webp?picture';
import restaurantDark from '../../images/screens/restaurant-booking-dark.webp?picture';
import restaurantLight from '../../images/screens/restaurant-booking-light.webp?picture';

interface ScreenPicture {
  readonly light: ResponsivePicture;
  readonly dark: ResponsivePicture;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

/** Our own screens as `npm run pictures` takes them, a demo under its slug. */
export const screens = {
  'gym-booking': {
    light: gymLight,
    dark: gymDark,
    alt: 'A week of classes with free places, and the list of people in one class',
  },
  'restaurant-booking': {
    light: restaurantLight,
    dark: restaurantDark,
    alt: 'A calendar and a restaurant’s floor plan with free and taken tables',
  },
  'project-management': {
    light: boardLight,
    dark: boardDark,
    alt: 'A board with cards in 4 columns, from to do to done, with dates and people',
  },
  'learning-management': {
    light: learningLight,
    dark: learningDark,
    alt: 'A lesson on temperatures beside the list of lessons, 2 of them passed',
  },
  project: {
    light: projectLight,
    dark: projectDark,
    alt: 'A client’s project page: half done, what we need from them, and the steps with their dates',
  },
  quote: {
    light: quoteLight,
    dark: quoteDark,
    alt: 'A quote as a client sees it: every part with its price, an option to tick and the total at the side',
  },
  'quote-editor': {
    light: editorLight,
    dark: editorDark,
    alt: 'Editing a quote in the back office: lines with quantity, price, VAT and what the client can choose',
  },
} as const satisfies Readonly<Record<string, ScreenPicture>>;

export type ScreenName = keyof typeof screens;

export function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}
