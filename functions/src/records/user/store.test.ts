import { email as emailField } from '@agency/domain/shared/fields';
import { user as userSchema } from '@agency/domain/user/schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newUser } from './store.ts';

const now = new Date('2026-11-27T09:00:00Z');
const account = {
  uid: 'u1',
  email: 'ada@example.com',
  customClaims: {},
  disabled: false,
  emailVerified: true,
};

test.each([
  ["O'Brien", "O'Brien"],
  ['  Ada\u0000 Fox\u202E ', 'Ada Fox'],
  ['   ', ''],
  ['😀'.repeat(60), '😀'.repeat(50)],
  [`${'a'.repeat(99)}😀`, 'a'.repeat(99)],
  [undefined, ''],
])('an account called %j signs in as %j', (displayName, name) => {
  expect(newUser({ ...account, displayName }, now).displayName).toBe(name);
});

test("an address with an apostrophe is a person's like any other", () => {
  const made = newUser({ ...account, email: "Conor.O'Brien@Example.com" }, now);
  expect(v.parse(userSchema, made)).toEqual(made);
  expect(made.email).toBe("conor.o'brien@example.com");
});

test.each([undefined, '', 'jörg@bücher.example', '"a b"@example.com', 'a@localhost'])(
  'an account with the address %j is told so, and nothing is written',
  (email) => {
    expect(() => newUser({ ...account, email }, now)).toThrow(
      expect.objectContaining({ code: 'failed-precondition', message: expect.stringContaining('address') }),
    );
  },
);

test('whatever the identity service hands over, what is written can be read', () => {
  const anyText = fc.option(fc.string({ unit: 'binary', maxLength: 300 }), { nil: undefined });
  const anyAddress = fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(anyAddress, anyText, fc.boolean(), (email, displayName, disabled) => {
      if (!v.is(emailField, email)) {
        expect(() => newUser({ ...account, email }, now)).toThrow();
        return;
      }
      const made = newUser({ ...account, email, displayName, disabled }, now);
      expect(v.parse(userSchema, made)).toEqual(made);
    }),
  );
});

test('every address of the usual form signs in', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(newUser({ ...account, email }, now).email).toBe(email.toLowerCase());
    }),
  );
});
