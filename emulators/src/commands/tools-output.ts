/** What firebase-tools warns of that is so on purpose in an emulator run. */
const expected = [
  'not currently authenticated',
  'Env variable override detected',
  'Unable to fetch the CLI MOTD',
  'will drop support for Java version',
  'The Emulator UI is not starting',
  'because the pubsub emulator does not exist or is not running',
  'Application Default Credentials detected',
];

/** Warnings and errors of the emulators and the functions; everything else stays in the run's log. */
export const isWorthTelling = (line: string): boolean =>
  /^(?:⚠|✖|Error|\s*at )|"severity":"(?:ERROR|CRITICAL)"/.test(line) &&
  !expected.some((text) => line.includes(text));

/** What the functions themselves print, as well: for somebody who is changing them. */
export const isWorthTellingInDevelopment = (line: string): boolean =>
  isWorthTelling(line) || line.startsWith('>  ');
