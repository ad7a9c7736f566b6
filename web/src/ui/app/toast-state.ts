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

/** Beyond this the oldest go: nobody reads a stack of messages. */
export const MAX_TOASTS = 3;

export function toastReducer(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.type === 'dismissed') return toasts.filter((toast) => toast.id !== change.id);
  const { toast } = change;
  const others = toasts.filter((other) => other.message !== toast.message || other.tone !== toast.tone);
  return [...others, toast].slice(-MAX_TOASTS);
}

/** How long a message stays: long enough to read it twice; with something to do, longer; an error, until dismissed. */
export function toastMilliseconds(toast: Pick<Toast, 'tone' | 'message' | 'action'>): number | null {
  if (toast.tone === 'danger') return null;
  const reading = 2000 + toast.message.length * 80;
  return Math.min(12_000, Math.max(toast.action ? 8000 : 4000, reading));
}
