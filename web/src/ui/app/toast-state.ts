export type ToastTone = 'success' | 'info' | 'danger';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  /** 'Undo'. */
  readonly action?: ToastAction | undefined;
}

export type ToastChange =
  | { readonly type: 'shown'; readonly toast: Toast }
  | { readonly type: 'dismissed'; readonly id: number };

/** Beyond this the oldest go that offer no action: nobody reads a stack of messages. */
export const MAX_TOASTS = 3;

export function toastReducer(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.type === 'dismissed') return toasts.filter((toast) => toast.id !== change.id);
  const { toast } = change;
  // Two removals may have the same words, and each has its own way back.
  const others = toasts.filter(
    ({ action, message, tone }) => action || message !== toast.message || tone !== toast.tone,
  );
  const surplus = Math.max(others.length + 1 - MAX_TOASTS, 0);
  const leaving = new Set(others.filter(({ action }) => !action).slice(0, surplus));
  return [...others.filter((other) => !leaving.has(other)), toast];
}

/** How long a message stays: long enough to read it twice; with something to do, longer; an error, until dismissed. */
export function toastMilliseconds(toast: Pick<Toast, 'tone' | 'message' | 'action'>): number | null {
  if (toast.tone === 'danger') return null;
  const reading = 2000 + toast.message.length * 80;
  return Math.min(12_000, Math.max(toast.action ? 8000 : 4000, reading));
}
