import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '../books-world.ts';
import { fieldsOf, invoiceOf, issue, makeClient, makeInvoice } from '../money-world.ts';
import { makeWorld, type World } from '../world.ts';

// Fifty want one counter, which takes most of the time that a commit has.

let world: World;

beforeAll(async () => {
  world = await makeWorld('issue');
});
afterAll(() => world.close());

describe('numbers of invoices', () => {
  it('are unique and without a gap when 50 are issued at once, and none shows an error', async () => {
    world.setClock(new Date('2031-05-01T10:00:00Z'));
    const clientId = await makeClient(world);
    const drafts = await Promise.all(Array.from({ length: 50 }, () => makeInvoice(world, clientId)));
    const answers = await Promise.all(drafts.map((id) => issue(world, id)));
    const expected = Array.from(
      { length: 50 },
      (_, index) => `INV-2031-${String(index + 1).padStart(4, '0')}`,
    );
    expect(answers.map(({ number }) => number).toSorted()).toEqual(expected);
    const stored = await Promise.all(drafts.map((id) => invoiceOf(world, id)));
    expect(stored.map(({ number }) => number).toSorted()).toEqual(expected);
    expect(await fieldsOf(world, 'counters/INV-2031')).toMatchObject({ last: 50 });
    // Each stands in the account once, after the one before it.
    const account = await accountOf(world, clientId);
    expect(account.map(({ sequence, balance }) => [sequence, balance])).toEqual(
      Array.from({ length: 50 }, (_, index) => [index + 1, (index + 1) * 12_000]),
    );
  });
});
