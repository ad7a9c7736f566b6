import { expectSameWhenAltered, type Walk } from '../support/access/same-when-altered.ts';
import { resetLimits } from '../support/mailbox.ts';
import { callOperation, signIn } from '../support/sign-in.ts';
import { makeAccount, newPerson } from './steps/account.ts';
import * as client from './steps/client-walks.ts';
import { makeQuotes, removeMadeQuotes, someWord } from './steps/listed-quotes.ts';
import { offerQuote } from './steps/staff.ts';
import * as staff from './steps/staff-walks.ts';
import { test } from './steps/test.ts';

// Whole walks on pages that the browser translates, or makes links of their numbers: each page then says, and each
// field then holds, what it does where nobody alters anything.

test.beforeEach(resetLimits);
test.afterAll(removeMadeQuotes);

const tag = '@long';

const walks: Readonly<Record<string, Walk>> = {
  'the link to a quote': client.quoteLink,
  'the link to a project': client.projectLink,
  'signing in': client.signIn,
  registration: client.registration,
  packages: client.packages,
  'the client area': client.clientArea,
  'a client’s details': client.clientDetails,
  'a client’s colleagues': client.colleagues,
  'the files of a project': client.projectFiles,
  'the quote editor': staff.quoteEditor,
  'the outbox and the templates': staff.outbox,
};
for (const [name, walk] of Object.entries(walks)) {
  test(`altered texts change nothing: ${name}`, { tag }, ({ openElsewhere }) =>
    expectSameWhenAltered(openElsewhere, walk),
  );
}

test('altered texts change nothing: the list of quotes', { tag }, async ({ openElsewhere }) => {
  const word = someWord();
  await makeQuotes(
    Array.from({ length: 30 }, (_, index) => `${word} ${index}`),
    { accepted: 3 },
  );
  await expectSameWhenAltered(openElsewhere, staff.quoteList(word));
});

test('altered texts change nothing: people and client records', { tag }, async ({ openElsewhere }) => {
  const word = someWord();
  const person = newPerson(`Wilma ${word}`);
  await offerQuote(person);
  await makeAccount(person);
  const { idToken } = await signIn(person);
  await callOperation('ensureUser', {}, idToken);
  await callOperation('linkMyDocuments', {}, idToken);
  await expectSameWhenAltered(openElsewhere, staff.people(word));
});
