import { availableParallelism, loadavg } from 'node:os';
import { isPassing, Problem, textOf } from './problem.ts';
import { TooBusy } from './repeat.ts';

/** A step that is silent for longer than this might seem to hang. */
const SILENCE = 20_000;

export interface Progress {
  /** Announces the start of a step. */
  report: (line: string) => void;
  /** Keeps the error behind a retry for the next progress message. */
  note: (trouble: string) => void;
  /** The message for an error that ended the start; `log` is the emulators' log, once they have started. */
  failure: (error: unknown, log?: string) => Error;
  end: () => void;
}

/** Reports the steps of a start, and now and then that a long one is still running. */
export function startProgress(tell: (line: string) => void): Progress {
  let step = '';
  let began = Date.now();
  let trouble = '';
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const timer = setInterval(() => {
    if (step) tell(`${step.replace(/\.$/, '')}: still working after ${seconds()} s${trouble}.`);
    trouble = '';
  }, SILENCE);
  timer.unref();
  return {
    report: (line) => {
      step = line;
      began = Date.now();
      trouble = '';
      timer.refresh();
      tell(line);
    },
    note: (text) => {
      trouble = `; trying again, since ${text.replace(/\.$/, '')}`;
    },
    failure: (error, log) => failureOf(error, `${step && ` at '${step}'`} after ${seconds()} s`, log),
    end: () => clearInterval(timer),
  };
}

/** A fixable problem speaks for itself; anything else says where it happened and what to do next. */
function failureOf(error: unknown, at: string, log: string | undefined): Error {
  const isBusy = error instanceof TooBusy || isPassing(error);
  if (error instanceof Problem && !isBusy) return error;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return new Problem(
    [
      `The start failed${at}:`,
      textOf(error),
      '',
      isBusy &&
        `This machine is probably busy with other things (load ${load} on ${availableParallelism()} cores): nothing answered in time.`,
      log && `What the emulators said: ${log}`,
      'Nothing half-finished has been stored. You can safely run the command again.',
    ]
      .filter((line) => typeof line === 'string')
      .join('\n'),
  );
}
