import { after } from './firebase-tools.ts';
import { BusyAnswer, isPassing, lineOf, Problem } from './problem.ts';

/** Seconds that the emulators give a function to load. On a busy machine it takes long. */
export const LOAD_SECONDS = 120;

/**
 * A function may take this long to load and then run for a minute. If it fails to load, the emulators say nothing at
 * all.
 */
export const ANSWER_TIMEOUT = (LOAD_SECONDS + 65) * 1000;

/**
 * No retry begins later than this after the first try; longer than one response may take, so there is always a second.
 */
const PATIENCE = 200_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** Every try failed in a way that might have been temporary. */
export class TooBusy extends Problem {
  override readonly name = 'TooBusy';
}

export interface RepeatOptions {
  /** Called with the error before each retry. */
  note?: (trouble: string) => void;
  wait?: (milliseconds: number) => Promise<void>;
  now?: () => number;
}

/**
 * Retries idempotent work while its failures may be temporary, with growing pauses, since an overloaded machine needs
 * fewer requests.
 */
export async function repeat<T>(
  what: string,
  attempt: () => Promise<T>,
  { note, wait = after, now = Date.now }: RepeatOptions = {},
): Promise<T> {
  const deadline = now() + PATIENCE;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      const trouble = `${what}: ${lineOf(error)}`;
      if (now() + pause > deadline) throw new TooBusy(`${trouble} (tried for ${PATIENCE / 1000} s)`);
      note?.(trouble);
    }
    await wait(pause);
  }
}

/** The text of a response, unless a retry might change it. */
export async function readAnswer(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.status !== 429 && answer.status < 500) return text;
  throw new BusyAnswer(`answered ${answer.status}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
}
