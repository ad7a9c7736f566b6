import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What it is, for people who hear the button out of context: 'sort code'. */
  readonly about: string;
  /** The browser refused: say so in one place for all the buttons, so that none moves away under a finger. */
  readonly onRefused: () => void;
}

/** Copies a text, which stands beside it to be copied by hand as well. */
export function CopyButton({ text, about, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused();
    }
  };
  return (
    <>
      <Button size="small" about={about} onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span className="sr-only" role="status">
        {isCopied ? `Copied ${about}` : ''}
      </span>
    </>
  );
}
