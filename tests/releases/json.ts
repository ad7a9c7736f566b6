/** JSON has no times: each stands as `{ "$time": … }`. */
export function encodeTimes(this: unknown, key: string, value: unknown): unknown {
  // A date has turned into text before the replacer sees it; the map that holds it still has it.
  const raw: unknown = Object(this)[key];
  return raw instanceof Date ? { $time: raw.toISOString() } : value;
}

export function decodeTimes(_key: string, value: unknown): unknown {
  const time: unknown = Object(value).$time;
  return typeof time === 'string' ? new Date(time) : value;
}
