import { draftLimits } from '@agency/domain/blog-post/draft';
import { slugOf } from '@agency/domain/shared/slug-of';
import type { EditorView } from '@codemirror/view';
import { type RefObject, useState } from 'react';
import { useToast } from '../../../../ui/app/toast.tsx';
import { readPasted } from '../paste/read-pasted.ts';
import { saysMore } from '../paste/says-more.ts';
import type { OwnPages } from './checks.ts';
import { link, run } from './commands.ts';
import { LinkDialog } from './link-dialog.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Draft } from './use-draft.ts';
import styles from './writing.module.css';

interface Props {
  readonly draft: Draft;
  readonly view: RefObject<EditorView | null>;
  readonly pages: OwnPages;
}

const hintId = 'text-hint';

/** The text with its toolbar. */
export function Writing({ draft, view, pages }: Props) {
  const [isLinking, setLinking] = useState(false);
  const toast = useToast();
  const paste = (data: DataTransfer, editor: EditorView): boolean => {
    const html = data.getData('text/html');
    if (!saysMore(html)) return false;
    const plain = data.getData('text/plain');
    readPasted(html, nextGap(draft.text.body)).then(
      ({ markdown, pictures }) => {
        insertPasted(editor, markdown, draft);
        if (pictures.length > 0) toast(missingWords(pictures.length), { tone: 'info' });
      },
      () => insertPasted(editor, plain, draft),
    );
    return true;
  };
  return (
    <div>
      <span className={styles.label}>Text</span>
      <p className={styles.hint} id={hintId}>
        Markdown. Tab indents; to leave the text by keyboard, press Escape, then Tab.
      </p>
      <Toolbar view={view} onLink={() => setLinking(true)} onPicture={() => undefined} />
      <MarkdownField
        value={draft.text.body}
        onChange={(body) => draft.change({ body: body.slice(0, draftLimits.body) })}
        view={view}
        label="Text"
        describedBy={hintId}
        onPaste={paste}
        onDrop={() => false}
        onLink={() => setLinking(true)}
      />
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

/** Gaps for pictures are numbered through the text. */
function nextGap(body: string): number {
  return Math.max(0, ...[...body.matchAll(/\(#picture-(\d+)\)/g)].map(([, number]) => Number(number))) + 1;
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
