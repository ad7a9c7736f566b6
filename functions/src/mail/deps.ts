import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../platform/deps.ts';
import { createMailProvider, type MailProvider } from './provider.ts';

/** What sending mail needs beyond an operation's dependencies; tests supply their own clock, sleep and provider. */
export interface MailDeps extends Deps {
  readonly provider: MailProvider;
  sleep(milliseconds: number): Promise<void>;
  /** In [0, 1): the jitter of retries. */
  jitter(): number;
}

export function mailDeps(deps: Deps): MailDeps {
  return {
    ...deps,
    provider: createMailProvider({
      apiKey: deps.config.secret('RESEND_API_KEY'),
      baseUrl: deps.config.resendBaseUrl,
      now: deps.clock,
    }),
    sleep: (milliseconds) => wait(milliseconds),
    jitter: () => Math.random(),
  };
}
