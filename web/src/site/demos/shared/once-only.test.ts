import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceOnly } from './once-only.ts';

class FakeElement {
  readonly isButton: boolean;
  constructor(isButton: boolean) {
    this.isButton = isButton;
  }
  closest(): FakeElement | null {
    return this.isButton ? this : null;
  }
}

describe('an action is done once', () => {
  beforeEach(() => vi.stubGlobal('Element', FakeElement));
  afterEach(() => vi.unstubAllGlobals());
  const event = <Rest extends object>(rest: Rest, isButton = true) => ({
    target: new FakeElement(isButton),
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    ...rest,
  });

  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('however often it is clicked: click %i', (detail, isStopped) => {
    const click = event({ detail });
    onceOnly.onClickCapture(click);
    expect(click.preventDefault).toHaveBeenCalledTimes(isStopped ? 1 : 0);
    expect(click.stopPropagation).toHaveBeenCalledTimes(isStopped ? 1 : 0);
  });

  it.each([
    ['Enter', true, true],
    [' ', true, true],
    ['Enter', false, false],
    ['ArrowDown', true, false],
  ])('however long a key is held: %j, again %s', (key, repeat, isStopped) => {
    const press = event({ key, repeat });
    onceOnly.onKeyDownCapture(press);
    expect(press.preventDefault).toHaveBeenCalledTimes(isStopped ? 1 : 0);
  });

  it('and other elements are left alone', () => {
    const click = event({ detail: 2 }, false);
    onceOnly.onClickCapture(click);
    expect(click.stopPropagation).not.toHaveBeenCalled();
  });
});
