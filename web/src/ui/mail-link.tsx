import { mailto } from '@agency/domain/shared/mailto';

/** An address to write to; where space is short it wraps at its '@', not wherever the line is full. */
export function MailLink({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a href={mailto(address)}>
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </a>
  );
}
