// The site's tokens on paper: white page, ink and slate, hairlines of chalk. Lengths are points, 72 to the inch.

export const colours = {
  ink: '#0f1b2d',
  slate: '#43526a',
  navy: '#0c1d36',
  hairline: '#dedacf',
  chalk: '#f6f4ee',
  contour: '#e4dfd2',
  gorse: '#f2b705',
  link: '#174fb2',
  warning: '#6f4300',
  warningPaper: '#fdf2d6',
  success: '#135c34',
  successPaper: '#e6f3ea',
  info: '#164a9c',
  infoPaper: '#e8f0fb',
} as const;

export const sizes = { body: 9.5, small: 8, foot: 7.5, heading: 13, title: 23 } as const;

/** Margins of the page; the foot stands on the one at the bottom. */
export const page = { top: 44, side: 50, bottom: 24 } as const;
