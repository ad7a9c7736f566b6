import { brandColours, contourColours, lightColours } from '@agency/domain/site/brand-colours';

// The site's colours in print: white page, ink and slate, hairlines of chalk. Lengths are points, 72 to the inch.

export const colours = {
  background: lightColours.surface,
  chalk: lightColours.surface2,
  ink: lightColours.ink,
  slate: lightColours.ink2,
  navy: brandColours.navy900,
  hairline: lightColours.line,
  contour: contourColours.paper,
  accent: brandColours.accent,
  link: lightColours.link,
  warning: lightColours.warning,
  warningBackground: lightColours.warningBg,
  success: lightColours.success,
  successBackground: lightColours.successBg,
  info: lightColours.info,
  infoBackground: lightColours.infoBg,
} as const;

export const sizes = { body: 9.5, small: 8, foot: 7.5, heading: 13, title: 23 } as const;

/** A4 and its margins; the footer is inside the bottom one. */
export const page = { width: 595.28, height: 841.89, top: 44, side: 50, bottom: 24 } as const;

export const textWidth = page.width - 2 * page.side;
