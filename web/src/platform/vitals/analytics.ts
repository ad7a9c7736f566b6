/** Under which words a choice is kept, and which version of the question was answered. */
const storageKey = 'consent';
const version = 1;

/** The question is asked again after 6 months. */
function isStillGood(at: number, now: Date): boolean {
  const until = new Date(at);
  until.setMonth(until.getMonth() + 6);
  return at <= now.getTime() && now < until;
}

/** True where somebody agreed to analytics: to this version of the question, and not too long ago. */
export function hasConsent(storage: () => Pick<Storage, 'getItem'>, now: Date): boolean {
  try {
    const kept: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return false;
    if (!('version' in kept && 'analytics' in kept && 'at' in kept)) return false;
    return (
      kept.version === version &&
      kept.analytics === true &&
      typeof kept.at === 'number' &&
      isStillGood(kept.at, now)
    );
  } catch {
    return false;
  }
}

export interface AnalyticsState {
  /** The tag manager's id; undefined or empty where the agency uses none. */
  readonly tagId: string | undefined;
  readonly consented: boolean;
}

/** Measuring for analytics needs both: somewhere to send to, and a yes. */
export function mayMeasure({ tagId, consented }: AnalyticsState): boolean {
  return consented && tagId !== undefined && /^(?:G|GT|GTM|AW)-[A-Z0-9]+$/.test(tagId);
}
