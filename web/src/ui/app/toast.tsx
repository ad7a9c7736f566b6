import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { CrossIcon } from '../icons.tsx';
import { TONE_ICONS } from '../tone.tsx';
import styles from './toast.module.css';
import {
  type Toast,
  type ToastAction,
  type ToastTone,
  toastMilliseconds,
  toastReducer,
} from './toast-state.ts';

export type ShowToast = (message: string, options?: { tone?: ToastTone; action?: ToastAction }) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Says briefly that something happened. Form errors belong in the form. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it');
  return show;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, change] = useReducer(toastReducer, []);
  const next = useRef(1);
  const show = useCallback<ShowToast>((message, options) => {
    const id = next.current;
    next.current += 1;
    change({
      type: 'shown',
      toast: { id, message, tone: options?.tone ?? 'success', action: options?.action },
    });
  }, []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      <section className={styles.stack} aria-label="Messages" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={(id) => change({ type: 'dismissed', id })} />
        ))}
      </section>
    </ToastContext.Provider>
  );
}

function ToastCard({
  toast,
  onDismiss,
}: {
  readonly toast: Toast;
  readonly onDismiss: (id: number) => void;
}) {
  const { id, tone, message, action } = toast;
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  const time = toastMilliseconds(toast);
  useEffect(() => {
    if (held || time === null) return;
    const timer = setTimeout(() => dismiss.current(id), time);
    return () => clearTimeout(timer);
  }, [held, id, time]);
  const Icon = TONE_ICONS[tone];
  const from = useRef<Element | null>(null);
  // Its buttons go with it: the focus goes back to where it came from, not to the start of the page.
  const leave = () => {
    const stays = from.current instanceof HTMLElement && from.current.isConnected ? from.current : null;
    (stays ?? document.querySelector('main'))?.focus({ preventScroll: true });
    onDismiss(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it or focusing inside only holds the clock
    <div
      className={cx(styles.toast, styles[tone])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} />
      <p className={styles.message} role={tone === 'danger' ? 'alert' : undefined}>
        {message}
      </p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            leave();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton label="Dismiss" className={styles.close} onClick={leave}>
        <CrossIcon size={16} />
      </IconButton>
    </div>
  );
}
