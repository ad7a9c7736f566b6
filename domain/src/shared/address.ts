import { plainWord } from './plain-text.ts';

/** Browsers and Node have it; the types that this package is checked against name neither of them. */
declare const URL: new (address: string) => { readonly hostname: string };

const hasOtherLetters = /[^\0-\x7F]/;
/** Labels and the dots that other scripts put between them: nothing that ends or shifts a URL's host. */
const international = /^[\p{L}\p{M}\p{N}.。-]+$/u;

/**
 * The one form in which addresses are stored and compared: lower case, an international domain as mail carries it
 * (`xn--…`). Dots and plus signs before the @ stay: they can name another mailbox. What is no address comes back as it
 * is, to be refused.
 */
export function normalAddress(typed: string): string {
  const plain = plainWord(typed).toLowerCase();
  const from = plain.lastIndexOf('@') + 1;
  return plain.slice(0, from) + asciiDomain(plain.slice(from));
}

function asciiDomain(domain: string): string {
  if (!hasOtherLetters.test(domain) || !international.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
