import { mediaFile } from '@agency/domain/site/files';
import type { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useRef } from 'react';
import { type PictureUploads, usePictureUpload } from '../../../shared/pictures/use-picture-upload.ts';
import { insertBlock, run } from '../markdown/commands.ts';
import { altAsWritten, gapMark, gapsIn, nextGap } from '../markdown/shown-pictures.ts';

export interface TextPictures {
  readonly uploads: PictureUploads;
  /** Uploads them into the gaps of the text, in their order, and into new ones at this place. */
  add(files: readonly File[], position?: number): void;
}

/** Pictures on their way into a text: each has its place at once, and its address there when it has arrived. */
export function useTextPictures(
  view: RefObject<EditorView | null>,
  onArrived: (path: string) => void,
): TextPictures {
  const uploads = usePictureUpload();
  /** The gap of each upload, and those of uploads that have no id yet. */
  const gapOf = useRef(new Map<string, number>());
  const promised = useRef<number[]>([]);
  const arrived = useRef(new Set<string>());
  const { items } = uploads;
  const latest = useRef(onArrived);
  useEffect(() => {
    latest.current = onArrived;
  });
  useEffect(() => {
    for (const { id, result } of items) {
      if (!gapOf.current.has(id)) gapOf.current.set(id, promised.current.shift() ?? 0);
      if (result === undefined || arrived.current.has(id)) continue;
      arrived.current.add(id);
      if (view.current) fillGap(view.current, gapOf.current.get(id) ?? 0, result);
      latest.current(result.path);
    }
  }, [items, view]);
  const add = (files: readonly File[], position?: number) => {
    const editor = view.current;
    if (!editor || files.length === 0) return;
    const taken = [...promised.current, ...items.map(({ id }) => gapOf.current.get(id))];
    const gaps = makeRoom(editor, files.length, taken, position);
    promised.current.push(...gaps);
    uploads.add(files);
  };
  return { uploads, add };
}

/** So many gaps: free ones of the text first, then new ones at this place. */
function makeRoom(
  editor: EditorView,
  count: number,
  taken: readonly (number | undefined)[],
  position: number | undefined,
): number[] {
  const text = editor.state.doc.toString();
  const free = gapsIn(text).flatMap(({ number }) => (taken.includes(number) ? [] : [number]));
  const next = nextGap(text);
  const made = Array.from({ length: Math.max(0, count - free.length) }, (_, index) => next + index);
  if (made.length > 0) {
    if (position !== undefined) editor.dispatch({ selection: { anchor: position } });
    run(insertBlock(made.map(gapMark).join('\n\n')))(editor);
  }
  return [...free.slice(0, count), ...made];
}

/** Its gap may be gone meanwhile: then the picture is in the library alone. */
function fillGap(
  editor: EditorView,
  number: number,
  { path, alt }: { readonly path: string; readonly alt: string },
): void {
  const text = editor.state.doc.toString();
  const gap = gapsIn(text).find((one) => one.number === number);
  if (!gap) return;
  const changes = [{ from: gap.from, to: gap.to, insert: mediaFile(path) }];
  // '![](': what the library says of it, where the text says nothing.
  if (alt !== '' && text.slice(gap.from - 4, gap.from) === '![](') {
    changes.unshift({ from: gap.from - 2, to: gap.from - 2, insert: altAsWritten(alt) });
  }
  editor.dispatch({ changes, userEvent: 'input' });
}
