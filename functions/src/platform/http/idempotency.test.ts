import { describe, expect, it } from 'vitest';
import { requestKey } from './idempotency.ts';

const sent = { key: undefined, address: 'sam@example.com', content: { name: 'Sam', services: ['websites'] } };

describe('requestKey', () => {
  it('gives the same content from the same address the same key, whatever the order of its fields', () => {
    const again = { ...sent, content: { services: ['websites'], name: 'Sam' } };
    expect(requestKey('quotes', again)).toEqual(requestKey('quotes', sent));
    expect(requestKey('quotes', sent).lifeMs).toBe(600_000);
  });

  it('tells other content, another address and another form apart', () => {
    const hashes = [
      requestKey('quotes', sent),
      requestKey('contacts', sent),
      requestKey('quotes', { ...sent, address: 'kim@example.com' }),
      requestKey('quotes', { ...sent, content: { ...sent.content, name: 'Sam B' } }),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(4);
  });

  it('uses the key alone where one is sent, and notices another body', () => {
    const first = requestKey('quotes', { ...sent, key: 'abc' });
    const other = requestKey('quotes', { key: 'abc', address: 'kim@example.com', content: {} });
    expect(other.hash).toBe(first.hash);
    expect(other.bodyHash).not.toBe(first.bodyHash);
    expect(first.lifeMs).toBe(86_400_000);
  });

  it('refuses a key that no client would make', () => {
    for (const key of ['', 'a b', 'x'.repeat(201), 'é']) {
      expect(() => requestKey('quotes', { ...sent, key })).toThrow('Some of the details aren’t right');
    }
  });
});
