import { draftLimits } from '@agency/domain/blog-post/draft';
import { slugOf } from '@agency/domain/shared/slug-of';
import { mediaFile } from '@agency/domain/site/files';
import type { EditorView } from '@codemirror/view';
import { type RefObject, useState } from 'react';
import { useToast } from '../../../../ui/app/toast.tsx';
import { type ChosenPicture, PicturePicker } from '../../../shared/pictures/picture-picker.tsx';
import { insertBlock, link, run } from '../markdown/commands.ts';
import { altAsWritten, nextGap } from '../markdown/shown-pictures.ts';
import { fileOfData } from '../paste/file-of-data.ts';
import type { Pasted } from '../paste/html-to-markdown.ts';
import { readPasted } from '../paste/read-pasted.ts';
import { saysMore, saysWords } from '../paste/says-more.ts';
import type { TextPictures } from '../pictures/use-text-pictures.ts';
import type { OwnPages } from './checks.ts';
import { LinkDialog } from './link-dialog.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Draft } from './use-draft.ts';
import styles from './writing.module.css';

interface Props {
  readonly draft: Draft;
  readonly view: RefObject<EditorView | null>;
  readonly pages: OwnPages;
  readonly pictures: TextPictures;
}

const hintId = 'text-hint';

/** The text with its toolbar. */
export function Writing({ draft, view, pages, pictures }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const toast = useToast();
  const paste = (data: DataTransfer, editor: EditorView): boolean => {
    const html = data.getData('text/html');
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0 && !saysWords(html)) {
      pictures.add(files);
      return true;
    }
    if (!saysMore(html)) return false;
    const plain = data.getData('text/plain');
    readPasted(html, nextGap(draft.text.body)).then(
      (pasted) => {
        insertPasted(editor, pasted.markdown, draft);
        const missing = addPasted(pasted, pictures);
        if (missing > 0) toast(missingWords(missing), { tone: 'info' });
      },
      () => insertPasted(editor, plain, draft),
    );
    return true;
  };
  const drop = (data: DataTransfer, _editor: EditorView, position: number): boolean => {
    const files = [...data.files];
    pictures.add(files, position);
    return files.length > 0;
  };
  const insert = ({ path, alt }: ChosenPicture) => {
    if (view.current) run(insertBlock(`![${altAsWritten(alt)}](${mediaFile(path)})`))(view.current);
  };
  return (
    <div>
      <span className={styles.label}>Text</span>
      <p className={styles.hint} id={hintId}>
        Markdown. Tab indents; to leave the text by keyboard, press Escape, then Tab.
      </p>
      <Toolbar view={view} onLink={() => setLinking(true)} onPicture={() => setChoosing(true)} />
      <MarkdownField
        value={draft.text.body}
        onChange={(body) => draft.change({ body: body.slice(0, draftLimits.body) })}
        view={view}
        label="Text"
        describedBy={hintId}
        onPaste={paste}
        onDrop={drop}
        onLink={() => setLinking(true)}
      />
      <PicturePicker open={isChoosing} onOpenChange={setChoosing} onChoose={insert} />
      {isLinking ? (
        <LinkDialog
          pages={pages}
          onClose={() => setLinking(false)}
          onChoose={(address, words) => {
            setLinking(false);
            if (view.current) run(link(address, words))(view.current);
          }}
        />
      ) : null}
    </div>
  );
}

/** Uploads the pictures that were pasted too, if they have all come; returns how many haven't. */
function addPasted({ pictures: found }: Pasted, pictures: TextPictures): number {
  const files = found.flatMap(({ data }, index) => fileOfData(data, `pasted-${index + 1}`) ?? []);
  // Of some alone nobody could say which gap is whose.
  if (files.length < found.length) return found.length;
  pictures.add(files);
  return 0;
}

function missingWords(count: number): string {
  const what = count === 1 ? 'A picture is missing' : `${count} pictures are missing`;
  return `${what}. Drop the files into the text to fill the gaps.`;
}

/** What was pasted; into an empty post without a title, its first heading becomes that, and its first words the summary. */
function insertPasted(editor: EditorView, markdown: string, draft: Draft): void {
  const { text, change } = draft;
  const isNew = text.title.trim() === '' && text.body.trim() === '';
  const [, title, rest = ''] = (isNew && /^#{1,2} (.+)\n+([\s\S]*)$/.exec(markdown)) || [];
  const body = title === undefined ? markdown : rest;
  editor.dispatch(editor.state.replaceSelection(body), { scrollIntoView: true, userEvent: 'input.paste' });
  if (title === undefined) return;
  const plain = title.replace(/[*_`]/g, '');
  change({
    title: plain,
    slug: slugOf(plain),
    ...(text.excerpt === '' ? { excerpt: firstWords(rest) } : {}),
  });
}

const longestSummary = 300;

/** The first paragraph that is one, without marks, as far as a summary goes. */
function firstWords(markdown: string): string {
  const paragraph = markdown.split(/\n{2,}/).find((part) => /^[\p{L}\p{N}*_"“‘']/u.test(part)) ?? '';
  const plain = paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longestSummary) return plain;
  const sentences = /^.*[.!?](?=\s)/.exec(plain.slice(0, longestSummary))?.[0];
  return sentences ?? `${plain.slice(0, longestSummary - 2).replace(/\s+\S*$/, '')} …`;
}
