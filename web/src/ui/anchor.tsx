import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

export interface AnchorProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: string;
  /** Ask the server for the target instead of the client router (files, feeds, sign-out). */
  readonly reload?: boolean | undefined;
}

/** True for a path that the client router may handle. */
export function isRouted(href: string): boolean {
  return (
    href.startsWith('/') && !href.startsWith('//') && !/\.[a-z0-9]{2,11}$/i.test(href.split(/[?#]/)[0] ?? '')
  );
}

/** The one link element: inside the site it navigates by router, elsewhere it is a plain anchor. */
export function Anchor({ href, reload, target, ...rest }: AnchorProps) {
  if (!reload && !target && isRouted(href)) return <Link to={href} {...rest} />;
  const rel = target === '_blank' ? 'noopener' : undefined;
  return <a href={href} target={target} rel={rel} {...rest} />;
}
