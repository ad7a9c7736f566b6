const titles = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|reverend|fr|cllr)\.?$/i;
const ofBusiness = /[\d&@/,]|\b(?:ltd|limited|llp|plc|cic|co|company|group|team|studio|the|and)\b/i;
const givenName = /^\p{L}[\p{L}\p{M}'’-]+$/u;

/**
 * How a letter begins: 'Hello Niamh'. The first name where the name is plainly a person's; the whole of it where a
 * title, an initial or a word of businesses makes that a guess. Without a name, 'Hello'.
 */
export function greeting(name: string | null): string {
  const words = (name ?? '').trim().split(/\s+/);
  const first = words[0] ?? '';
  if (first === '') return 'Hello';
  const isPlain =
    words.length <= 4 && !ofBusiness.test(words.join(' ')) && !titles.test(first) && givenName.test(first);
  return `Hello ${isPlain ? first : words.join(' ')}`;
}
