import type { KeyboardEvent } from 'react';

/** What Safari sends in place of a key that ends a composition, and says no more of it. */
const composedKeyCode = 229;

/** Does this key belong to an input method that is composing a letter? Its Enter and Escape end that, and nothing else. */
export function isComposing({
  nativeEvent,
}: {
  readonly nativeEvent: Pick<KeyboardEvent['nativeEvent'], 'isComposing' | 'keyCode'>;
}): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === composedKeyCode;
}
