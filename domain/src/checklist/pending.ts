/**
 * The items of a checklist to which a tick of this browser is still to be sent, without those that a colleague has removed
 * meanwhile: of them there is nothing but the tick, which the server will refuse.
 */
export function wholeItems(items: unknown): unknown {
  if (typeof items !== 'object' || items === null) return items;
  const whole = Object.entries(items).filter(
    ([, item]: [string, unknown]) =>
      typeof item === 'object' && item !== null && 'text' in item && 'position' in item,
  );
  return Object.fromEntries(whole);
}
