/**
 * Tells the search that the field itself has sent to the address from one that came from elsewhere. The address follows
 * a moment later, when more may have been typed, which its own earlier words must not take back.
 */
export interface SearchEcho {
  readonly send: (typed: string) => void;
  /** Has the field sent this? From then on, what it sent earlier counts as foreign. */
  readonly isOwn: (search: string) => boolean;
  /** What the address says or will say. */
  readonly latest: (search: string) => string;
}

export function createSearchEcho(): SearchEcho {
  let sent: readonly string[] = [];
  return {
    send: (typed) => {
      sent = [...sent, typed];
    },
    isOwn: (search) => {
      const at = sent.lastIndexOf(search);
      sent = at < 0 ? [] : sent.slice(at);
      return at >= 0;
    },
    latest: (search) => sent.at(-1) ?? search,
  };
}
