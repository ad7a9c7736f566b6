import { passwordLength } from '@agency/domain/user/password';
import { dictionary } from '@zxcvbn-ts/language-common';

const { 'passwords-common': common } = dictionary;

/**
 * The most common passwords in leaks (nearly 50,000, so the 10,000 most common with room to spare), in lower case;
 * shorter ones are refused for their length already.
 */
const known = new Set(common.map(String).filter((word) => word.length >= passwordLength.min));

export function isCommonPassword(password: string): boolean {
  return known.has(password.toLowerCase());
}
