import { expect, test } from 'vitest';
import { fromTagValue, mailTags, namedAddress, oneLine, toTagValue } from './message.ts';

test.each([
  'quote-sent-notification.Q-7K3M9P.1',
  'notice.quoteDeclined.Q-7K3M9P.2',
  'a_b.c__d._e-.f',
  '_.-._',
])('%s survives as a tag', (id) => {
  expect(toTagValue(id)).toMatch(/^[A-Za-z0-9_-]{1,256}$/);
  expect(fromTagValue(toTagValue(id))).toBe(id);
});

test('different ids have different tags', () => {
  const ids = ['a.b', 'a_-b', 'a_b', 'a-b', 'a__b', 'a._b', 'a_.b'];
  expect(new Set(ids.map(toTagValue)).size).toBe(ids.length);
});

test('the longest id fits into a tag', () => {
  expect(toTagValue('.'.repeat(128)).length).toBeLessThanOrEqual(256);
});

test('every mail carries its entry and its template', () => {
  expect(mailTags('notice.x', 'notice')).toEqual([
    { name: 'outbox_id', value: 'notice_-x' },
    { name: 'template', value: 'notice' },
  ]);
});

test('a name cannot end its quotes or its header', () => {
  const address = namedAddress('Bobby" <evil@example.com>\r\nBcc: all@example.com', 'hello@downland.example');
  expect(address).not.toMatch(/[\r\n]/);
  expect(address).toMatch(/^"[^"<>\\]*" <hello@downland\.example>$/);
});

test('a subject is one line and ends at a whole letter', () => {
  expect(oneLine('Quote\r\nBcc: all@example.com\u2028x')).toBe('Quote Bcc: all@example.com x');
  const long = oneLine(`${'a'.repeat(198)}👍👍`);
  expect(long).toBe(`${'a'.repeat(198)}…`);
  expect(long.isWellFormed()).toBe(true);
});
