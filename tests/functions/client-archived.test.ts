import { makeReference } from '@agency/domain/shared/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClientArchived } from '../../functions/src/client/archive.ts';
import { requestContact } from '../../functions/src/contact/request.ts';
import { convertEnquiry } from '../../functions/src/enquiry/convert.ts';
import { setProjectStatus } from '../../functions/src/project/set-status.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { createQuote } from '../../functions/src/quote/create.ts';
import { duplicateQuote } from '../../functions/src/quote/duplicate.ts';
import { reviseQuote } from '../../functions/src/quote/revise.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { withdrawQuote } from '../../functions/src/quote/withdraw.ts';
import { draftOf, fieldsOf, fresh, lineOf, makeClient, makeInvoice } from './money-world.ts';
import { overtaken } from './overtaken.ts';
import { makeProject } from './project-world.ts';
import { content, headOf, makeDraft, makeSent } from './quote-world.ts';
import { asStaff, makeWorld, sender, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('client-archived');
});
afterAll(() => world.close());

const archive = (clientId: string, archived = true) =>
  setClientArchived(world.deps, { clientId, archived }, asStaff);

/** A client with a draft, a quote that was withdrawn and an enquiry, before it is archived. */
async function makeOne() {
  const email = `${fresh('tess')}@example.com`;
  const recipient = { name: 'Tess', email, company: 'Weald Pots Ltd', phone: null };
  const people = [{ name: 'Tess', email, uid: 'tess' }];
  const clientId = await makeClient(world, { emails: [email], people, memberUids: ['tess'] });
  const draftId = await makeDraft(world, { recipient });
  const sentId = await makeSent(world, { recipient });
  await withdrawQuote(world.deps, { quoteId: sentId }, asStaff);
  const message = { name: 'Tess', email, subject: 'A shop', message: 'Hello', consent: true } as const;
  const { id } = await requestContact(world.deps, message, sender());
  const projectId = await makeProject(world, { fields: { clientId, status: 'completed' } });
  return { clientId, recipient, draftId, sentId, enquiry: { kind: 'contact', id } as const, projectId };
}
type One = Awaited<ReturnType<typeof makeOne>>;

const newNumber = () => makeReference('quote', world.deps.random);
const starts: readonly [string, (one: One) => Promise<unknown>][] = [
  ['a quote', ({ recipient, clientId }) => createQuote(world.deps, { recipient, clientId }, asStaff)],
  [
    'a copy for the same recipient',
    ({ sentId }) => duplicateQuote(world.deps, { quoteId: sentId, copyId: newNumber() }, asStaff),
  ],
  [
    'a copy for one of its people',
    ({ sentId, recipient, clientId }) =>
      duplicateQuote(world.deps, { quoteId: sentId, copyId: newNumber(), recipient, clientId }, asStaff),
  ],
  [
    'a quote from an enquiry',
    ({ enquiry, clientId }) => convertEnquiry(world.deps, { enquiry, clientId }, asStaff),
  ],
  ['an offer', ({ draftId }) => sendQuote(world.deps, { quoteId: draftId, revision: 1 }, asStaff)],
  [
    'an acceptance',
    ({ draftId }) =>
      acceptQuoteOffline(
        world.deps,
        { quoteId: draftId, name: 'Tess', choices: [], note: 'By phone' },
        asStaff,
      ),
  ],
  ['a revision', ({ sentId }) => reviseQuote(world.deps, { quoteId: sentId }, asStaff)],
  ['an invoice', ({ clientId }) => makeInvoice(world, clientId, draftOf(lineOf(1_000)))],
  [
    'work on a project that was completed',
    ({ projectId }) => setProjectStatus(world.deps, { projectId, status: 'active' }, asStaff),
  ],
];

describe('an archived client', () => {
  it.each(starts)('is restored before %s', async (_what, start) => {
    const one = await makeOne();
    await archive(one.clientId);
    await expect(start(one)).rejects.toThrow('Weald Pottery Ltd is archived. Restore this client first.');
    await archive(one.clientId, false);
    await start(one);
  });

  it('leaves what was written as it was', async () => {
    const one = await makeOne();
    await archive(one.clientId);
    for (const [, start] of starts) await expect(start(one)).rejects.toThrow(/is archived/);
    expect(await fieldsOf(world, `quotes/${one.draftId}/private/draft`)).toMatchObject({ content });
    expect([
      (await headOf(world, one.draftId)).status,
      (await headOf(world, one.sentId)).beingRevised,
    ]).toEqual(['draft', false]);
    expect(await fieldsOf(world, `contacts/${one.enquiry.id}`)).toMatchObject({
      status: 'new',
      quoteId: null,
    });
  });

  it('that is archived meanwhile gets no quote', async () => {
    const { clientId, recipient } = await makeOne();
    const quoteId = newNumber();
    const deps = overtaken(world, () => archive(clientId));
    await expect(createQuote(deps, { quoteId, recipient, clientId }, asStaff)).rejects.toThrow(/is archived/);
    expect(await fieldsOf(world, `quotes/${quoteId}`)).toEqual({});
  });
});
