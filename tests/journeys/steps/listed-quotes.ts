import { makeReference } from '@agency/domain/shared/ids';
import { makeSearchTokens } from '@agency/domain/shared/search-tokens';
import { admin } from '../../support/suite.ts';

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const day = 86_400_000;
const made: string[] = [];

/** A word that nothing else is found by. */
export const someWord = () => String.fromCharCode(...Array.from(randomBytes(8), (byte) => 97 + (byte % 26)));

/**
 * Drafts of quotes with these titles, the first the last changed, the last the last created; the one at `accepted` is
 * accepted. Their numbers.
 */
export async function makeQuotes(
  titles: readonly string[],
  { accepted = -1 } = {},
): Promise<readonly string[]> {
  const { db } = admin();
  const sample = (await db.doc('quotes/Q-7K3M9P').get()).data() ?? {};
  const batch = db.batch();
  const numbers = titles.map(() => makeReference('quote', randomBytes));
  for (const [index, number] of numbers.entries()) {
    const title = titles[index] ?? '';
    const updatedAt = new Date(Date.now() - (400 + index) * day);
    const createdAt = new Date(Date.now() - (800 - index) * day);
    const offer = {
      status: index === accepted ? 'accepted' : 'draft',
      acceptance: null,
      linkId: null,
      memberUids: [],
    };
    const own = { number, title, searchTokens: makeSearchTokens([number, title]), createdAt, updatedAt };
    made.push(`quotes/${number}`);
    batch.set(db.doc(`quotes/${number}`), { ...sample, ...own, ...offer });
  }
  await batch.commit();
  return numbers;
}

/** For the end of a test: other journeys read the top of the list. */
export async function removeMadeQuotes(): Promise<void> {
  const { db } = admin();
  const batch = db.batch();
  for (const path of made.splice(0)) batch.delete(db.doc(path));
  await batch.commit();
}
