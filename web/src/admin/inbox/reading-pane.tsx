import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { isPressed, type Shortcut, shortcuts } from '../../ui/app/shortcuts.ts';
import { EmptyState, LoadingState } from '../../ui/app/states.tsx';
import { useShortcuts } from '../../ui/app/use-shortcuts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, CrossIcon } from '../../ui/icons.tsx';
import { withOpen, withoutOpen } from '../shared/open-record.ts';
import type { InboxEnquiry } from './enquiry.ts';
import styles from './inbox.module.css';
import type { EnquiryKind, InboxKind } from './kinds.ts';
import { OpenEnquiry } from './open-enquiry.tsx';
import { useNeighbours } from './use-neighbours.ts';

const paneShortcuts = [shortcuts.nextRecord, shortcuts.previousRecord, shortcuts.closeRecord];

interface PaneProps<T extends InboxEnquiry> {
  readonly kind: InboxKind<T>;
  readonly id: string;
}

/** The one that the address opens. It takes the focus, and gives it back to its row. */
export function ReadingPane<T extends InboxEnquiry>({ kind, id }: PaneProps<T>) {
  const pane = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  useFocusOnOpen(pane, kind.opens, id);
  const close = () => setQuery(withoutOpen(query));
  const open = (other: string | null) => {
    if (other !== null) setQuery(withOpen(query, kind.opens, other), { replace: true });
  };
  return (
    <section ref={pane} className={styles.pane} aria-label={`Open ${kind.one}`} tabIndex={-1}>
      <Feature subject={`the list of ${kind.many}`} loading={null} resetKey={query.toString()}>
        <Bar kind={kind} id={id} pane={pane} onOpen={open} onClose={close} />
      </Feature>
      <Feature
        subject={`this ${kind.one}`}
        loading={<LoadingState label={`Opening the ${kind.one}`} lines={6} />}
        missing={<Missing kind={kind} back={`${pathname}?${withoutOpen(query)}`} />}
        resetKey={id}
      >
        <OpenEnquiry
          key={id}
          kind={kind}
          id={id}
          missing={<Missing kind={kind} back={`${pathname}?${withoutOpen(query)}`} />}
        />
      </Feature>
    </section>
  );
}

/** From its beginning, however far the one before it was read. */
function bringForward(pane: HTMLElement | null): void {
  if (pane === null) return;
  pane.focus({ preventScroll: true });
  pane.scrollTop = 0;
  if (pane.getBoundingClientRect().top < 0) pane.scrollIntoView({ block: 'start' });
}

function useFocusOnOpen(pane: { readonly current: HTMLElement | null }, opens: string, id: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    // An address that is opened leaves the focus where the page put it.
    const isOpenedHere = shown.current !== null || document.activeElement?.matches('[data-row]');
    if (shown.current !== id && isOpenedHere) bringForward(pane.current);
    shown.current = id;
  }, [pane, id]);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const row = document.querySelector<HTMLElement>(`a[data-row][href*="${opens}=${CSS.escape(id)}"]`);
        (row ?? document.querySelector('main'))?.focus();
      });
    },
    [opens, id],
  );
}

interface BarProps<T extends InboxEnquiry> extends Pick<PaneProps<T>, 'kind' | 'id'> {
  readonly pane: { readonly current: HTMLElement | null };
  readonly onOpen: (id: string | null) => void;
  readonly onClose: () => void;
}

/** The ways to the list and to its neighbours, by keys too while the focus is in the pane. */
function Bar<T extends InboxEnquiry>({ kind, id, pane, onOpen, onClose }: BarProps<T>) {
  const { previous, next } = useNeighbours(kind.list, id);
  usePaneKeys(pane, [
    [shortcuts.nextRecord, () => onOpen(next)],
    [shortcuts.previousRecord, () => onOpen(previous)],
    [shortcuts.closeRecord, onClose],
  ]);
  useShortcuts(`While the focus is in the ${kind.one}`, paneShortcuts);
  return (
    <div className={styles.bar}>
      <Button size="small" className={styles.back} onClick={onClose}>
        {`Back to ${kind.many}`}
      </Button>
      <IconButton
        label={`Previous ${kind.one} (K)`}
        aria-disabled={previous === null || undefined}
        onClick={() => onOpen(previous)}
      >
        <ArrowUpIcon size={18} />
      </IconButton>
      <IconButton
        label={`Next ${kind.one} (J)`}
        aria-disabled={next === null || undefined}
        onClick={() => onOpen(next)}
      >
        <ArrowDownIcon size={18} />
      </IconButton>
      <IconButton label={`Close ${kind.one}`} onClick={onClose}>
        <CrossIcon size={18} />
      </IconButton>
    </div>
  );
}

/** Keys of a part of the page, while the focus is in it (WCAG 2.1.4) and in nothing that takes them itself. */
function usePaneKeys(
  pane: { readonly current: HTMLElement | null },
  keys: readonly (readonly [Shortcut, () => void])[],
): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = pane.current;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof Element && target.matches('input, textarea, select, [role^="menu"]');
      if (isTyping || event.defaultPrevented) return;
      const [, run] = latest.current.find(([shortcut]) => isPressed(event, shortcut)) ?? [];
      if (!run) return;
      event.preventDefault();
      run();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [pane]);
}

interface MissingProps {
  readonly kind: EnquiryKind;
  readonly back: string;
}

function Missing({ kind, back }: MissingProps) {
  return (
    <EmptyState
      seed="no-such-enquiry"
      title={`We can’t find this ${kind.one}`}
      action={<ButtonLink href={back}>{`Back to ${kind.many}`}</ButtonLink>}
    >
      <p>It may have been deleted. Look for the name or the email address in the list.</p>
    </EmptyState>
  );
}
