import * as v from 'valibot';

/** Warnings of firebase-tools about things that are intended in an emulator run. */
const expected = [
  'not currently authenticated',
  'Env variable override detected',
  'Unable to fetch the CLI MOTD',
  'will drop support for Java version',
  'The Emulator UI is not starting',
  'because the pubsub emulator does not exist or is not running',
  'Application Default Credentials detected',
  'Picked up JAVA_TOOL_OPTIONS',
];

const ofFunctions = '>  ';

const isNotable = (line: string): boolean =>
  /^(?:⚠|✖|Error|\s*at )|"severity":"(?:ERROR|CRITICAL)"/.test(line) &&
  !expected.some((text) => line.includes(text));

/** Warnings and errors of the emulators and the functions, in short; everything else stays in the run's log. */
export const notable = (line: string): string | undefined => (isNotable(line) ? inShort(line) : undefined);

/** The same in full, with the functions' own output, for people working on them. */
export const notableInDevelopment = (line: string): string | undefined =>
  isNotable(line) || line.startsWith(ofFunctions) ? line : undefined;

const thrown = v.object({
  name: v.optional(v.string()),
  message: v.string(),
  detail: v.optional(v.string()),
});
const entry = v.looseObject({ message: v.string(), cause: v.optional(v.union([thrown, v.string()])) });

/** A structured line of a function's log in words: `A limit could not be counted (limit mediaSizes): it took too long`. */
function inShort(line: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entry), line.replace(ofFunctions, ''));
  if (!parsed.success) return line;
  const { message, cause, severity: _severity, ...fields } = parsed.output;
  const said = Object.entries(fields).flatMap(([name, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value) ? [`${name} ${value}`] : [],
  );
  const about = said.length > 0 ? ` (${said.join(', ')})` : '';
  return `${ofFunctions}${message}${about}${cause ? `: ${causeInShort(cause)}` : ''}`;
}

function causeInShort(cause: NonNullable<v.InferOutput<typeof entry>['cause']>): string {
  if (typeof cause === 'string') return cause;
  const { name, message, detail } = cause;
  return [name, message, detail].filter(Boolean).join(': ');
}
