import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import type { TokenSource } from './token-source.ts';

const never = () => () => undefined;

/** Says once, above the page, why it may stay empty and why buttons fail. */
export function AppCheckNotice({ source }: { readonly source: TokenSource | undefined }) {
  const isFailing = useSyncExternalStore(source?.subscribe ?? never, () => source?.isFailing ?? false);
  if (!isFailing) return null;
  return (
    <Callout
      tone="warning"
      title="We couldn’t verify this page"
      announce="status"
      actions={
        <Button size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      <p>
        What you see may be incomplete, and saving may fail. We’ll try again in a minute. If that doesn’t
        help, try another network or browser.
      </p>
    </Callout>
  );
}
