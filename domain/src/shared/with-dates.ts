interface HasToDate {
  toDate(): Date;
}

function isTimestampLike(value: object): value is HasToDate {
  return 'toDate' in value && typeof value.toDate === 'function';
}

/** Firestore timestamps (of either SDK) become Dates, everything else stays as it is. */
export function withDates(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (isTimestampLike(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}
