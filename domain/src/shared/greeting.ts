const titles = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|reverend|fr|cllr)\.?$/i;
const ofBusiness = /[\d&@/,]|\b(?:ltd|limited|llp|plc|cic|co|company|group|team|studio|the|and)\b/i;
const givenName = /^\p{L}[\p{L}\p{M}'’-]+$/u;
/** Written with the family name first. */
const ofEastAsia = /[\p{scx=Han}\p{scx=Hang}\p{scx=Kana}\p{scx=Hira}]/u;
/** Family names that are seldom given names, of places that put them first. */
const familyName =
  /^(?:nguy[eễ]n|tr[aầ]n|ph[aạ]m|ho[aà]ng|hu[yỳ]nh|phan|v[uũ]|v[oõ]|đ[aặ]ng|dang|b[uù]i|đỗ|ng[oô]|d[uư][oơ]ng|wang|zhang|liu|chen|yang|huang|zhao|zhou|xu|sun|zhu|zheng|park|choi|jeong)$/iu;

interface Named {
  readonly name: string;
  readonly company: string | null;
}

/** Two names, particles between them or not: with three, nobody can tell where the first name ends, or the family's. */
function isFirstAndLast([first = '', ...rest]: readonly string[]): boolean {
  const isParticle = (word: string) => /^\p{Ll}/u.test(word);
  return rest.filter((word) => !isParticle(word)).length <= 1 && !familyName.test(first);
}

/** Where somebody is asked for their name, they may give their company's again. */
export function isBusinessName({ name, company }: Named): boolean {
  return name === company;
}

/**
 * How a letter begins: 'Hello Niamh'. The first name where a person's is plain; the whole of it where a title, an
 * initial, several names or a family name in front make that a guess, and for a business. Without a name, 'Hello'.
 */
export function greeting(name: string | null, isBusiness = false): string {
  const words = (name ?? '').trim().split(/\s+/);
  const [first = ''] = words;
  const whole = words.join(' ');
  if (first === '') return 'Hello';
  const isPlain =
    !isBusiness &&
    !ofBusiness.test(whole) &&
    !ofEastAsia.test(whole) &&
    !titles.test(first) &&
    givenName.test(first) &&
    isFirstAndLast(words);
  return `Hello ${isPlain ? first : whole}`;
}
