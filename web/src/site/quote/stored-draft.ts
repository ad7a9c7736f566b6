export const storageKey = 'quote-draft';

/** What this browser has stored, as text: shows whether another tab has stored anything since. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
