import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What it is, for people who hear the button out of context: 'sort code'. */
  readonly about: string;
}

/** Copies a text. Where the browser refuses it, it says so: the text stands beside it to be copied by hand. */
export function CopyButton({ text, about }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button size="small" about={about} onClick={() => void copy()} onBlur={() => setState('ready')}>
        {state === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <span className="sr-only" role="status">
        {state === 'copied' ? `Copied ${about}` : ''}
      </span>
      {state === 'refused' ? (
        <span role="alert">Your browser couldn’t copy it. Select it and copy it yourself.</span>
      ) : null}
    </>
  );
}
