import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptQuoteOffline } from '../../functions/src/quote/answer.ts';
import { reviseQuote } from '../../functions/src/quote/revise.ts';
import { saveQuoteDraft } from '../../functions/src/quote/save-draft.ts';
import { sendQuote } from '../../functions/src/quote/send.ts';
import { overtaken } from './overtaken.ts';
import { content, headOf, makeDraft, makeSent, recipient } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('accept-seen');
});
afterAll(() => world.close());

describe('accepting on behalf of the client what a colleague has changed meanwhile', () => {
  const yes = { name: 'Sam Weald', choices: [], note: 'By phone' };

  it('is refused for a draft that was saved since it was shown, and taken for one that wasn’t', async () => {
    const quoteId = await makeDraft(world);
    const seen = { version: 0, revision: 1 };
    const draft = { recipient, content, validUntil: null, internalNotes: 'Typed', auto: true };
    const save = () => saveQuoteDraft(world.deps, { quoteId, revision: 1, ...draft }, asStaff);
    const raced = acceptQuoteOffline(overtaken(world, save), { quoteId, ...yes, seen }, asStaff);
    await expect(raced).rejects.toThrow('Someone has changed this quote');
    expect(await headOf(world, quoteId)).toMatchObject({ status: 'draft', sentVersion: 0 });
    await acceptQuoteOffline(world.deps, { quoteId, ...yes, seen: { ...seen, revision: 2 } }, asStaff);
    expect(await headOf(world, quoteId)).toMatchObject({ status: 'accepted' });
  });

  it('is refused for a version that another has followed', async () => {
    const quoteId = await makeSent(world);
    await reviseQuote(world.deps, { quoteId }, asStaff);
    await sendQuote(world.deps, { quoteId, revision: 2 }, asStaff);
    const ask = (version: number) =>
      acceptQuoteOffline(world.deps, { quoteId, ...yes, seen: { version, revision: 0 } }, asStaff);
    await expect(ask(1)).rejects.toThrow('Someone has changed this quote');
    await expect(ask(2)).resolves.toMatchObject({ status: 'accepted' });
  });
});
