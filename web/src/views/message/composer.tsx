import { message } from '@agency/domain/message/schema';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { isPressed, shortcuts } from '../../ui/app/shortcuts.ts';
import { useShortcuts } from '../../ui/app/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import styles from './message.module.css';
import { dropTyped, readTyped, storeTyped, type ThreadPlace } from './unsent.ts';

const mostCharacters = 5000;
/** The second click of a double click finds an empty field, which is no mistake. */
const doubleClickMs = 1000;

interface ComposerProps {
  readonly place: ThreadPlace;
  readonly label: string;
  readonly hint: string;
  readonly onSend: (body: string) => void;
}

/** Where a message is written. What is typed is stored in this browser until it is sent. */
export function Composer({ place, label, hint, onSend }: ComposerProps) {
  const [typed, setTyped] = useState(() => readTyped(localStorage, place));
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(typed);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const form = useRef<HTMLFormElement>(null);
  const change = (text: string) => {
    latest.current = text;
    setTyped(text);
    storeTyped(localStorage, place, text);
  };
  const refuse = (why: string) => {
    setError(why);
    form.current?.querySelector('textarea')?.focus();
  };
  const send = () => {
    const text = latest.current;
    if (text === '' && performance.now() - sentAt.current < doubleClickMs) return;
    const result = v.safeParse(message.entries.body, text);
    if (!result.success) return refuse(whyNot(text, result.issues[0].message));
    sentAt.current = performance.now();
    setError(null);
    onSend(result.output);
    dropTyped(localStorage, place, text);
    latest.current = '';
    setTyped('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  useShortcuts('In messages', [shortcuts.send]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isSend = isPressed(event, shortcuts.send) && !event.nativeEvent.isComposing;
    if (!isSend || event.repeat) return;
    event.preventDefault();
    send();
  };
  return (
    <form ref={form} className={styles.composer} onSubmit={onSubmit} noValidate>
      <TextArea
        name="message"
        id={`message-${place.threadId}`}
        label={label}
        hint={hint}
        rows={3}
        limit={mostCharacters}
        value={typed}
        error={error}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit">Send message</Button>
    </form>
  );
}

function whyNot(text: string, issue: string): string {
  if (text.length <= mostCharacters) return text.trim() === '' ? 'Enter a message' : issue;
  return 'Shorten your message to 5,000 characters, or send it in parts. Nothing you typed has been lost.';
}
