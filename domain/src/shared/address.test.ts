import * as v from 'valibot';
import { expect, test } from 'vitest';
import { email, phone } from './fields.ts';

test.each([
  "o'brien@example.com",
  'first.last+tag@example.com',
  'a/b=c%d@example.com',
  '!#$%&*?^_`{|}~@example.com',
  '.dot..dot.@example.com',
  'a@b--c.example.co.uk',
  'a@xn--bcher-kva.example',
  'a@example.xn--p1ai',
  'a@1and1.com',
])('%s is an address', (address) => {
  expect(v.parse(email, address)).toBe(address);
});

test('email folds case but neither dots nor plus signs', () => {
  expect(v.parse(email, ' First.Last+Tag@Example.COM ')).toBe('first.last+tag@example.com');
  for (const wrong of [
    '',
    'a',
    'a@',
    '@b.com',
    'a@b',
    'a b@c.com',
    'a@b.com, c@d.com',
    'a@b.com\nBcc: x@y.z',
    '"a b"@c.com',
    'a<b>@c.com',
    'a@b,com',
    'a@-b.com',
    'a@b-.com',
    'a@b..com',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'jörg@example.com',
  ]) {
    expect(v.is(email, wrong), wrong).toBe(false);
  }
  expect(v.is(email, `${'a'.repeat(250)}@b.com`)).toBe(false);
});

test.each([
  ['\u200Bjo@example.com\u00A0', 'jo@example.com'],
  ['jo\u200D@example.com', 'jo@example.com'],
  ['ｊｏ＠example.com', 'jo@example.com'],
  ['jo@münchen.example', 'jo@xn--mnchen-3ya.example'],
  ['Jo@MÜNCHEN.example', 'jo@xn--mnchen-3ya.example'],
  ['jo@mu\u0308nchen.example', 'jo@xn--mnchen-3ya.example'],
  ['jo@XN--MNCHEN-3YA.example', 'jo@xn--mnchen-3ya.example'],
  ['jo@straße.example', 'jo@xn--strae-oqa.example'],
  ['jo@例え。テスト', 'jo@xn--r8jz45g.xn--zckzah'],
  ['jo@почта.рф', 'jo@xn--80a1acny.xn--p1ai'],
])('the address %j is stored as %s', (typed, stored) => {
  expect(v.parse(email, typed)).toBe(stored);
  expect(v.parse(email, stored)).toBe(stored);
});

test.each([
  'jo@münchen.example:80',
  'jo@münchen.example/x',
  'jo@münchen.example?x',
  'jo@münchen.example#x',
  'x@y@münchen.example',
  'jo@mün chen.example',
  'jo@mün%63hen.example',
  'jo@mü..example',
  'jo@１.２.３.４',
  'jo@mü',
])('%s is no address', (typed) => {
  expect(v.is(email, typed)).toBe(false);
});

test('says why an address with other letters before the @ is refused', () => {
  expect(v.safeParse(email, 'müller@example.com')).toMatchObject({
    issues: [{ message: expect.stringContaining('before the @') }, expect.anything()],
  });
});

test.each([
  ['07700\u00A0900123', '07700 900123'],
  ['07700\u2013900\u2212123', '07700-900-123'],
  ['\u202D07700 900123\u202C', '07700 900123'],
  ['０７７００ ９００１２３', '07700 900123'],
  ['01403\t555 0123', '01403 555 0123'],
  ['01403 555 0123 ext 4', '01403 555 0123 ext 4'],
  ['01403 555 0123, Ext. 4', '01403 555 0123 ext 4'],
  ['01403 555 0123 extension 12', '01403 555 0123 ext 12'],
  ['01403 555 0123x4', '01403 555 0123 ext 4'],
  ['01403 555 0123 #4', '01403 555 0123 ext 4'],
])('the phone number %j is stored as %s', (typed, stored) => {
  expect(v.parse(phone, typed)).toBe(stored);
  expect(v.parse(phone, stored)).toBe(stored);
});

test.each([
  ['01403 555 0123', true],
  ['01403 555 0123\n', true],
  ['01403\n555 0123', false],
  ['01403 555 0123 ext', false],
  ['ext 4', false],
  ['+44 (0)1403 555-0123', true],
  ['12345', false],
  ['0800 FLOWERS', false],
  ['tel:01403', false],
  ['1'.repeat(31), false],
])('%s as a phone number: %s', (value, expected) => {
  expect(v.is(phone, value)).toBe(expected);
});
