import { after } from './firebase-tools.ts';
import { BusyAnswer, isPassing, lineOf, Problem } from './problem.ts';

/** Seconds that the emulators give a function to load. On a machine that is busy with other things it takes long. */
export const LOAD_SECONDS = 120;

/** A function may load so long and then work for a minute. Of one that did not load the emulators say nothing at all. */
export const ANSWER_TIMEOUT = (LOAD_SECONDS + 65) * 1000;

/** No new try begins later than this after the first; longer than one answer may take, so there is always a second. */
const PATIENCE = 200_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/** It went wrong again and again, each time in a way that could have passed. */
export class TooBusy extends Problem {
  override readonly name = 'TooBusy';
}

export interface RepeatOptions {
  /** Is told what went wrong, each time before it is tried again. */
  note?: (trouble: string) => void;
  wait?: (milliseconds: number) => Promise<void>;
  now?: () => number;
}

/**
 * Does what may be done twice until it goes well, while what goes wrong may pass; with growing pauses, since a machine
 * that is too busy needs fewer questions rather than more.
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

/** The text of an answer, unless it is one of those that may be another a little later. */
export async function readAnswer(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.status !== 429 && answer.status < 500) return text;
  throw new BusyAnswer(`answered ${answer.status}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
}
