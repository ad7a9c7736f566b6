import type { ComponentPropsWithRef } from 'react';

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: string;
  /** Ask the server for the target instead of the client router (files, sign-out, after a failure). */
  readonly reload?: boolean | undefined;
}

/**
 * The one link element. A plain anchor: the root of the running page sees the click on its way up, and goes to pages
 * of the same part of the house by itself (`app/browser/browser.client.tsx`).
 */
export function Anchor({ reload, target, ...rest }: AnchorProps) {
  const rel = target === '_blank' ? 'noopener' : undefined;
  return <a target={target} rel={rel} data-reload={reload ? '' : undefined} {...rest} />;
}
