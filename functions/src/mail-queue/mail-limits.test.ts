import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mail-limits.ts';

describe('the mailbox behind an address', () => {
  it('is the same whatever label it carries', () => {
    expect(mailboxOf('kim+shop@example.com')).toBe('kim@example.com');
    expect(mailboxOf('+kim@example.com')).toBe('+kim@example.com');
  });

  it('is one however Google’s own are dotted, and in either domain', () => {
    const dots = fc.array(fc.constantFrom('', '.'), { minLength: 5, maxLength: 5 });
    const domain = fc.constantFrom('gmail.com', 'googlemail.com', 'Gmail.com');
    fc.assert(
      fc.property(dots, domain, fc.constantFrom('', '+x', '+a.b'), (between, at, label) => {
        const name = ['v', 'i', 'c', 't', 'i', 'm'].map((letter, index) => letter + (between[index] ?? ''));
        expect(mailboxOf(`${name.join('')}${label}@${at}`)).toBe('victim@gmail.com');
      }),
    );
  });

  it('is another for each dot elsewhere', () => {
    expect(mailboxOf('k.im@example.com')).not.toBe(mailboxOf('kim@example.com'));
    expect(mailboxOf('k.im@gmail.com.example.com')).not.toBe(mailboxOf('kim@gmail.com.example.com'));
  });
});
