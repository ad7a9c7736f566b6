/** The storage key of a choice, and the version of the question: an answer to an earlier one counts for nothing. */
const storageKey = 'consent';
const version = 2;

/** The question is asked again after 6 months. */
function isStillGood(at: number, now: Date): boolean {
  const until = new Date(at);
  until.setMonth(until.getMonth() + 6);
  return at <= now.getTime() && now < until;
}

/** The stored choice for this version of the question, unless it has expired. Undefined where there is none. */
export function storedChoice(storage: () => Pick<Storage, 'getItem'>, now: Date): boolean | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    if (!('version' in stored && 'analytics' in stored && 'at' in stored)) return undefined;
    const { analytics, at } = stored;
    if (stored.version !== version || typeof analytics !== 'boolean' || typeof at !== 'number')
      return undefined;
    return isStillGood(at, now) ? analytics : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice with its version and time. Where storage is blocked it holds for this page only. */
export function keepChoice(storage: () => Pick<Storage, 'setItem'>, analytics: boolean, now: Date): void {
  try {
    storage().setItem(storageKey, JSON.stringify({ version, analytics, at: now.getTime() }));
  } catch {
    // Nothing is stored, so the question comes again: nobody is measured without being asked.
  }
}

/** True with consent to analytics. */
export function hasConsent(storage: () => Pick<Storage, 'getItem'>, now: Date): boolean {
  return storedChoice(storage, now) === true;
}

/** The id of one of Google's tags: a container, or a measurement. */
export function isTagId(text: string | undefined): text is string {
  return text !== undefined && /^(?:G|GT|GTM|AW)-[A-Z0-9]+$/.test(text);
}

export interface AnalyticsState {
  /** The tag manager's id; undefined or empty where the agency uses none. */
  readonly tagId: string | undefined;
  readonly consented: boolean;
}

/** Measuring for analytics needs both a tag and consent. */
export function mayMeasure({ tagId, consented }: AnalyticsState): boolean {
  return consented && isTagId(tagId);
}

/** The same for this document, which names the agency's tag where there is one. */
export function mayMeasureHere(): boolean {
  return mayMeasure({
    tagId: document.documentElement.dataset.analyticsTag,
    consented: hasConsent(() => window.localStorage, new Date()),
  });
}
