import type { SiteSettings } from '../settings/schema.ts';
import { timeWords } from './time-words.ts';
import { defaultTimes } from './times.ts';

/** How soon a written quote and a person's answer come, and how long the quote form takes: '2 working days'. */
export interface Soon {
  readonly quote: string;
  readonly reply: string;
  readonly form: string;
}

export function soonOf(settings: Pick<SiteSettings, 'times'>): Soon {
  const times = { ...defaultTimes, ...settings.times };
  return {
    quote: timeWords(times['written-quote']),
    reply: timeWords(times.reply),
    form: timeWords(times['quote-form']),
  };
}
