import { type ChangeSpec, EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

// What the toolbar and its keys do to the text: each is one step that can be undone.

type Edit = (state: EditorState) => TransactionSpec;

export const run =
  (edit: Edit) =>
  (view: EditorView): boolean => {
    view.dispatch(view.state.update(edit(view.state), { scrollIntoView: true, userEvent: 'input' }));
    view.focus();
    return true;
  };

/** Puts a mark around what is selected, or takes it away where it is there. */
export function wrap(mark: string): Edit {
  return (state) =>
    state.changeByRange((range) => {
      const { from, to } = range;
      const size = mark.length;
      const before = state.sliceDoc(Math.max(0, from - size), from);
      const after = state.sliceDoc(to, to + size);
      if (before === mark && after === mark) {
        return {
          changes: [
            { from: from - size, to: from },
            { from: to, to: to + size },
          ],
          range: EditorSelection.range(from - size, to - size),
        };
      }
      const inside = state.sliceDoc(from, to);
      if (inside.length >= 2 * size && inside.startsWith(mark) && inside.endsWith(mark)) {
        return {
          changes: { from, to, insert: inside.slice(size, -size) },
          range: EditorSelection.range(from, to - 2 * size),
        };
      }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + size, to + size),
      };
    });
}

const lineMark = /^(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s+)/;

/** Begins each selected line with a mark, in place of another one; with the same it is taken away. */
function eachLine(markOf: (index: number) => string, isSame: RegExp): Edit {
  return (state) => {
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from).number;
    const last = state.doc.lineAt(to).number;
    const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
    const isOn = lines.every(({ text }) => isSame.test(text));
    const changes: ChangeSpec[] = lines.map((line, index) => {
      const known = lineMark.exec(line.text)?.[0] ?? '';
      return { from: line.from, to: line.from + known.length, insert: isOn ? '' : markOf(index) };
    });
    return { changes };
  };
}

export const heading = (level: 2 | 3): Edit => {
  const mark = `${'#'.repeat(level)} `;
  return eachLine(() => mark, new RegExp(`^#{${level}}\\s`));
};
export const bulletList = eachLine(() => '- ', /^[-*+]\s/);
export const numberedList = eachLine((index) => `${index + 1}. `, /^\d+[.)]\s/);
export const quotation = eachLine(() => '> ', /^>\s/);

/** A block on lines of its own, with an empty line around it. */
export function insertBlock(block: string): Edit {
  return (state) => {
    const { from, to } = state.selection.main;
    const before = state.sliceDoc(0, from);
    const after = state.sliceDoc(to);
    const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') || after === '' ? '\n' : '\n\n';
    const insert = `${lead}${block}${tail}`;
    return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
  };
}

export const table = insertBlock('| Column | Column |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |');
export const codeBlock: Edit = (state) => {
  const { from, to } = state.selection.main;
  return insertBlock(`\`\`\`\n${state.sliceDoc(from, to)}\n\`\`\``)(state);
};

/** A link with what is selected as its words; else with these. */
export function link(address: string, words: string): Edit {
  return (state) => {
    const { from, to } = state.selection.main;
    const chosen = state.sliceDoc(from, to);
    const insert = `[${chosen || words.replace(/([[\]])/g, '\\$1')}](${address})`;
    return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
  };
}
