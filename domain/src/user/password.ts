import * as v from 'valibot';

export const passwordLength = { min: 10, max: 128 } as const;

/** Length only, no composition rules (NIST SP 800-63B 5.1.1.2); the list of common ones is checked on the server. */
export const password = v.pipe(
  v.string('Enter a password'),
  v.minLength(passwordLength.min, `Use at least ${passwordLength.min} characters`),
  v.maxLength(passwordLength.max, `Use at most ${passwordLength.max} characters`),
);
