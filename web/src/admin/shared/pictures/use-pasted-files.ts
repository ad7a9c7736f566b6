import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Is this covered by a dialog that was opened over it? */
function isCovered(part: Element | null): boolean {
  const top = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  return top !== undefined && !top.contains(part);
}

/**
 * Files that are pasted anywhere on the page while this part of it is shown and no dialog is over it; pasted text goes
 * where it was meant.
 */
export function usePastedFiles(
  part: RefObject<Element | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || isCovered(part.current)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
