/**
 * The link that calls a number, as stored. The '(0)' that some write after the code of a country is not dialled with
 * it; the extension follows by itself (RFC 3966).
 */
export function tel(phone: string): string {
  const [number = '', extension] = phone.split(' ext ');
  const dialled = number.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '');
  return `tel:${dialled}${extension === undefined ? '' : `;ext=${extension}`}`;
}
