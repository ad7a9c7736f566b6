import { parseDocument } from '@agency/domain/shared/parse';
import { templateQueries } from '@agency/domain/template/queries';
import { template } from '@agency/domain/template/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeTemplate } from '../../functions/src/template/remove.ts';
import { saveTemplate } from '../../functions/src/template/save.ts';
import { auditOf } from './project-world.ts';
import { content } from './quote-world.ts';
import { asStaff, makeWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld('template');
});
afterAll(() => world.close());

type Input = Parameters<typeof saveTemplate>[1];
let count = 0;
const thanks = (rest: Partial<Input> = {}): Input => ({
  templateId: `t${count++}`,
  title: 'Thanks',
  content: { kind: 'reply', message: 'Thank you for writing.' },
  seen: null,
  ...rest,
});
const save = (input: Input) => saveTemplate(world.deps, input, asStaff);
const pathOf = ({ templateId }: Pick<Input, 'templateId'>) => `templates/${templateId}`;
const stored = async (input: Pick<Input, 'templateId'>) => {
  const data = (await world.deps.db.doc(pathOf(input)).get()).data();
  return data === undefined ? null : parseDocument(template, pathOf(input), data);
};

describe('saving a template', () => {
  it('keeps its kind beside its content, and the log without the text', async () => {
    const input = thanks();
    expect(await save(input)).toEqual({ saved: true });
    expect(await stored(input)).toMatchObject({ kind: 'reply', title: 'Thanks', content: input.content });
    const [entry] = await auditOf(world, pathOf(input));
    expect(entry).toMatchObject({ action: 'saveTemplate', actor: 'staff', before: null });
    expect(JSON.stringify(entry)).not.toContain('writing');
  });

  it('holds a section and a whole quote', async () => {
    const [section] = content.sections;
    if (!section) throw new Error('The sample quote has no section');
    const ofSection = thanks({ content: { kind: 'section', section } });
    const ofQuote = thanks({ content: { kind: 'quote', quote: content } });
    await save(ofSection);
    await save(ofQuote);
    expect(await stored(ofSection)).toMatchObject({ kind: 'section', content: { section } });
    expect(await stored(ofQuote)).toMatchObject({ kind: 'quote', content: { quote: content } });
  });

  it('twice is once', async () => {
    const input = thanks();
    await Promise.all([save(input), save(input), save(input)]);
    expect(await auditOf(world, pathOf(input))).toHaveLength(1);
  });

  it('replaces its own first try whose answer was lost', async () => {
    const input = thanks();
    await save(input);
    await save({ ...input, title: 'Better' });
    expect(await stored(input)).toMatchObject({ title: 'Better' });
  });

  it('is refused where the list could not show it', async () => {
    const own = await makeWorld('template-limit');
    const reply = (name: string) => saveTemplate(own.deps, thanks({ templateId: name }), asStaff);
    const { limit } = templateQueries.templatesOfKind;
    await Promise.all(Array.from({ length: limit }, (_, index) => reply(`r${index}`)));
    await expect(reply('one-more')).rejects.toMatchObject({ code: 'failed-precondition' });
    await own.close();
  });

  it('is refused when it was changed or removed since it was read', async () => {
    const input = thanks();
    await save(input);
    const seen = (await stored(input))?.updatedAt.getTime() ?? 0;
    await expect(save({ ...input, title: 'Other', seen: seen - 1 })).rejects.toThrow('changed this template');
    await save({ ...input, title: 'Ours', seen });
    await expect(save({ ...input, title: 'Other', seen: null })).rejects.toThrow('changed this template');
    expect(await stored(input)).toMatchObject({ title: 'Ours' });
    await removeTemplate(world.deps, input, asStaff);
    await expect(save({ ...input, title: 'Late', seen })).rejects.toThrow('removed this template');
    expect(await stored(input)).toBeNull();
  });
});

describe('removing a template', () => {
  it('can be repeated, is in the log, and can be taken back', async () => {
    const input = thanks();
    await save(input);
    expect(await removeTemplate(world.deps, input, asStaff)).toEqual({ removed: true });
    expect(await removeTemplate(world.deps, input, asStaff)).toEqual({ removed: false });
    const actions = (await auditOf(world, pathOf(input))).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['removeTemplate', 'saveTemplate']);
    await save(input);
    expect(await stored(input)).toMatchObject({ title: 'Thanks' });
  });
});
