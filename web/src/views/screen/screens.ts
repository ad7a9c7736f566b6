import type { ResponsivePicture } from '@agency/domain/site/picture';
import gymDark from '../../site/images/screens/gym-booking-dark.webp?picture';
import gymLight from '../../site/images/screens/gym-booking-light.webp?picture';
import boardDark from '../../site/images/screens/project-management-dark.webp?picture';
import boardLight from '../../site/images/screens/project-management-light.webp?picture';
import restaurantDark from '../../site/images/screens/restaurant-booking-dark.webp?picture';
import restaurantLight from '../../site/images/screens/restaurant-booking-light.webp?picture';

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
    alt: 'A week of classes with free places, and the list of those who are in one class',
  },
  'restaurant-booking': {
    light: restaurantLight,
    dark: restaurantDark,
    alt: 'A calendar and the plan of a restaurant with its free and taken tables',
  },
  'project-management': {
    light: boardLight,
    dark: boardDark,
    alt: 'A board with cards in four columns, from to do to done, with dates and people',
  },
} as const satisfies Readonly<Record<string, ScreenPicture>>;

export type ScreenName = keyof typeof screens;

export function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}
