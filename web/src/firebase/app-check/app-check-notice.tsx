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
      title="We can’t confirm this page to our server"
      announce="status"
      actions={
        <Button size="small" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      }
    >
      <p>
        What you see may be incomplete, and saving may fail. We try again by ourselves in a minute. If it
        stays like this, try another network or browser.
      </p>
    </Callout>
  );
}
