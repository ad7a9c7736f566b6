import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newSection } from './new-parts.ts';
import { quoteFormSchema, toForm } from './quote-form.ts';
import { saveAsked } from './save-asked.ts';
import { draft } from './testing/request.ts';

const input = v.parse(quoteFormSchema, {
  recipient: { name: 'Ann', email: 'ann@example.com', company: '', phone: '' },
  title: 'A website',
  introduction: '',
  sections: [newSection(2000, { lines: [] })],
  discount: { kind: 'none', amount: null, share: null },
  paymentSchedule: [],
  milestones: [],
  validUntil: '',
  internalNotes: '',
});

/** An editor of this revision whose next save has this result. */
function editorAt(revision: number, result: number | null, isOvertaken = false) {
  const conflict = isOvertaken ? { values: toForm(draft), savedBy: null } : null;
  const saved: unknown[] = [];
  const saveInput = (...wanted: readonly unknown[]) => {
    saved.push(wanted);
    return Promise.resolve(result);
  };
  return { revision, conflict, saveInput, saved };
}

describe('saving what somebody was asked about', () => {
  it('saves exactly that, on top of the revision it was read from', async () => {
    const editor = editorAt(3, 4);
    expect(await saveAsked({ input, revision: 3 }, editor)).toBe(4);
    expect(editor.saved).toEqual([[input, 3]]);
  });

  it.each([
    ['was loaded', editorAt(4, 5)],
    ['waits beside unsaved changes', editorAt(3, 4, true)],
  ])('saves nothing where somebody else’s save %s meanwhile', async (_what, editor) => {
    await expect(saveAsked({ input, revision: 3 }, editor)).rejects.toThrow(/Someone else has just saved/);
    expect(editor.saved).toEqual([]);
  });

  it('fails where the draft could not be saved, so that nothing is sent', async () => {
    await expect(saveAsked({ input, revision: 3 }, editorAt(3, null))).rejects.toThrow(/nothing was sent/);
  });
});
