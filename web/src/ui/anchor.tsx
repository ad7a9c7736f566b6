import type { ComponentPropsWithRef } from 'react';

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: string;
  /** Load the target from the server instead of by the client router (files, sign-out, after a failure). */
  readonly reload?: boolean | undefined;
}

/**
 * The one link element. A plain anchor: the root of the running page handles the bubbling click, and navigates within
 * the same area itself (`app/browser/browser.client.tsx`).
 */
export function Anchor({ reload, target, ...rest }: AnchorProps) {
  const rel = target === '_blank' ? 'noopener' : undefined;
  return <a target={target} rel={rel} data-reload={reload ? '' : undefined} {...rest} />;
}
