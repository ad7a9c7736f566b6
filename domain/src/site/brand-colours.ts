/**
 * The brand's colours, for all that no style sheet of the site reaches: mails, PDFs, the pictures of shared links, the
 * bar of the browser and the web app manifest. The site itself is coloured by `web/src/ui/tokens.css`, whose tokens have
 * the same names (`navy900` is `--navy-900`); where the two differ, a test names the token that does. Change both.
 */
export const brandColours = {
  /** The night: pictures of shared links, the ground of the dark theme. */
  navy950: '#081426',
  /**
   * The brand colour: the bar of the browser, the band and the dark card of mails, titles in PDFs, the mark's tile.
   */
  navy900: '#0c1d36',
  /** On the dark card of a mail: its band, quoted words. */
  navy800: '#13294a',
  /** Light paper: the card of mails, words on navy, the start of the web app. */
  chalk50: '#fbfaf7',
  /** Around or in the light card: the page of mails, quoted words. */
  chalk100: '#f3f1ea',
  /** The next step: buttons, and the trig point of the mark. */
  accent: '#f2b705',
  /** Words on the accent. */
  onAccent: '#0f1b2d',
} as const;

/** Words, lines and states on light ground: mails, PDFs. */
export const lightColours = {
  surface: '#ffffff',
  /** Blocks that stand out from white paper. */
  surface2: '#f6f4ee',
  ink: '#0f1b2d',
  /** Secondary text: labels, footers, notes. */
  ink2: '#43526a',
  line: '#dedacf',
  link: '#174fb2',
  success: '#135c34',
  successBg: '#e6f3ea',
  warning: '#6f4300',
  warningBg: '#fdf2d6',
  info: '#164a9c',
  infoBg: '#e8f0fb',
} as const;

/** Words and lines on navy: mails in dark mode, pictures of shared links. */
export const darkColours = {
  ink: '#f3f1ea',
  ink2: '#b6c2d4',
  line: '#223a5e',
  lineStrong: '#6e84a8',
  link: '#9cc0ff',
} as const;

/** Contour lines, by the ground they are drawn on. The site lets its ground shine through them instead (`--contour`). */
export const contourColours = {
  navy950: '#24405f',
  navy900: '#2b4467',
  paper: '#e4dfd2',
} as const;
