import { asTemplate } from '@agency/domain/quote/reuse';
import { makeReference } from '@agency/domain/shared/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymiseQuote } from '../../functions/src/personal-data/anonymise-quote.ts';
import { createQuote } from '../../functions/src/quote/create.ts';
import { duplicateQuote } from '../../functions/src/quote/duplicate.ts';
import { saveTemplate } from '../../functions/src/template/save.ts';
import { overtaken } from './overtaken.ts';
import { accept, content, headOf, makeDraft, makeSent, recipient, yesTo } from './quote-world.ts';
import { asStaff, countOf, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('duplicate');
});
afterAll(() => world.close());

const newNumber = () => makeReference('quote', world.deps.random);

async function copyOf(quoteId: string, rest: object = {}): Promise<string> {
  const copy = await duplicateQuote(world.deps, { quoteId, copyId: newNumber(), ...rest }, asStaff);
  return copy.quoteId;
}

const draftOf = async (quoteId: string) =>
  (await world.deps.db.doc(`quotes/${quoteId}/private/draft`).get()).data();

describe('a copy of a quote', () => {
  it('is a draft with its content for the same recipient, and nothing that happened to it', async () => {
    const quoteId = await makeSent(world);
    await accept(world, quoteId, await yesTo(world, quoteId));
    const copy = await copyOf(quoteId);
    const { clientId } = await headOf(world, quoteId);
    expect(await headOf(world, copy)).toMatchObject({
      number: copy,
      title: content.title,
      status: 'draft',
      source: 'staff',
      clientId,
      recipient,
      memberUids: [],
      sentVersion: 0,
      totals: null,
      validUntil: null,
      acceptance: null,
      linkId: null,
      projectId: null,
      viewedAt: null,
    });
    expect(await draftOf(copy)).toMatchObject({
      content,
      recipient,
      enquiry: null,
      validUntil: null,
      internalNotes: '',
      revision: 0,
      copyOf: quoteId,
    });
    for (const below of ['events', 'versions', 'messages']) {
      expect(await countOf(world, `quotes/${copy}/${below}`), below).toBe(0);
    }
  });

  it('goes to another client’s person', async () => {
    const other = { ...recipient, name: 'Jo Marlow', email: 'jo@example.com', company: 'Marlow Books' };
    const known = await headOf(world, await makeSent(world, { recipient: other }));
    const to = { recipient: other, clientId: known.clientId ?? '' };
    const copy = await copyOf(await makeSent(world), to);
    expect(await headOf(world, copy)).toMatchObject(to);
    const greeted = { ...content, introduction: 'Dear Sam,\n\nas agreed.' };
    const ours = await makeDraft(world, { content: greeted });
    expect((await draftOf(await copyOf(ours, to)))?.content.introduction).toBe('Dear Jo,\n\nas agreed.');
    expect((await draftOf(await copyOf(ours)))?.content.introduction).toBe(greeted.introduction);
    const stranger = { ...to, recipient: { ...other, email: 'stranger@example.com' } };
    await expect(copyOf(await makeSent(world), stranger)).rejects.toMatchObject({
      issues: [{ path: 'recipient.email' }],
    });
  });

  it('belongs to no client where its recipient is none of their people any more', async () => {
    const mine = { ...recipient, email: 'left@example.com' };
    const quoteId = await makeSent(world, { recipient: mine });
    const { clientId } = await headOf(world, quoteId);
    await world.deps.db.doc(`clients/${clientId}`).update({ emails: ['colleague@example.com'] });
    expect(await headOf(world, await copyOf(quoteId))).toMatchObject({ recipient: mine, clientId: null });
  });

  it('has no payment due on a day of that time', async () => {
    const [deposit, final] = content.paymentSchedule;
    if (!deposit || !final) throw new Error('the sample has two stages');
    const trigger = { kind: 'date' as const, date: '2026-01-31' };
    const dated = { ...content, paymentSchedule: [deposit, { ...final, trigger }] };
    const copy = await draftOf(await copyOf(await makeDraft(world, { content: dated })));
    expect(copy?.content.paymentSchedule).toEqual([deposit, { ...final, trigger: { kind: 'acceptance' } }]);
  });

  it('is one however often it is asked for under its number, which no other quote has', async () => {
    const [quoteId, other, copyId] = [await makeSent(world), await makeSent(world), newNumber()];
    const ask = (from: string) => duplicateQuote(world.deps, { quoteId: from, copyId }, asStaff);
    const [one, two] = await Promise.all([ask(quoteId), ask(quoteId)]);
    expect([one, two]).toEqual([{ quoteId: copyId }, { quoteId: copyId }]);
    await expect(ask(other)).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('is for whoever was chosen last: not the one of a first try whose answer was lost', async () => {
    const [quoteId, copyId] = [await makeSent(world), newNumber()];
    await copyOf(quoteId, { copyId });
    const other = { ...recipient, email: 'other@example.com' };
    await expect(copyOf(quoteId, { copyId, recipient: other })).rejects.toMatchObject({
      code: 'already-exists',
      message: expect.stringContaining(recipient.name),
    });
  });

  it('is for nobody whose details were deleted, also while it is made', async () => {
    const mine = { ...recipient, email: 'gone@example.com' };
    const quoteId = await makeSent(world, { recipient: mine });
    const copyId = newNumber();
    const deps = overtaken(world, () => anonymiseQuote(world.deps, quoteId, mine.email));
    const refused = { code: 'failed-precondition', message: expect.stringContaining('deleted') };
    await expect(duplicateQuote(deps, { quoteId, copyId }, asStaff)).rejects.toMatchObject(refused);
    await expect(copyOf(quoteId)).rejects.toMatchObject(refused);
    expect(await countOf(world, 'quotes', 'recipient.email', mine.email)).toBe(0);
    expect(await headOf(world, await copyOf(quoteId, { recipient }))).toMatchObject({ recipient });
  });

  it('is refused of what nobody has priced', async () => {
    const quoteId = await makeDraft(world, { content: { ...content, sections: [] } });
    await expect(copyOf(quoteId)).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

describe('a new quote', () => {
  it('is one however often it is asked for under its number, and never for somebody else', async () => {
    const quoteId = newNumber();
    const ask = (to = recipient) => createQuote(world.deps, { quoteId, recipient: to }, asStaff);
    expect(await Promise.all([ask(), ask()])).toEqual([{ quoteId }, { quoteId }]);
    expect(await ask()).toEqual({ quoteId });
    await expect(ask({ ...recipient, name: 'Jo Marlow' })).rejects.toMatchObject({ code: 'already-exists' });
  });

  it('from a template greets its own recipient', async () => {
    const quote = asTemplate({ ...content, introduction: 'Dear Jo,\n\nas agreed.' }, 'Jo Marlow');
    const template = { templateId: 'greeting', title: 'Usual', content: { kind: 'quote', quote } } as const;
    await saveTemplate(world.deps, { ...template, seen: null }, asStaff);
    const { quoteId } = await createQuote(world.deps, { recipient, templateId: 'greeting' }, asStaff);
    expect((await draftOf(quoteId))?.content.introduction).toBe('Dear Sam,\n\nas agreed.');
  });
});
