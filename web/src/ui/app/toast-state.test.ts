import { describe, expect, it } from 'vitest';
import { MAX_TOASTS, type Toast, toastMilliseconds, toastReducer } from './toast-state.ts';

const toast = (id: number, message = `Message ${id}`): Toast => ({ id, tone: 'success', message });
const show = (toasts: readonly Toast[], next: Toast): readonly Toast[] =>
  toastReducer(toasts, { type: 'shown', toast: next });

describe('toastReducer', () => {
  it('adds at the end and keeps the newest few', () => {
    let toasts: readonly Toast[] = [];
    for (let id = 1; id <= MAX_TOASTS + 2; id += 1) toasts = show(toasts, toast(id));
    expect(toasts.map(({ id }) => id)).toEqual([3, 4, 5]);
  });

  it('shows the same message once, as the newest', () => {
    const toasts = show(show(show([], toast(1, 'Saved')), toast(2)), toast(3, 'Saved'));
    expect(toasts.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('keeps whatever can still be undone, though the words are the same or there are many', () => {
    const removed = (id: number): Toast => ({
      ...toast(id, 'Line 1 removed'),
      action: { label: 'Undo', onAction() {} },
    });
    let toasts: readonly Toast[] = [];
    for (let id = 1; id <= MAX_TOASTS + 1; id += 1) toasts = show(toasts, removed(id));
    expect(toasts.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(show(show(toasts, toast(5)), toast(6)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
  });

  it('dismisses one and leaves the others', () => {
    const toasts = toastReducer([toast(1), toast(2)], { type: 'dismissed', id: 1 });
    expect(toasts.map(({ id }) => id)).toEqual([2]);
  });
});

describe('toastMilliseconds', () => {
  it('keeps errors until they are dismissed', () => {
    expect(toastMilliseconds({ tone: 'danger', message: 'Not saved' })).toBeNull();
  });

  it('gives time to read and to act', () => {
    expect(toastMilliseconds({ tone: 'info', message: 'Saved' })).toBe(4000);
    expect(
      toastMilliseconds({ tone: 'info', message: 'Saved', action: { label: 'Undo', onAction() {} } }),
    ).toBe(8000);
    expect(toastMilliseconds({ tone: 'info', message: 'x'.repeat(500) })).toBe(12_000);
  });
});
