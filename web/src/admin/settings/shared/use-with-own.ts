import { useState } from 'react';

/** A part of the settings that is saved by itself. */
export interface SavedPart<TSettings, TInput> {
  /** What is stored of it, as one text that changes with it. */
  readonly seenOf: (settings: TSettings) => string;
  /** The settings once this is saved. */
  readonly withSaved: (settings: TSettings, input: TInput) => TSettings;
}

interface Own<TInput> {
  readonly input: TInput;
  /** What this was saved over: while the database still shows one of these, ours has yet to come. */
  readonly over: readonly string[];
}

/** The settings with what was saved here, which may have to be changed again before the database has sent it back. */
export function useWithOwn<TSettings, TInput>(
  stored: TSettings,
  { seenOf, withSaved }: SavedPart<TSettings, TInput>,
) {
  const [own, setOwn] = useState<Own<TInput> | null>(null);
  const isAhead = own?.over.includes(seenOf(stored)) ?? false;
  if (own && !isAhead) setOwn(null);
  const settings = own && isAhead ? withSaved(stored, own.input) : stored;
  const seen = seenOf(settings);
  return {
    settings,
    /** `seenOf` these. */
    seen,
    noteSaved: (input: TInput) => {
      setOwn({ input, over: [...(own && isAhead ? own.over : []), seen] });
    },
  };
}
