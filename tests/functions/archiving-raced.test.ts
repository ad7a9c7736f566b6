import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClientArchived } from '../../functions/src/client/archive.ts';
import { createInvoice } from '../../functions/src/invoice/create.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { moneyOf, receive } from './books-world.ts';
import { draftOf, fieldsOf, fresh, lineOf, makeClient, makeInvoice } from './money-world.ts';
import { overtaken } from './overtaken.ts';
import { makeDraft } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('archiving-raced');
});
afterAll(() => world.close());

async function makeBuyer() {
  const recipient = {
    name: 'Tess',
    email: `${fresh('tess')}@example.com`,
    company: 'Weald Pots Ltd',
    phone: null,
  };
  const clientId = await makeClient(world, { emails: [recipient.email] });
  return { clientId, quoteId: await makeDraft(world, { recipient }) };
}
type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

const archiveBy = (deps: Deps, clientId: string) =>
  setClientArchived(deps, { clientId, archived: true }, asStaff);
const isArchived = async (clientId: string) => (await fieldsOf(world, `clients/${clientId}`)).archived;

describe('archiving a client', () => {
  it.each<[string, (buyer: Buyer) => Promise<unknown>]>([
    ['an invoice', ({ clientId }) => makeInvoice(world, clientId)],
    ['a quote', ({ quoteId }) => sendQuote(world.deps, { quoteId, revision: 1 }, asStaff)],
    [
      'a project',
      ({ quoteId }) =>
        acceptQuoteOffline(world.deps, { quoteId, name: 'Tess', choices: [], note: 'By phone' }, asStaff),
    ],
    ['credit', ({ clientId }) => receive(world, moneyOf(world, clientId, 100))],
  ])('is refused where %s was made after it had looked for what is open', async (_what, make) => {
    const buyer = await makeBuyer();
    const deps = overtaken(world, () => make(buyer));
    await expect(archiveBy(deps, buyer.clientId)).rejects.toThrow(/Still open/);
    expect(await isArchived(buyer.clientId)).toBe(false);
  });

  it('is noticed by an invoice that was begun before it', async () => {
    const { clientId } = await makeBuyer();
    const deps = overtaken(world, () => archiveBy(world.deps, clientId));
    const input = { clientId, projectId: null, draft: draftOf(lineOf(1_000)) };
    await expect(createInvoice(deps, input, asStaff)).rejects.toThrow(/is archived/);
    expect(await isArchived(clientId)).toBe(true);
  });
});
